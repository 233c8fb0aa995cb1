/** In which way a caller reaches a right, each way more than the one before: the facts alone, their use, or as its owner. */
export const rightAccesses = ['view', 'use', 'owner'] as const
export type RightAccess = (typeof rightAccesses)[number]

/** What may be done with a right; the server tells each caller which of them are open to him now. */
export const rightActs = ['edit', 'remove', 'addPaper', 'addRecordal', 'ask', 'delegate', 'use'] as const
export type RightAct = (typeof rightActs)[number]

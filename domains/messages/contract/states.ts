/**
 * States of a message. `held`: a person must first say that it is no spam. `answered`: only its writer sees the answer.
 * `published`: everybody sees it.
 */
export const messageStates = ['new', 'held', 'answered', 'published', 'spam', 'deleted'] as const
export type MessageState = (typeof messageStates)[number]

/** The states of the messages that wait for somebody of the desk. */
export const openStates = ['new', 'held'] as const satisfies readonly MessageState[]

export const messageStateLabels = {
  new: '待答复',
  held: '待甄别',
  answered: '已答复',
  published: '已公开',
  spam: '垃圾信息',
  deleted: '已删除',
} satisfies Record<MessageState, string>

export const messageActions = ['reply', 'publish', 'withhold', 'edit', 'remove', 'markSpam', 'clearSpam'] as const
export type MessageAction = (typeof messageActions)[number]

export const messageActionLabels = {
  reply: '答复',
  publish: '公开',
  withhold: '取消公开',
  edit: '修改',
  remove: '删除',
  markSpam: '标为垃圾信息',
  clearSpam: '不是垃圾信息',
} satisfies Record<MessageAction, string>

const nowhere = {
  reply: null,
  publish: null,
  withhold: null,
  edit: null,
  remove: null,
  markSpam: null,
  clearSpam: null,
} satisfies Record<MessageAction, null>

/**
 * Which action leads to which state; the server's guard and the desk's buttons read this one table, and null means not allowed.
 */
const transitions: Readonly<Record<MessageState, Readonly<Record<MessageAction, MessageState | null>>>> = {
  new: { ...nowhere, reply: 'answered', edit: 'new', remove: 'deleted', markSpam: 'spam' },
  held: { ...nowhere, reply: 'answered', edit: 'held', remove: 'deleted', markSpam: 'spam', clearSpam: 'new' },
  answered: { ...nowhere, reply: 'answered', publish: 'published', edit: 'answered', remove: 'deleted' },
  published: { ...nowhere, reply: 'published', withhold: 'answered', edit: 'published', remove: 'deleted' },
  spam: { ...nowhere, clearSpam: 'new', remove: 'deleted' },
  deleted: nowhere,
}

/** The state after an action, or null when the state does not allow it. */
export const stateAfter = (state: MessageState, action: MessageAction): MessageState | null =>
  transitions[state][action]

/** The actions that the desk may take in a state: the `can` of rows and details. */
export const actionsIn = (state: MessageState): MessageAction[] =>
  messageActions.filter((action) => stateAfter(state, action) !== null)

/** Why a message is held: it has no proof of work, it has many web addresses, or the same text was sent before. */
export const heldReasons = ['unproved', 'links', 'repeated'] as const
export type HeldReason = (typeof heldReasons)[number]

export const heldReasonLabels = {
  unproved: '未完成防垃圾校验',
  links: '网址较多',
  repeated: '与近期留言内容相同',
} satisfies Record<HeldReason, string>

/** The states that a writer sees; a held message is shown to him as waiting, spam as removed. */
export const writerStates = ['waiting', 'answered', 'removed'] as const
export type WriterState = (typeof writerStates)[number]

export const writerStateLabels = {
  waiting: '等待答复',
  answered: '已答复',
  removed: '已删除',
} satisfies Record<WriterState, string>

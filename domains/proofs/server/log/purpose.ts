/**
 * What a statement is in the log for. Only `seal`, `supplement` and `renewal` get a time-stamp of their own; all stand
 * under those of the checkpoints. `pulse`: ties the log to a moment. `restored`: read back from the published log after
 * the database had lost it.
 */
export type Purpose = 'seal' | 'supplement' | 'file' | 'withdraw' | 'renewal' | 'audit' | 'pulse' | 'restored'

export const stampedPurposes: readonly Purpose[] = ['seal', 'supplement', 'renewal']

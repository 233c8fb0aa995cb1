/**
 * Why a statement is in the log. Only `seal`, `supplement` and `renewal` get a time-stamp of their own; the stamps of the
 * checkpoints cover every statement. `pulse` ties the log to a moment, `head` is the newest link of a chain that another domain
 * keeps, `history` a day's seal of rows that tell what happened. `restored`: the entry was read back from the published log after
 * the database had lost it.
 */
export type Purpose =
  | 'seal'
  | 'supplement'
  | 'file'
  | 'withdraw'
  | 'renewal'
  | 'audit'
  | 'pulse'
  | 'head'
  | 'history'
  | 'restored'

export const stampedPurposes: readonly Purpose[] = ['seal', 'supplement', 'renewal']

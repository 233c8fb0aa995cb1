import type { Db } from '../postgres/database.ts'

/** How a call of staff ended: it was not allowed (`refused`), or it was and did not succeed (`failed`). */
export type ActOutcome = 'done' | 'refused' | 'failed'

/** What staff did to which record, in the words of the use case. */
export type ActDetail = {
  /** The kind of record, as `request`. */
  subjectKind: string
  /** The number or id by which staff know the record. */
  subjectRef: string
  /** The page of the back office that shows the record, as `/users?keyword=a`. */
  link?: string
  /** The record as it was, null where there was none. The log keeps the fields that differ from `after`. */
  before?: object | null
  after?: object | null
  /** The reason that was given, or what else the log should say. */
  note?: string
  /** The id of the member of staff who acts, where the call has no session yet. */
  by?: string
}

/** One entry for the log: `act` names the call (`domain.endpoint`), `actName` says in Chinese what it does. */
export type Act = { act: string; actName: string; outcome: ActOutcome } & Partial<ActDetail>

/**
 * The call of staff under way. What it records is one entry, written when the use case has ended, in the call's transaction; a
 * call in steps writes each entry at once, in the transaction that is handed over. What it refuses is written at once and by itself.
 */
export type ActUnderWay = {
  /** `outcome` is for a call in steps of which one did not succeed; it is `done` unless told. */
  record: (db: Db, detail: ActDetail, outcome?: ActOutcome) => Promise<void>
  refuse: (detail: Refusal) => Promise<void>
}

/** Who was not let in, and to what: `by` is the account that somebody claimed to be, or whose session it was. */
export type Refusal = ActDetail & { by: string }

/** Two things said of one act are one entry: the record as it was before the first, and as it is after the second. */
export const joinedDetails = (first: ActDetail, second: ActDetail): ActDetail => {
  const notes = new Set([first.note, second.note].filter((note) => note !== undefined))
  const [earlier, later] = [first.before === undefined ? second.before : first.before, second.after ?? undefined]
  return {
    ...first,
    before: earlier && second.before ? { ...second.before, ...earlier } : (earlier ?? null),
    after: second.after === undefined ? (first.after ?? null) : later ? { ...first.after, ...later } : null,
    ...(notes.size > 0 && { note: [...notes].join('；') }),
  }
}

/**
 * Says what a use case did. It is called within the transaction that does it, so that the act and its entry are stored together
 * or not at all. In calls that the act log does not keep, those of customers among them, nothing is written.
 */
export const recordAct = async (ctx: { db: Db; act?: ActUnderWay }, detail: ActDetail): Promise<void> => {
  await ctx.act?.record(ctx.db, detail)
}

/**
 * Says that a call refused somebody who failed to prove that he is this member of staff, as by a wrong password. At most one entry
 * a minute is kept for each account and call. It stays where the call's own transaction is undone, and never throws.
 */
export const recordRefusal = async (ctx: { act?: ActUnderWay }, refusal: Refusal): Promise<void> => {
  await ctx.act?.refuse(refusal)
}

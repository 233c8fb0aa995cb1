import { shanghaiMinuteWords } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { userNames, usernameOf } from './user-names.ts'

/** The fields of a record as a change log keeps them. */
export type RecordState = Record<string, unknown>

/** For each field that a history shows, its label and how its value reads; null where the record had no value. */
export type FieldTexts = Record<string, { label: string; text: (value: unknown) => string | null }>

/** One row of a change log; without an actor the portal itself made the change. */
export type ChangeRow<Act> = {
  createTime: Date
  act: Act
  actorId: string | null
  before: RecordState | null
  after: RecordState | null
}

/** The most entries of a history that are shown. */
export const shownChanges = 200

const differences = (texts: FieldTexts, before: RecordState | null, after: RecordState | null) =>
  Object.entries(texts).flatMap(([name, { label, text }]) => {
    const [old, now] = [before, after].map((state) => text(state?.[name] ?? null))
    return old === now ? [] : [{ label, before: old ?? null, after: now ?? null }]
  })

/** A history in words: who changed what and when, in the order of `rows`. */
export const changesInWords = async <Act>(ctx: Pick<Ctx, 'db'>, rows: readonly ChangeRow<Act>[], texts: FieldTexts) => {
  const names = await userNames(
    ctx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return rows.map(({ createTime, act, actorId, before, after }) => ({
    time: createTime.getTime(),
    actor: actorId && usernameOf(names, actorId),
    act,
    fields: differences(texts, before, after),
  }))
}

export const plainText = (value: unknown): string | null => (value ? String(value) : null)
export const yesNoText = (value: unknown): string | null => (value === null ? null : value ? '是' : '否')

export const momentTextOf = (value: unknown): string | null =>
  value ? shanghaiMinuteWords(new Date(value as string | number)) : null

import { usableFiles } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import { and, eq, gt } from 'drizzle-orm'
import type { Draft, DraftHead } from '../contract/draft.ts'
import { draftLimits } from '../contract/limits.ts'
import { drafts } from './draft.table.ts'
import { ensure } from './failures.ts'
import { fileIdsIn, withoutFiles } from './named-files.ts'

export type DraftRecord = typeof drafts.$inferSelect
type Clock = Pick<Ctx, 'now'>

const lifeMs = draftLimits.days * 24 * 3600_000

/** Drafts saved before this moment count as gone, also until they are swept. */
export const oldestKept = ({ now }: Clock): Date => new Date(now().getTime() - lifeMs)
export const keptUntil = (savedAt: Date): Date => new Date(savedAt.getTime() + lifeMs)

/** The condition of everything here: one's own, and not too old. */
export const ownDraft = (ctx: Clock, ownerId: string, form?: string) =>
  and(
    eq(drafts.ownerId, ownerId),
    form === undefined ? undefined : eq(drafts.form, form),
    gt(drafts.savedAt, oldestKept(ctx)),
  )

const placeOf = (id: string) => ({ table: 'draft', column: 'values_sealed', row: id })

export const sealValues = ({ cipher }: Pick<Ctx, 'cipher'>, id: string, json: string): string =>
  cipher.seal(json, placeOf(id))

export const headOf = ({
  id,
  version,
  form,
  title,
  page,
  savedAt,
  device,
}: Omit<DraftRecord, 'values'>): DraftHead => ({
  id,
  version,
  form,
  title,
  page,
  savedAt: savedAt.getTime(),
  device,
})

/**
 * A draft with its fields; uploads that were removed or sent off meanwhile are left out and counted. One that no key opens
 * is answered like a missing one, so that its form opens.
 */
export const draftOf = async (ctx: Pick<Ctx, 'db' | 'cipher'>, record: DraftRecord): Promise<Draft> => {
  const json = ctx.cipher.find(record.values, placeOf(record.id))
  ensure(json !== undefined, 'record.not_found')
  const values = JSON.parse(json) as Draft['values']
  const usable = await usableFiles(ctx, { ownerId: record.ownerId, ids: record.fileIds })
  const left = withoutFiles(values, (id) => usable.has(id)) as Draft['values']
  return { ...headOf(record), values: left, lostFiles: record.fileIds.length - fileIdsIn(left).length }
}

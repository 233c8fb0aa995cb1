import { fileIdOf, fileLinks, isEndedLink, usableFiles } from '@portal/files/server'
import { type Ctx, sealedFields } from '@portal/platform/server'
import { and, eq, gt } from 'drizzle-orm'
import type { Draft, DraftHead } from '../contract/draft.ts'
import { draftLimits } from '../contract/limits.ts'
import { drafts } from './draft.table.ts'
import { ensure } from './failures.ts'
import { fileIdsIn, withLinks, withoutFiles } from './named-files.ts'

export type DraftRecord = typeof drafts.$inferSelect
type Clock = Pick<Ctx, 'now'>

const lifeMs = draftLimits.days * 24 * 3600_000

/** A draft that was saved before this moment counts as gone, even while the sweep has not deleted it yet. */
export const oldestKept = ({ now }: Clock): Date => new Date(now().getTime() - lifeMs)
export const keptUntil = (savedAt: Date): Date => new Date(savedAt.getTime() + lifeMs)

/**
 * The SQL condition that every call puts on drafts: they belong to `ownerId` (and to `form`, where given) and are not too
 * old.
 */
export const ownDraft = (ctx: Clock, ownerId: string, form?: string) =>
  and(
    eq(drafts.ownerId, ownerId),
    form === undefined ? undefined : eq(drafts.form, form),
    gt(drafts.savedAt, oldestKept(ctx)),
  )

const { seal, find } = sealedFields(drafts)

export const sealValues = (ctx: Pick<Ctx, 'cipher'>, id: string, json: string): string => seal(ctx, 'values', id, json)

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

/** The values with new links in place of those that have ended, so that an upload of yesterday still shows its picture. */
const withOpenLinks = async (ctx: Pick<Ctx, 'db' | 'signer' | 'now'>, values: unknown): Promise<unknown> => {
  const ids = fileIdsIn(values)
  const links = new Map((await fileLinks(ctx, ids)).map((link) => [link.id, link]))
  return withLinks(values, (url) => (isEndedLink(ctx, url) ? links.get(fileIdOf(url) ?? '') : undefined))
}

/**
 * A draft with its values. Uploads that were removed or sent off meanwhile are left out and counted in `lostFiles`. A draft
 * that no key can decrypt fails with `record.not_found`, as a missing one does, so that its form still opens.
 */
export const draftOf = async (
  ctx: Pick<Ctx, 'db' | 'cipher' | 'signer' | 'now'>,
  record: DraftRecord,
): Promise<Draft> => {
  const json = find(ctx, 'values', record)
  ensure(json !== null, 'record.not_found')
  const values = JSON.parse(json) as Draft['values']
  const usable = await usableFiles(ctx, { ownerId: record.ownerId, ids: record.fileIds })
  const left = (await withOpenLinks(
    ctx,
    withoutFiles(values, (id) => usable.has(id)),
  )) as Draft['values']
  return { ...headOf(record), values: left, lostFiles: record.fileIds.length - fileIdsIn(left).length }
}

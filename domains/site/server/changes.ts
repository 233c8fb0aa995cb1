import { changesInWords, type FieldTexts, type RecordState, shownChanges } from '@portal/accounts/server'
import { type ChangeCtx, type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import type { ChangeAct, SiteChange } from '../contract/desk.ts'
import { type ChangeSubject, siteChangeLog } from './site.table.ts'

/** The words of a place are known by its key; links and banners by their names, since their ids are nowhere shown. */
export const textRecord: RecordKind = {
  at: '/api/admin/texts/{key}',
  kind: 'text',
  page: (key) => `/texts/${key}`,
}

const nameOf = (state: RecordState | undefined): string | undefined =>
  [state?.name, state?.title, state?.key].find((name) => typeof name === 'string' && name !== '') as string | undefined

type Change = { subject: ChangeSubject; id: string; before?: RecordState | undefined; after?: RecordState | undefined }

/** Says to the act log what was done with a link, a banner or the words of a place. */
export const recordSiteAct = (
  ctx: Pick<ChangeCtx, 'db' | 'act'>,
  { subject, id, before, after }: Change,
): Promise<void> => {
  const ref = nameOf(after) ?? nameOf(before) ?? id
  const record = { kind: subject, page: () => `/${subject}s` }
  return recordAct(ctx, {
    ...loggedAs(subject === textRecord.kind ? textRecord : record, ref),
    before: before ?? null,
    after: after ?? null,
  })
}

/**
 * Adds an entry to a record's history, and to the act log, in the caller's transaction. `removed` is the record as it was, of
 * which its history has all already.
 */
export const recordChange = async (
  ctx: ChangeCtx,
  { subject, id, act, before, after, removed }: Change & { act: ChangeAct; removed?: RecordState },
): Promise<void> => {
  await ctx.db.insert(siteChangeLog).values({
    id: ctx.newId(),
    subject,
    subjectId: id,
    act,
    actorId: ctx.actor?.userId ?? null,
    before: before ?? null,
    after: after ?? null,
    createTime: ctx.now(),
  })
  await recordSiteAct(ctx, { subject, id, before: removed ?? before, after })
}

/** The history of a record in words, the latest entry first. */
export const listChanges = async (
  ctx: Pick<Ctx, 'db'>,
  { subject, id, texts }: { subject: ChangeSubject; id: string; texts: FieldTexts },
): Promise<{ list: SiteChange[] }> => {
  const rows = await ctx.db
    .select()
    .from(siteChangeLog)
    .where(and(eq(siteChangeLog.subject, subject), eq(siteChangeLog.subjectId, id)))
    .orderBy(desc(siteChangeLog.createTime), desc(siteChangeLog.id))
    .limit(shownChanges)
  return { list: await changesInWords(ctx, rows, texts) }
}

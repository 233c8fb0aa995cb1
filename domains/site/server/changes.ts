import { changesInWords, type FieldTexts, type RecordState, shownChanges } from '@portal/accounts/server'
import type { ChangeCtx, Ctx } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import type { ChangeAct, SiteChange } from '../contract/desk.ts'
import { siteChangeLog } from './site.table.ts'

type Subject = 'link' | 'banner'

/** Adds an entry to a record's history, in the caller's transaction. */
export const recordChange = async (
  ctx: ChangeCtx,
  {
    subject,
    id,
    act,
    before,
    after,
  }: { subject: Subject; id: string; act: ChangeAct; before?: RecordState; after?: RecordState },
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
}

/** The history of a record in words, the latest entry first. */
export const listChanges = async (
  ctx: Pick<Ctx, 'db'>,
  { subject, id, texts }: { subject: Subject; id: string; texts: FieldTexts },
): Promise<{ list: SiteChange[] }> => {
  const rows = await ctx.db
    .select()
    .from(siteChangeLog)
    .where(and(eq(siteChangeLog.subject, subject), eq(siteChangeLog.subjectId, id)))
    .orderBy(desc(siteChangeLog.createTime), desc(siteChangeLog.id))
    .limit(shownChanges)
  return { list: await changesInWords(ctx, rows, texts) }
}

import { userNames, usernameOf } from '@portal/accounts/server'
import { shanghaiMinuteWords } from '@portal/platform/contract'
import type { ChangeCtx, Ctx } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import type { ChangeAct, SiteChange } from '../contract/desk.ts'
import { siteChangeLog } from './site.table.ts'

type Subject = 'link' | 'banner'
type State = Record<string, unknown>
/** For each field that a history shows, its label and how its value reads. */
export type FieldTexts = Record<string, { label: string; text: (value: unknown) => string | null }>

/** Adds an entry to a record's history, in the caller's transaction. */
export const recordChange = async (
  ctx: ChangeCtx,
  { subject, id, act, before, after }: { subject: Subject; id: string; act: ChangeAct; before?: State; after?: State },
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

const differences = (texts: FieldTexts, before: State | null, after: State | null): SiteChange['fields'] =>
  Object.entries(texts).flatMap(([name, { label, text }]) => {
    const [old, now] = [before, after].map((state) => text(state?.[name] ?? null))
    return old === now ? [] : [{ label, before: old ?? null, after: now ?? null }]
  })

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
    .limit(200)
  const names = await userNames(
    ctx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return {
    list: rows.map(({ createTime, act, actorId, before, after }) => ({
      time: createTime.getTime(),
      actor: actorId && usernameOf(names, actorId),
      act,
      fields: differences(texts, before, after),
    })),
  }
}

export const plainText = (value: unknown): string | null => (value ? String(value) : null)
export const yesNoText = (value: unknown): string | null => (value === null ? null : value ? '是' : '否')

export const momentTextOf = (value: unknown): string | null =>
  value ? shanghaiMinuteWords(new Date(value as string | number)) : null

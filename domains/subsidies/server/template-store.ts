import { type ChangeCtx, type Ctx, isId, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { TemplateAct } from '../contract/desk.ts'
import type { PublicTemplate } from '../contract/templates.ts'
import { ensure } from './failures.ts'
import { subsidyTemplateChanges, subsidyTemplates } from './subsidy.table.ts'

const listPath = '/subsidy-templates'

export const templateRecord: RecordKind = {
  at: '/api/admin/subsidy-templates/{id}',
  kind: 'subsidyTemplate',
  page: (id) => `${listPath}/${id}`,
}

export type Template = typeof subsidyTemplates.$inferSelect

/** Excludes removed lists: their rows stay for their history and for the packs that name them. */
export const kept = isNull(subsidyTemplates.removedAt)

/** Which lists customers may choose: those that staff compared with their source, and the supplied example. */
export const isPublic = and(
  kept,
  eq(subsidyTemplates.hidden, false),
  or(isNotNull(subsidyTemplates.checkedAt), isNotNull(subsidyTemplates.metOn)),
)

export const publicOf = (template: Template): PublicTemplate => {
  const { id, city, year, title, sourceName, sourceUrl, note, checkedAt, metOn, items } = template
  return { id, city, year, title, sourceName, sourceUrl, note, metOn, items, checkedAt: checkedAt?.getTime() ?? null }
}

/** A list that is not removed. `held` locks its row until the transaction ends. */
export const getTemplate = async (
  { db }: Pick<Ctx, 'db'>,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<Template> => {
  ensure(isId(id), 'record.not_found')
  const query = db
    .select()
    .from(subsidyTemplates)
    .where(and(eq(subsidyTemplates.id, id), kept))
  const [found] = held ? await query.for('update') : await query
  ensure(found, 'record.not_found')
  return found
}

/** A list that customers may choose. */
export const getPublicTemplate = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<Template> => {
  ensure(isId(id), 'record.not_found')
  const [found] = await db
    .select()
    .from(subsidyTemplates)
    .where(and(eq(subsidyTemplates.id, id), isPublic))
  ensure(found, 'record.not_found')
  return found
}

/** The lists that customers may choose: first those of cities by name, the newest year first; the example last. */
export const publicTemplates = async ({ db }: Pick<Ctx, 'db'>): Promise<{ list: PublicTemplate[] }> => {
  const rows = await db
    .select()
    .from(subsidyTemplates)
    .where(isPublic)
    .orderBy(sql`${subsidyTemplates.city} = ''`, subsidyTemplates.city, sql`${subsidyTemplates.year} desc`)
  return { list: rows.map(publicOf) }
}

/** Adds a change to the history of a list, in the caller's transaction. */
export const recordChange = async (
  ctx: ChangeCtx,
  { id, act, before, after }: { id: string; act: TemplateAct; before?: object; after?: object },
): Promise<void> => {
  await ctx.db.insert(subsidyTemplateChanges).values({
    id: ctx.newId(),
    templateId: id,
    act,
    actorId: ctx.actor?.userId ?? null,
    before: before ? { ...before } : null,
    after: after ? { ...after } : null,
    createTime: ctx.now(),
  })
  await recordAct(ctx, {
    ...loggedAs(templateRecord, id),
    ...(act === 'remove' && { link: listPath }),
    before: before ?? null,
    after: after ?? null,
  })
}

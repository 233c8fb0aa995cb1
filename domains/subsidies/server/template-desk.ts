import { userNames, usernameOf } from '@portal/accounts/server'
import { type ById, type Ctx, containing, readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, ilike, not, or, type SQL, sql } from 'drizzle-orm'
import type { ChangeTemplateForm, TemplateRow, TemplatesQuery } from '../contract/desk.ts'
import type { TemplateForm } from '../contract/templates.ts'
import { ensure } from './failures.ts'
import { subsidyTemplates } from './subsidy.table.ts'
import { getTemplate, isPublic, kept, publicOf, recordChange, type Template } from './template-store.ts'

type Done = Record<string, never>

const pass = sql`true`

const stateFilter = (state: TemplatesQuery['state']): SQL | undefined => {
  if (state === 'public') return isPublic
  if (state === 'unchecked') return not(isPublic ?? pass)
  return state === 'hidden' ? eq(subsidyTemplates.hidden, true) : undefined
}

const rowsOf = async (ctx: Pick<Ctx, 'db'>, templates: readonly Template[]): Promise<TemplateRow[]> => {
  const people = templates.flatMap(({ checkedBy, updatedBy }) => [checkedBy ?? [], updatedBy ?? []].flat())
  const names = await userNames(ctx, people)
  const nameOf = (id: string | null) => id && usernameOf(names, id)
  return templates.map((template) => {
    const { hidden, checkedAt, checkedBy, metOn, updatedAt, updatedBy, version } = template
    return {
      ...publicOf(template),
      hidden,
      checkedBy: nameOf(checkedBy),
      isPublic: !hidden && (checkedAt !== null || metOn !== null),
      updatedAt: updatedAt.getTime(),
      updatedBy: nameOf(updatedBy),
      version,
    }
  })
}

export const listTemplates = async (ctx: Pick<Ctx, 'db'>, { query }: { query: TemplatesQuery }) => {
  const { keyword, state } = query
  const words = containing(keyword)
  const wanted = and(
    kept,
    keyword === ''
      ? undefined
      : or(
          ilike(subsidyTemplates.title, words),
          ilike(subsidyTemplates.city, words),
          eq(subsidyTemplates.year, keyword),
        ),
    stateFilter(state),
    within(subsidyTemplates.updatedAt, query),
  )
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: subsidyTemplates,
    where: wanted,
    orderBy: [desc(subsidyTemplates.updatedAt), desc(subsidyTemplates.id)],
  })
  return { elements: await rowsOf(ctx, rows), totalElements }
}

export const readTemplate = async (ctx: Pick<Ctx, 'db'>, { params }: ById): Promise<TemplateRow> => {
  const [row] = await rowsOf(ctx, [await getTemplate(ctx, params.id)])
  ensure(row, 'record.not_found')
  return row
}

const stamp = ({ now, actor }: SignedInCtx) => ({ updatedAt: now(), updatedBy: actor.userId })

export const addTemplate = (ctx: SignedInCtx, { body }: { body: TemplateForm }): Promise<{ id: string }> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const id = ctx.newId()
    await tx.insert(subsidyTemplates).values({ id, ...body, ...stamp(ctx) })
    await recordChange(inside, { id, act: 'create', after: body })
    return { id }
  })

/** Refuses a change that was made on an older version than the stored one, and names who has changed the list since. */
const ensureRead = async (ctx: Pick<Ctx, 'db'>, { version, updatedBy }: Template, read: number): Promise<void> => {
  if (version === read) return
  const names = await userNames(ctx, updatedBy ? [updatedBy] : [])
  const who = (updatedBy && names.get(updatedBy)?.username) ?? '他人'
  const msg = `在您打开之后，${who}已修改过这份清单。为免覆盖，您的修改没有保存：请在“记录”中对照，重新打开后再修改`
  ensure(false, 'subsidy.newer_change', { msg })
}

/** The fields that staff compared with the source: only a change of these needs a new comparison. */
const checked = ({ city, year, sourceName, sourceUrl, items }: TemplateForm) =>
  JSON.stringify([
    city,
    year,
    sourceName,
    sourceUrl,
    items.map(({ key, title, need, slots, where, note }) => [key, title, need, slots, where, note]),
  ])

const nextVersion = sql`${subsidyTemplates.version} + 1`

/** Changes a list. After a change of city, year, source or items it is no longer checked and, being unchecked, not public. */
export const changeTemplate = (
  ctx: SignedInCtx,
  { params, body: { version, ...form } }: ById & { body: ChangeTemplateForm },
): Promise<Done> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const before = await getTemplate(inside, params.id, { held: true })
    await ensureRead(inside, before, version)
    const unchecked = checked(before) === checked(form) ? {} : { checkedAt: null, checkedBy: null, metOn: null }
    await tx
      .update(subsidyTemplates)
      .set({ ...form, ...unchecked, ...stamp(ctx), version: nextVersion })
      .where(eq(subsidyTemplates.id, before.id))
    await recordChange(inside, { id: before.id, act: 'change', before, after: { ...before, ...form, ...unchecked } })
    return {}
  })

/** Stores whether a list matches its source; a list that does not match is not public any more. */
export const checkTemplate = (
  ctx: SignedInCtx,
  { params, body: { matches } }: ById & { body: { matches: boolean } },
): Promise<Done> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const before = await getTemplate(inside, params.id, { held: true })
    ensure(!matches || (before.sourceUrl !== '' && before.items.length > 0), 'subsidy.nothing_to_check')
    const state = matches
      ? { checkedAt: ctx.now(), checkedBy: ctx.actor.userId }
      : { checkedAt: null, checkedBy: null, metOn: null }
    await tx
      .update(subsidyTemplates)
      .set({ ...state, ...stamp(ctx), version: nextVersion })
      .where(eq(subsidyTemplates.id, before.id))
    const act = matches ? 'check' : 'uncheck'
    await recordChange(inside, { id: before.id, act, before, after: { ...before, ...state } })
    return {}
  })

export const removeTemplate = (ctx: SignedInCtx, { params }: ById): Promise<Done> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const before = await getTemplate(inside, params.id, { held: true })
    await tx
      .update(subsidyTemplates)
      .set({ removedAt: ctx.now(), ...stamp(ctx) })
      .where(eq(subsidyTemplates.id, before.id))
    await recordChange(inside, { id: before.id, act: 'remove', before })
    return {}
  })

import { type FieldTexts, momentTextOf, plainText, userNames, usernameOf, yesNoText } from '@portal/accounts/server'
import {
  type ActorCtx,
  type ById,
  type ChangeCtx,
  type Ctx,
  containing,
  ensureField,
  readPage,
  within,
} from '@portal/platform/server'
import { and, asc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { MoveForm } from '../contract/desk.ts'
import type { ChangeLinkForm, LinkAction, LinkForm, LinkRow, LinksQuery } from '../contract/link-desk.ts'
import { type LinkGroup, linkGroupLabels, linkGroups, linkLimits } from '../contract/links.ts'
import { listChanges, recordChange, recordSiteAct } from './changes.ts'
import { ensure, ensureId, ensureRead } from './failures.ts'
import { inOrder, lastPlace, swapPlaces } from './list-order.ts'
import { siteLinks } from './site.table.ts'

type LinkRecord = typeof siteLinks.$inferSelect
const kept = isNull(siteLinks.removedAt)

/**
 * The condition that a link may be public: somebody has opened it, or it came with the portal and its makers found it in public
 * pages.
 */
export const isTrusted = or(isNotNull(siteLinks.checkedAt), isNotNull(siteLinks.metOn))

const stateFilter = (state: LinksQuery['state']): SQL | undefined => {
  if (state === 'checked') return isNotNull(siteLinks.checkedAt)
  if (state === 'unchecked') return isNull(siteLinks.checkedAt)
  return state === 'hidden' ? eq(siteLinks.hidden, true) : undefined
}

const wantedOf = ({ keyword, group, state, ...span }: LinksQuery): SQL | undefined =>
  and(
    kept,
    keyword === ''
      ? undefined
      : or(
          ilike(siteLinks.name, containing(keyword)),
          ilike(siteLinks.url, containing(keyword)),
          ilike(siteLinks.about, containing(keyword)),
        ),
    group === '' ? undefined : eq(siteLinks.group, group),
    stateFilter(state),
    within(siteLinks.updatedAt, span),
  )

/** Orders the groups of links as the pages show them. */
const byGroup = sql`array_position(${sql.raw(`array['${linkGroups.join("','")}']`)}, ${siteLinks.group})`

type Neighbours = ReadonlyMap<string, { isFirst: boolean; isLast: boolean }>

const neighboursOf = async ({ db }: Pick<Ctx, 'db'>): Promise<Neighbours> => {
  const rows = await db
    .select({ id: siteLinks.id, group: siteLinks.group })
    .from(siteLinks)
    .where(kept)
    .orderBy(byGroup, asc(siteLinks.sort))
  return new Map(
    rows.map(({ id, group }, index) => [
      id,
      { isFirst: rows[index - 1]?.group !== group, isLast: rows[index + 1]?.group !== group },
    ]),
  )
}

const actionsOf = ({ id, checkedAt, hidden }: LinkRecord, neighbours: Neighbours): LinkAction[] => {
  const place = neighbours.get(id)
  return [
    'change',
    checkedAt ? 'uncheck' : 'check',
    hidden ? 'show' : 'hide',
    ...(place?.isFirst ? [] : (['up'] as const)),
    ...(place?.isLast ? [] : (['down'] as const)),
    'remove',
  ]
}

const rowsOf = async (ctx: Pick<Ctx, 'db'>, records: readonly LinkRecord[]): Promise<LinkRow[]> => {
  const neighbours = await neighboursOf(ctx)
  const people = records.flatMap(({ checkedBy, updatedBy }) => [checkedBy ?? [], updatedBy ?? []].flat())
  const names = await userNames(ctx, people)
  const nameOf = (id: string | null) => id && usernameOf(names, id)
  return records.map((record) => {
    const { sort: _, removedAt: __, checkedAt, updatedAt, ...link } = record
    return {
      ...link,
      checkedAt: checkedAt?.getTime() ?? null,
      checkedBy: nameOf(link.checkedBy),
      isPublic: !link.hidden && (checkedAt !== null || link.metOn !== null),
      updatedAt: updatedAt.getTime(),
      updatedBy: nameOf(link.updatedBy),
      can: actionsOf(record, neighbours),
    }
  })
}

export const listLinks = async (ctx: Pick<Ctx, 'db'>, { query }: { query: LinksQuery }) => {
  const wanted = wantedOf(query)
  const { rows: records, totalElements } = await readPage(ctx.db, query, {
    from: siteLinks,
    where: wanted,
    orderBy: [byGroup, asc(siteLinks.sort)],
  })
  return { elements: await rowsOf(ctx, records), totalElements }
}

const getRecord = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<LinkRecord> => {
  ensureId(id)
  const [record] = await db
    .select()
    .from(siteLinks)
    .where(and(eq(siteLinks.id, id), kept))
  ensure(record, 'record.not_found')
  return record
}

export const getLink = async (ctx: Pick<Ctx, 'db'>, { params }: ById): Promise<LinkRow> => {
  const [row] = await rowsOf(ctx, [await getRecord(ctx, params.id)])
  ensure(row, 'record.not_found')
  return row
}

const columnsOf = ({ about, icon, ...form }: LinkForm) => ({ ...form, about: about || null, icon: icon || null })
const stamp = (ctx: ChangeCtx) => ({ updatedAt: ctx.now(), updatedBy: ctx.actor?.userId ?? null })
const nextVersion = { version: sql`${siteLinks.version} + 1` }
const inGroup = (group: LinkGroup) => eq(siteLinks.group, group)

const ensureRoom = async ({ db }: Pick<ChangeCtx, 'db'>, group: LinkGroup): Promise<void> => {
  const inThis = await db.$count(siteLinks, and(kept, inGroup(group)))
  const msg = `每组最多 ${linkLimits.perGroup} 个链接`
  ensureField(inThis < linkLimits.perGroup, 'group', msg)
}

export const addLink = (ctx: ChangeCtx, { body }: { body: LinkForm }): Promise<{ id: string }> =>
  inOrder(ctx, 'links', async (inside) => {
    await ensureRoom(inside, body.group)
    const id = inside.newId()
    const link = columnsOf(body)
    const sort = await lastPlace(inside, siteLinks, inGroup(body.group))
    await inside.db.insert(siteLinks).values({ id, ...link, sort, ...stamp(inside) })
    await recordChange(inside, { subject: 'link', id, act: 'create', after: link })
    return { id }
  })

/** Changes a link. A new address counts as not opened by anybody; in another group the link goes to the end. */
export const changeLink = (
  ctx: ChangeCtx,
  { params, body: { version, ...form } }: ById & { body: ChangeLinkForm },
): Promise<Record<string, never>> =>
  inOrder(ctx, 'links', async (inside) => {
    const before = await getRecord(inside, params.id)
    await ensureRead(inside, before, { version })
    const link = columnsOf(form)
    const moves = before.group !== link.group
    if (moves) await ensureRoom(inside, link.group)
    const unchecked = before.url === link.url ? {} : { checkedAt: null, checkedBy: null, metOn: null }
    const place = moves ? { sort: await lastPlace(inside, siteLinks, inGroup(link.group)) } : {}
    const after = { ...before, ...link, ...unchecked }
    await inside.db
      .update(siteLinks)
      .set({ ...link, ...unchecked, ...place, ...stamp(inside), ...nextVersion })
      .where(eq(siteLinks.id, before.id))
    await recordChange(inside, { subject: 'link', id: before.id, act: 'change', before, after })
    return {}
  })

export const removeLink = (ctx: ChangeCtx, { params }: ById): Promise<Record<string, never>> =>
  inOrder(ctx, 'links', async (inside) => {
    const before = await getRecord(inside, params.id)
    await inside.db
      .update(siteLinks)
      .set({ removedAt: inside.now(), ...stamp(inside) })
      .where(eq(siteLinks.id, before.id))
    await recordChange(inside, { subject: 'link', id: before.id, act: 'remove', removed: before })
    return {}
  })

export const moveLink = (ctx: ChangeCtx, { params, body }: ById & { body: MoveForm }): Promise<Record<string, never>> =>
  inOrder(ctx, 'links', async (inside) => {
    const { id, name, sort, group } = await getRecord(inside, params.id)
    const place = await swapPlaces(inside, siteLinks, { id, sort, ...body, among: inGroup(group) })
    const move = { subject: 'link', id, before: { name, sort }, after: { name, sort: place } } as const
    await (place === sort ? recordSiteAct(inside, move) : recordChange(inside, { ...move, act: 'move' }))
    return {}
  })

/** Stores what somebody found when he opened the address by hand; a link that does not open is no longer public. */
export const checkLink = (
  ctx: ActorCtx,
  { params, body }: ById & { body: { works: boolean } },
): Promise<Record<string, never>> =>
  inOrder(ctx, 'links', async (inside) => {
    const before = await getRecord(inside, params.id)
    const state = body.works
      ? { checkedAt: inside.now(), checkedBy: ctx.actor.userId }
      : { checkedAt: null, checkedBy: null, metOn: null }
    await inside.db
      .update(siteLinks)
      .set({ ...state, ...stamp(inside), ...nextVersion })
      .where(eq(siteLinks.id, before.id))
    const act = body.works ? 'check' : 'uncheck'
    await recordChange(inside, { subject: 'link', id: before.id, act, before, after: { ...before, ...state } })
    return {}
  })

const linkTexts: FieldTexts = {
  group: { label: '分组', text: (value) => (value === null ? null : linkGroupLabels[value as LinkGroup]) },
  name: { label: '名称', text: plainText },
  url: { label: '网址', text: plainText },
  about: { label: '说明', text: plainText },
  icon: { label: '图标', text: plainText },
  hidden: { label: '隐藏', text: yesNoText },
  checkedAt: { label: '核对时间', text: momentTextOf },
}

export const linkChanges = async (ctx: Pick<Ctx, 'db'>, { params }: ById) => {
  await getRecord(ctx, params.id)
  return listChanges(ctx, { subject: 'link', id: params.id, texts: linkTexts })
}

import { type FieldTexts, momentTextOf, plainText, userNames, usernameOf, yesNoText } from '@portal/accounts/server'
import { publicPictures, usePictures } from '@portal/files/server'
import type { PlacementForm } from '@portal/platform/contract'
import { type ById, type ChangeCtx, type Ctx, containing, ensureField, readPage, within } from '@portal/platform/server'
import { and, asc, eq, gt, ilike, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  type BannerAction,
  type BannerForm,
  type BannerRow,
  type BannerState,
  type BannersQuery,
  bannerLimits,
  type ChangeBannerForm,
} from '../contract/banners.ts'
import type { MoveForm } from '../contract/desk.ts'
import { listChanges, recordChange, recordSiteAct } from './changes.ts'
import { ensure, ensureId, ensureRead } from './failures.ts'
import { inOrder, lastPlace, swapPlaces } from './list-order.ts'
import { siteBanners } from './site.table.ts'

type BannerRecord = typeof siteBanners.$inferSelect
type Reading = Pick<Ctx, 'db' | 'now'>
const kept = isNull(siteBanners.removedAt)
const { from: shownFrom, until: shownUntil } = siteBanners
const pictureUse = 'banner'

const hasBegun = (at: Date): SQL | undefined => or(isNull(shownFrom), lte(shownFrom, at))
const isOver = (at: Date): SQL => sql`coalesce(${shownUntil} <= ${at.toISOString()}::timestamptz, false)`

/** The condition that visitors see a banner at a moment. */
export const isShown = (at: Date): SQL | undefined =>
  and(kept, eq(siteBanners.hidden, false), hasBegun(at), sql`not ${isOver(at)}`)

const stateFilter = (state: BannersQuery['state'], at: Date): SQL | undefined => {
  if (state === '') return undefined
  if (state === 'shown') return isShown(at)
  if (state === 'hidden') return eq(siteBanners.hidden, true)
  const shows = eq(siteBanners.hidden, false)
  return state === 'over' ? and(shows, isOver(at)) : and(shows, gt(shownFrom, at))
}

const stateOf = ({ hidden, from, until }: BannerRecord, at: Date): BannerState => {
  if (hidden) return 'hidden'
  if (until && until <= at) return 'over'
  return from && from > at ? 'waiting' : 'shown'
}

const rowsOf = async (ctx: Reading, records: readonly BannerRecord[]): Promise<BannerRow[]> => {
  const order = await ctx.db.select({ id: siteBanners.id }).from(siteBanners).where(kept).orderBy(asc(siteBanners.sort))
  const pictures = await publicPictures(
    ctx,
    records.map(({ picture }) => picture),
  )
  const names = await userNames(
    ctx,
    records.flatMap(({ updatedBy }) => updatedBy ?? []),
  )
  return records.flatMap((record) => {
    const { id, title, text, alt, wordsInPicture, link, from, until, hidden, isRecommended, updatedBy, version } =
      record
    const picture = pictures.get(record.picture)
    if (!picture) return []
    const can: BannerAction[] = [
      'change',
      hidden ? 'show' : 'hide',
      ...(order[0]?.id === id ? [] : (['up'] as const)),
      ...(order.at(-1)?.id === id ? [] : (['down'] as const)),
      'remove',
    ]
    return {
      ...{ id, title, text, picture, alt, wordsInPicture, link, hidden, version, can },
      from: from?.getTime() ?? null,
      until: until?.getTime() ?? null,
      state: stateOf(record, ctx.now()),
      isOnline: stateOf(record, ctx.now()) === 'shown',
      isShown: !hidden,
      isRecommended,
      updatedAt: record.updatedAt.getTime(),
      updatedBy: updatedBy && usernameOf(names, updatedBy),
    }
  })
}

export const listBanners = async (ctx: Reading, { query }: { query: BannersQuery }) => {
  const { keyword, state } = query
  const part = containing(keyword)
  const wanted = and(
    kept,
    keyword === ''
      ? undefined
      : or(ilike(siteBanners.title, part), ilike(siteBanners.text, part), ilike(siteBanners.link, part)),
    stateFilter(state, ctx.now()),
    within(siteBanners.updatedAt, query),
  )
  const { rows: records, totalElements } = await readPage(ctx.db, query, {
    from: siteBanners,
    where: wanted,
    orderBy: [asc(siteBanners.sort)],
  })
  return { elements: await rowsOf(ctx, records), totalElements }
}

const getRecord = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<BannerRecord> => {
  ensureId(id)
  const [record] = await db
    .select()
    .from(siteBanners)
    .where(and(eq(siteBanners.id, id), kept))
  ensure(record, 'record.not_found')
  return record
}

export const getBanner = async (ctx: Reading, { params }: ById): Promise<BannerRow> => {
  const [row] = await rowsOf(ctx, [await getRecord(ctx, params.id)])
  ensure(row, 'record.not_found')
  return row
}

const columnsOf = ({ text, link, from, until, ...form }: BannerForm) => ({
  ...form,
  text: text || null,
  link: link || null,
  from: from === null ? null : new Date(from),
  until: until === null ? null : new Date(until),
})
const stamp = (ctx: ChangeCtx) => ({ updatedAt: ctx.now(), updatedBy: ctx.actor?.userId ?? null })

/** Fails unless the picture is published; from now on the banner uses it, so that no clean-up deletes it. */
const usePicture = async (ctx: ChangeCtx, id: string, picture: string): Promise<void> => {
  const msg = '图片不存在或已被清理，请重新上传'
  const known = await publicPictures(ctx, [picture])
  ensureField(known.has(picture), 'picture', msg)
  await usePictures(ctx, { kind: pictureUse, ref: id, ids: [picture] })
}

export const addBanner = (ctx: ChangeCtx, { body }: { body: BannerForm }): Promise<{ id: string }> =>
  inOrder(ctx, 'banners', async (inside) => {
    const all = await inside.db.$count(siteBanners, kept)
    ensure(all < bannerLimits.all, 'request.invalid', { msg: `最多 ${bannerLimits.all} 个横幅` })
    const id = inside.newId()
    await usePicture(inside, id, body.picture)
    const banner = columnsOf(body)
    const sort = await lastPlace(inside, siteBanners)
    await inside.db.insert(siteBanners).values({ id, ...banner, sort, ...stamp(inside) })
    await recordChange(inside, { subject: 'banner', id, act: 'create', after: banner })
    return { id }
  })

export const changeBanner = (
  ctx: ChangeCtx,
  { params, body: { version, ...form } }: ById & { body: ChangeBannerForm },
): Promise<Record<string, never>> =>
  inOrder(ctx, 'banners', async (inside) => {
    const before = await getRecord(inside, params.id)
    await ensureRead(inside, before, { version })
    await usePicture(inside, before.id, form.picture)
    const banner = columnsOf(form)
    await inside.db
      .update(siteBanners)
      .set({ ...banner, ...stamp(inside), version: sql`${siteBanners.version} + 1` })
      .where(eq(siteBanners.id, before.id))
    await recordChange(inside, {
      subject: 'banner',
      id: before.id,
      act: 'change',
      before,
      after: { ...before, ...banner },
    })
    return {}
  })

export const removeBanner = (ctx: ChangeCtx, { params }: ById): Promise<Record<string, never>> =>
  inOrder(ctx, 'banners', async (inside) => {
    const removed = await getRecord(inside, params.id)
    const { id } = removed
    await usePictures(inside, { kind: pictureUse, ref: id, ids: [] })
    await inside.db
      .update(siteBanners)
      .set({ removedAt: inside.now(), ...stamp(inside) })
      .where(eq(siteBanners.id, id))
    await recordChange(inside, { subject: 'banner', id, act: 'remove', removed })
    return {}
  })

export const moveBanner = (
  ctx: ChangeCtx,
  { params, body }: ById & { body: MoveForm },
): Promise<Record<string, never>> =>
  inOrder(ctx, 'banners', async (inside) => {
    const { id, title, sort } = await getRecord(inside, params.id)
    const place = await swapPlaces(inside, siteBanners, { id, sort, ...body })
    const move = { subject: 'banner', id, before: { title, sort }, after: { title, sort: place } } as const
    await (place === sort ? recordSiteAct(inside, move) : recordChange(inside, { ...move, act: 'move' }))
    return {}
  })

/** Sets whether the home page shows a banner, and whether the carousel begins with it. */
export const placeBanner = (
  ctx: ChangeCtx,
  { params, body: { isShown: isVisible, isRecommended } }: ById & { body: PlacementForm },
): Promise<Record<string, never>> =>
  inOrder(ctx, 'banners', async (inside) => {
    const before = await getRecord(inside, params.id)
    const placed = { hidden: !isVisible, isRecommended }
    await inside.db
      .update(siteBanners)
      .set({ ...placed, ...stamp(inside), version: sql`${siteBanners.version} + 1` })
      .where(eq(siteBanners.id, before.id))
    const after = { ...before, ...placed }
    await recordChange(inside, { subject: 'banner', id: before.id, act: 'change', before, after })
    return {}
  })

const bannerTexts: FieldTexts = {
  title: { label: '标题', text: plainText },
  text: { label: '副标题', text: plainText },
  picture: { label: '图片', text: (value) => (value ? `图片 ${String(value).slice(0, 8)}` : null) },
  alt: { label: '替代文字', text: plainText },
  wordsInPicture: { label: '图片自带文字', text: yesNoText },
  link: { label: '链接', text: plainText },
  from: { label: '开始展示', text: momentTextOf },
  until: { label: '结束展示', text: momentTextOf },
  hidden: { label: '隐藏', text: yesNoText },
  isRecommended: { label: '推荐', text: yesNoText },
}

export const bannerChanges = async (ctx: Pick<Ctx, 'db'>, { params }: ById) => {
  await getRecord(ctx, params.id)
  return listChanges(ctx, { subject: 'banner', id: params.id, texts: bannerTexts })
}

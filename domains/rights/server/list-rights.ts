import { countChecked } from '@portal/deadlines/server'
import { type Page, pageWindow, shanghaiDayOf } from '@portal/platform/contract'
import { readPage } from '@portal/platform/server'
import { and, asc, desc, eq } from 'drizzle-orm'
import { rightLimits } from '../contract/limits.ts'
import type { RightFacts } from '../contract/right.ts'
import { foldRightNumber } from '../contract/right-number.ts'
import type { RightRow, RightsQuery } from '../contract/right-view.ts'
import { phaseOn } from './renewal-days.ts'
import { rights } from './right.table.ts'
import { isDelegated, isOwn } from './right-access.ts'
import { type RightRecord, showFacts } from './right-facts.ts'
import { recordGlance } from './trail.ts'
import { type ReadCtx, recordalsOf, rowsOf } from './view-right.ts'

type Opened = { right: RightRecord; facts: RightFacts }

const openAll = (ctx: ReadCtx, stored: readonly RightRecord[]): Opened[] =>
  stored.map((right) => ({ right, facts: showFacts(ctx, right) }))

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Those in whose names or numbers the words occur; a number is found however it is written. */
const matching = async (ctx: ReadCtx, all: readonly Opened[], keyword: string): Promise<Opened[]> => {
  const [words, number] = [fold(keyword), foldRightNumber(keyword)]
  const recordals = await recordalsOf(
    ctx,
    all.map(({ right }) => right.id),
  )
  return all.filter(({ right, facts }) => {
    const numbers = [facts.registerNum, ...recordals(right.id).map(({ recordNum }) => recordNum)]
    return (
      [facts.recordName, facts.obligeeName].some((text) => fold(text).includes(words)) ||
      (number !== '' && numbers.some((text) => foldRightNumber(text).includes(number)))
    )
  })
}

const inPhase = async (ctx: ReadCtx, all: Opened[], phase: RightsQuery['phase']): Promise<Opened[]> => {
  if (phase === null) return all
  const [count, today] = [await countChecked(ctx), shanghaiDayOf(ctx.now())]
  return all.filter(({ facts }) => phaseOn(count, facts, today) === phase)
}

/**
 * The rights of a page. What an owner wrote is sealed, and a phase is that of today, so that a search opens all of them (of one's
 * own at most `rightLimits.rights`, of those that are delegated the `rightLimits.searched` saved last) and looks through them.
 */
const pageOfRights = async (ctx: ReadCtx, query: RightsQuery): Promise<Page<RightRow>> => {
  const { keyword, registerType, phase, box } = query
  const wanted = {
    from: rights,
    where: and(
      box === 'own' ? isOwn(ctx) : isDelegated(ctx),
      registerType === null ? undefined : eq(rights.registerType, registerType),
    ),
    orderBy: [desc(rights.saveTime), asc(rights.id)],
  }
  if (keyword === '' && phase === null) {
    const { rows, totalElements } = await readPage(ctx.db, query, wanted)
    return { elements: await rowsOf(ctx, openAll(ctx, rows)), totalElements }
  }
  const stored = await ctx.db
    .select()
    .from(rights)
    .where(wanted.where)
    .orderBy(...wanted.orderBy)
    .limit(rightLimits.searched)
  const all = openAll(ctx, stored)
  const found = await inPhase(ctx, keyword === '' ? all : await matching(ctx, all, keyword), phase)
  const { limit, offset } = pageWindow(query)
  return { elements: await rowsOf(ctx, found.slice(offset, offset + limit)), totalElements: found.length }
}

/**
 * The caller's own rights, or those that are delegated to him, the one saved last first. What an agency sees is written down for
 * the owners.
 */
export const listRights = async (ctx: ReadCtx, { query }: { query: RightsQuery }): Promise<Page<RightRow>> => {
  const page = await pageOfRights(ctx, query)
  const seen = page.elements.filter(({ access }) => access !== 'owner').map(({ id }) => id)
  await recordGlance(ctx, seen, 'ofAgency')
  return page
}

import { foldName } from '@portal/names/server'
import { type Day, shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, ById } from '@portal/platform/server'
import { and, asc, eq } from 'drizzle-orm'
import { type Coverage, customsPlace } from '../contract/coverage.ts'
import type { RightFacts } from '../contract/right.ts'
import { hasClasses } from '../contract/right-words.ts'
import { rights } from './right.table.ts'
import { getRight, isReached } from './right-access.ts'
import { countryNameOf, openFacts, showFacts } from './right-facts.ts'
import { recordGlance } from './trail.ts'
import { recordalsOf } from './view-right.ts'

const madrid = 'WO'
const internationalMark = 5

const placeName = (code: string): string => {
  if (code === customsPlace) return '海关备案'
  return code === madrid ? '马德里体系' : countryNameOf(code)
}

const isMark = ({ registerType }: RightFacts): boolean => hasClasses(registerType)

/** A right that protects today: it is registered, and its last day is not past. */
const isInForce = ({ status, rightEndDate }: RightFacts, today: Day): boolean =>
  status === 'registered' && (rightEndDate === null || today <= rightEndDate)

/** The places in which a right protects; an international registration of a mark is one of the Madrid System too. */
const placesOf = ({ registerType, country }: RightFacts): string[] =>
  registerType === internationalMark && country !== madrid ? [madrid, country] : [country]

/**
 * Where the name of a right is protected by its owner's rights of the same kind, and where not: customs, the Madrid System for
 * a mark, and each country in which he holds a right of that kind.
 */
export const viewCoverage = async (ctx: ActorCtx<'cipher'>, { params }: ById): Promise<Coverage> => {
  const { right, access } = await getRight(ctx, params.id, { need: 'view' })
  const facts = openFacts(ctx, right)
  const [name, today] = [foldName(facts.recordName), shanghaiDayOf(ctx.now())]
  const stored = await ctx.db
    .select()
    .from(rights)
    .where(and(isReached(ctx), eq(rights.ownerId, right.ownerId)))
    .orderBy(asc(rights.createTime), asc(rights.id))
  const kept = stored
    .map((row) => ({ id: row.id, facts: showFacts(ctx, row) }))
    .filter((one) => isMark(one.facts) === isMark(facts) && isInForce(one.facts, today))
  const same = kept.filter((one) => foldName(one.facts.recordName) === name)
  // The other rights of the name are among those that the agency reaches, and their facts are told too.
  const seen = same.some(({ id }) => id === right.id)
    ? same.map(({ id }) => id)
    : [right.id, ...same.map(({ id }) => id)]
  if (access !== 'owner') await recordGlance(ctx, seen, 'ofCoverage')
  const recordals = await recordalsOf(
    ctx,
    same.map(({ id }) => id),
  )
  const rows = same.map(({ id, facts: one }) => {
    const { recordName, registerType, registerNum } = one
    const isRecorded = recordals(id).some((one) => one.recordBeginDate <= today && today <= one.recordEndDate)
    return {
      id,
      recordName,
      registerType,
      registerNum,
      held: [...(isRecorded ? [customsPlace] : []), ...placesOf(one)],
    }
  })
  const held = new Set(rows.flatMap((row) => row.held))
  const countries = [...new Set(kept.map((one) => one.facts.country))].filter((code) => code !== madrid).toSorted()
  const codes = [customsPlace, ...(isMark(facts) ? [madrid] : []), ...countries]
  return { places: codes.map((code) => ({ code, name: placeName(code), covered: held.has(code) })), rows }
}

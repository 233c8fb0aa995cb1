import type { ToldBefore } from '@portal/deadlines/server'
import type { ActorCtx } from '@portal/platform/server'
import { isCountryName } from '@portal/regions/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { RecordalForm } from '../../contract/recordal.ts'
import type { RightFacts } from '../../contract/right.ts'
import { foldRightNumber } from '../../contract/right-number.ts'
import { addAlone, findDouble, writeRights } from '../add-right.ts'
import { rightRecordals, rights } from '../right.table.ts'
import { findReached } from '../right-access.ts'
import { sayDeadlines } from '../right-deadlines.ts'
import { keepRecordal } from './keep-recordal.ts'

type KeepCtx = ActorCtx<'cipher'>

/**
 * What a record of another domain, such as a sheet for customs, says of one right of the caller. Facts may be missing there, so
 * that names and numbers may be empty.
 */
export type RecordedThing = {
  facts: RightFacts
  /** The record that says it. */
  ref: string
  savedAt: Date
  /** The right and the recordal that the record names already; null where it names none. */
  rightId: string | null
  recordalId: string | null
  recordal: RecordalForm | null
  /** Of which reminders of the recordal's end its owner was sent before; missing where nobody else has reminded him. */
  told?: ToldBefore
}

/** Where the vault keeps it; `rightVersion` is the version of the right now. */
export type KeptThing = { rightId: string; rightVersion: number; recordalId: string | null }

/** The caller's right that has a recordal of this number. */
const findRecorded = async ({ db, actor }: KeepCtx, recordal: RecordalForm | null): Promise<string | undefined> => {
  if (recordal === null) return undefined
  const [found] = await db
    .select({ id: rights.id })
    .from(rightRecordals)
    .innerJoin(rights, eq(rights.id, rightRecordals.rightId))
    .where(and(eq(rights.ownerId, actor.userId), eq(rightRecordals.recordNum, recordal.recordNum)))
  return found?.id
}

/**
 * The right of the caller that is meant: that of the same number, else the one that has this recordal already, else the one that the
 * record names, where it says no number of its own.
 */
const findMeant = async (ctx: KeepCtx, thing: RecordedThing): Promise<string | undefined> => {
  const { facts, rightId, recordal, recordalId } = thing
  const double =
    (await findDouble(ctx, facts)) ?? ((recordalId === null && (await findRecorded(ctx, recordal))) || undefined)
  if (double !== undefined || rightId === null || foldRightNumber(facts.registerNum) !== '') return double
  return (await findReached(ctx, rightId, { need: 'owner' }))?.right.id
}

const keepRight = async (ctx: KeepCtx, thing: RecordedThing): Promise<string> => {
  const meant = await findMeant(ctx, thing)
  if (meant !== undefined) return meant
  const { facts, ref } = thing
  // A country that the list does not have any more would keep its owner from saving the right.
  const obligeeNation = isCountryName(facts.obligeeNation) ? facts.obligeeNation : ''
  const origin = { kind: 'filing', ref, dataDay: null } as const
  const [id = ''] = await writeRights(ctx, [{ facts: { ...facts, obligeeNation }, origin }])
  return id
}

/**
 * Keeps in the caller's vault what records of another domain say of his rights, in the caller's transaction: of each the right, and
 * the recordal with customs where it has one. An own right of the same type, country and folded number is taken and not made
 * twice. The limits of the vault do not count here, since what was on record stays on record. Repeating it changes no right.
 */
export const keepThings = async (ctx: KeepCtx, things: readonly RecordedThing[]): Promise<KeptThing[]> => {
  await addAlone(ctx)
  const touched = new Set<string>()
  const toldBy = new Map<string, ToldBefore>()
  const kept: Omit<KeptThing, 'rightVersion'>[] = []
  for (const thing of things) {
    const rightId = await keepRight(ctx, thing)
    touched.add(rightId)
    // The right is held before its recordals, as everywhere.
    await ctx.db.select({ id: rights.id }).from(rights).where(eq(rights.id, rightId)).for('update')
    const { recordal, told } = thing
    const noted = recordal && (await keepRecordal(ctx, { ...thing, recordal, rightId }))
    if (noted?.leftRightId) touched.add(noted.leftRightId)
    // What was told of another end, before the recordal was renewed, says nothing of this one.
    if (noted && told && noted.recordEndDate === recordal?.recordEndDate) toldBy.set(noted.id, told)
    kept.push({ rightId, recordalId: noted?.id ?? null })
  }
  await sayDeadlines(ctx, [...touched], toldBy)
  const found = await ctx.db
    .select({ id: rights.id, version: rights.version })
    .from(rights)
    .where(inArray(rights.id, [...touched]))
  const versions = new Map(found.map(({ id, version }) => [id, version]))
  return kept.map((one) => ({ ...one, rightVersion: versions.get(one.rightId) ?? 1 }))
}

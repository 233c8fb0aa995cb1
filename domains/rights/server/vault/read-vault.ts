import type { Day } from '@portal/platform/contract'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import type { RightFacts } from '../../contract/right.ts'
import { rightRecordals, rights } from '../right.table.ts'
import { findReached, getRight } from '../right-access.ts'
import { openFacts } from '../right-facts.ts'
import { recordTrail } from '../trail.ts'

type ReadCtx = Pick<ActorCtx, 'db' | 'actor' | 'now'>

/** A recordal with customs as the vault keeps it. */
export type VaultRecordal = { id: string; recordNum: string; recordBeginDate: Day; recordEndDate: Day }

/** The recordals of the caller's rights that have these ids; one that he has removed is missing. */
export const findRecordals = async (
  { db, actor }: Pick<ReadCtx, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VaultRecordal>> => {
  if (ids.length === 0) return new Map()
  const { id, recordNum, recordBeginDate, recordEndDate } = rightRecordals
  const rows = await db
    .select({ id, recordNum, recordBeginDate, recordEndDate })
    .from(rightRecordals)
    .innerJoin(rights, eq(rights.id, rightRecordals.rightId))
    .where(and(eq(rights.ownerId, actor.userId), inArray(id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a right says now. */
export type VaultRight = { version: number; facts: RightFacts }

/** The right that the caller may fill a form from; undefined for any other. */
export const findRight = async (ctx: ReadCtx & Pick<Ctx, 'cipher'>, id: string): Promise<VaultRight | undefined> => {
  const reached = await findReached(ctx, id, { need: 'use' })
  return reached && { version: reached.right.version, facts: openFacts(ctx, reached.right) }
}

/**
 * The same, for whoever names it; a sheet of a delegate that begins with it is written down for the owner.
 * @throws AppFailure `record.not_found`; `access.denied` where he may look at it alone
 */
export const getRightToUse = async (ctx: ActorCtx<'cipher'>, id: string): Promise<VaultRight> => {
  const { right, access } = await getRight(ctx, id, { need: 'use' })
  if (access !== 'owner') await recordTrail(ctx, id, 'delegatePrefilled', { form: 'filing-sheet' })
  return { version: right.version, facts: openFacts(ctx, right) }
}

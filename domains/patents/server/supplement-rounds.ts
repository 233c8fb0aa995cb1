import type { ChangeCtx, Ctx } from '@portal/platform/server'
import { roundCourseOf } from '@portal/promises/server'
import { asc, eq } from 'drizzle-orm'
import type { SupplementRound } from '../contract/supplement.ts'
import { ensure } from './failures.ts'
import type { Patent } from './patent.table.ts'
import { patentSupplementEnds, patentSupplements } from './supplement.table.ts'

/** The rounds of an application, first round first, with their ends. */
export const roundsOf = async ({ db }: Pick<Ctx, 'db'>, { id }: Pick<Patent, 'id'>) => {
  const rows = await db
    .select()
    .from(patentSupplements)
    .leftJoin(patentSupplementEnds, eq(patentSupplementEnds.supplementId, patentSupplements.id))
    .where(eq(patentSupplements.patentId, id))
    .orderBy(asc(patentSupplements.round))
  return rows.map(({ patent_supplement: asked, patent_supplement_end: end }) => ({
    ...asked,
    askedAt: asked.createTime,
    outcome: end?.outcome ?? ('open' as const),
    endedAt: end?.createTime ?? null,
    remark: end?.remark ?? null,
    changes: end?.changes ?? [],
  }))
}
type Round = Awaited<ReturnType<typeof roundsOf>>[number]

/** The rounds as owner and desk see them; the caller has checked that the viewer may see the application. */
export const roundViews = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  patent: Pick<Patent, 'id' | 'supplementRound'>,
): Promise<SupplementRound[]> => {
  if (patent.supplementRound === 0) return []
  const rounds = await roundsOf(ctx, patent)
  return rounds.map((round) => ({ ...roundCourseOf(round, ctx.now()), items: round.items, changes: round.changes }))
}

/**
 * The round that waits for its answer, of an application whose row the caller holds.
 * @throws AppFailure `patent.supplement_over` where none does
 */
export const getOpenRound = async (ctx: Pick<Ctx, 'db'>, patent: Patent): Promise<Round> => {
  const last = (await roundsOf(ctx, patent)).at(-1)
  ensure(last?.outcome === 'open', 'patent.supplement_over')
  return last
}

/** The columns of an application whose round has ended: no last day, and nothing left to tell. */
export const noRound = { supplementDue: null, supplementNotice: null }

type End = Pick<typeof patentSupplementEnds.$inferInsert, 'outcome' | 'remark' | 'changes'>

/** Writes down how a round ended. */
export const endRound = async (ctx: ChangeCtx, { id }: Pick<Round, 'id'>, end: End): Promise<void> => {
  const actorId = ctx.actor?.userId ?? null
  await ctx.db.insert(patentSupplementEnds).values({ ...end, supplementId: id, actorId, createTime: ctx.now() })
}

import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { enrolments } from './course.table.ts'

/** The places on the waiting list of these enrolments, from 1, by id; who does not wait is missing. */
export const waitingPlaces = async (
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      id: enrolments.id,
      place: sql<number>`(
        select count(*)::int from course_enrolment ahead
        where ahead.course_id = course_enrolment.course_id and ahead.state = 'waiting'
          and ahead.place <= course_enrolment.place
      )`,
    })
    .from(enrolments)
    .where(and(inArray(enrolments.id, [...ids]), eq(enrolments.state, 'waiting')))
  return new Map(rows.map(({ id, place }) => [id, place]))
}

import type { Ctx } from '@portal/platform/server'
import { and, between, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { requestLimits } from '../../contract/limits.ts'
import type { PossibleDuplicate } from '../../contract/workbench/duplicates.ts'
import { duplicateKey } from '../duplicate-key.ts'
import { requests } from '../request.table.ts'

/** A request that its customer had sent already within so many seconds looks like a second press of the button. */
const repeatSeconds = 60

/** Requests that may be the same matter as those of `ids`, by id, newest first; an id without any is missing in the map. */
export const duplicatesOf = async (
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PossibleDuplicate[]>> => {
  if (ids.length === 0) return new Map()
  const other = alias(requests, 'other')
  const span = sql`make_interval(days => ${requestLimits.duplicateDays})`
  const justBefore = sql<boolean>`${other.userId} = ${requests.userId}
    and ${other.createTime} >= ${requests.createTime} - make_interval(secs => ${repeatSeconds})
    and (${other.createTime}, ${other.id}) < (${requests.createTime}, ${requests.id})`
  const near = between(other.createTime, sql`${requests.createTime} - ${span}`, sql`${requests.createTime} + ${span}`)
  const rows = await ctx.db
    .select({
      id: requests.id,
      businessSn: other.businessSn,
      state: other.state,
      createTime: other.createTime,
      subject: other.subject,
      justBefore,
    })
    .from(requests)
    .innerJoin(other, and(eq(duplicateKey(other), duplicateKey(requests)), ne(other.id, requests.id), near))
    .where(inArray(requests.id, [...ids]))
    .orderBy(desc(other.createTime), desc(other.id))
  const found = new Map<string, PossibleDuplicate[]>()
  for (const { id, createTime, ...duplicate } of rows) {
    found.set(id, [...(found.get(id) ?? []), { ...duplicate, createTime: createTime.getTime() }])
  }
  return found
}

/** The number of the first of these possible duplicates that the same customer had sent within the minute before, or null. */
export const repeatOf = (duplicates: readonly PossibleDuplicate[]): string | null =>
  duplicates.findLast(({ justBefore }) => justBefore)?.businessSn ?? null

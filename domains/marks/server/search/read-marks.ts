import type { Ctx } from '@portal/platform/server'
import { inArray } from 'drizzle-orm'
import { knownMarks } from '../mark.table.ts'

const { id, source, number, name, classes, holder, status } = knownMarks
const shownColumns = { id, source, number, name, classes, holder, status }

type ShownMark = Omit<Pick<typeof knownMarks.$inferSelect, keyof typeof shownColumns>, 'id'>

/** What an answer shows of marks, by their ids; a mark that an import took away meanwhile is missing. */
export const readMarks = async (
  ctx: Pick<Ctx, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownMark>> => {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select(shownColumns)
    .from(knownMarks)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(({ id: key, ...row }) => [key, row]))
}

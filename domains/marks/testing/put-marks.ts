import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { MarkStatus } from '../contract/mark.ts'
import { indexColumns } from '../server/index-row/index-columns.ts'
import { knownMarks, markSources } from '../server/mark.table.ts'

/** A mark as a test tells it; what it leaves out is filled in. */
export type PutMark = {
  name: string
  number?: string
  classes?: readonly number[]
  holder?: string
  status?: MarkStatus
}

export type PutList = { source?: string; asOf?: string; isDemonstration?: boolean }

const batch = 2_000

/** Writes marks as an import of a list would. Numbers that are not told go on from those that are there. */
export const putMarks = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  marks: readonly PutMark[],
  { source = '演示清单', asOf = '2026-11-01', isDemonstration = true }: PutList = {},
): Promise<void> => {
  const before = await ctx.db.$count(knownMarks)
  const rows = marks.map(({ name, classes = [9], ...told }, at) => ({
    source,
    number: `演示${before + at + 1}`,
    holder: '演示商行',
    status: 'registered' as const,
    ...told,
    name,
    classes: [...classes],
    ...indexColumns({ name }),
  }))
  for (let at = 0; at < rows.length; at += batch) await ctx.db.insert(knownMarks).values(rows.slice(at, at + batch))
  const list = { rows: rows.length, asOf, isDemonstration, changeTime: ctx.now() }
  await ctx.db
    .insert(markSources)
    .values({ name: source, ...list })
    .onConflictDoUpdate({ target: markSources.name, set: { ...list, rows: sql`${markSources.rows} + ${rows.length}` } })
}

import { type Ctx, type JobCtx, type Listener, onOwnConnection } from '@portal/platform/server'
import { type RecordedMark, recordalsAsOf, recordedMarks } from '@portal/recordals/server'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { indexColumns } from '../index-row/index-columns.ts'
import { knownMarks } from '../mark.table.ts'
import { noteSource, recordalSource } from '../mark-source.ts'

/** How many recordals are taken over in one transaction. */
const batch = 1_000

type TakeCtx = Pick<Ctx, 'db' | 'now'>
type Row = typeof knownMarks.$inferInsert

/**
 * A recordal says of a mark that it was registered. That a recordal is over says nothing about the mark itself, so it is held
 * against a name as well.
 */
const rowOf = ({ recordNum, name, holder, classes }: RecordedMark): Row => ({
  ...{ source: recordalSource, number: recordNum, name, holder, classes, status: 'registered' },
  ...indexColumns({ name }),
})

const compared = {
  number: knownMarks.number,
  name: knownMarks.name,
  holder: knownMarks.holder,
  classes: knownMarks.classes,
  keys: knownMarks.keys,
}
const textOf = ({ name, holder, classes, keys }: Pick<Row, 'name' | 'holder' | 'classes' | 'keys'>): string =>
  JSON.stringify([name, holder, classes, keys])

const write = async ({ db }: TakeCtx, rows: Row[]): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insert(knownMarks)
    .values(rows)
    .onConflictDoUpdate({
      target: [knownMarks.source, knownMarks.number],
      set: {
        name: sql`excluded.name`,
        holder: sql`excluded.holder`,
        classes: sql`excluded.classes`,
        foldedName: sql`excluded.folded_name`,
        keys: sql`excluded.keys`,
      },
    })
}

const remove = async ({ db }: TakeCtx, numbers: string[]): Promise<void> => {
  if (numbers.length === 0) return
  await db.delete(knownMarks).where(and(eq(knownMarks.source, recordalSource), inArray(knownMarks.number, numbers)))
}

type Taken = { last: string | undefined; isChanged: boolean; isDemonstration: boolean }

/**
 * Makes the known marks between two recordal numbers what the recordals say. The lock makes others wait from before the recordals
 * are read until what they say is written, so that no older reading overwrites a newer one.
 */
const takeOverNext = async (ctx: TakeCtx, after: string): Promise<Taken> => {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('marks.take-over-recordals', 0))`)
  const found = await recordedMarks(ctx, { after, limit: batch })
  const last = found.length < batch ? undefined : found.at(-1)?.recordNum
  const known = await ctx.db
    .select(compared)
    .from(knownMarks)
    .where(
      and(
        eq(knownMarks.source, recordalSource),
        gt(knownMarks.number, after),
        last === undefined ? undefined : lte(knownMarks.number, last),
      ),
    )
  const before = new Map(known.map((mark) => [mark.number, textOf(mark)]))
  const rows = found.map(rowOf)
  const wanted = new Set(rows.map(({ number }) => number))
  const differing = rows.filter((row) => before.get(row.number) !== textOf(row))
  const gone = known.map(({ number }) => number).filter((number) => !wanted.has(number))
  await write(ctx, differing)
  await remove(ctx, gone)
  return {
    last,
    isChanged: differing.length + gone.length > 0,
    isDemonstration: found.some(({ isDemonstration }) => isDemonstration),
  }
}

/**
 * Takes the trademarks among the recordals over into the known marks, in batches: afterwards they are those of the recordals,
 * whichever imports were taken over before. `ctx.db` is the pool.
 */
const takeOverRecordals = async (ctx: JobCtx): Promise<void> => {
  let after: string | undefined = ''
  let isChanged = false
  let isDemonstration = false
  while (after !== undefined) {
    const from: string = after
    const taken = await ctx.db.transaction((tx) => takeOverNext({ ...ctx, db: tx }, from))
    isChanged ||= taken.isChanged
    isDemonstration ||= taken.isDemonstration
    after = taken.last
  }
  const asOf = await recordalsAsOf(ctx)
  await ctx.db.transaction((tx) => noteSource({ ...ctx, db: tx }, { name: recordalSource, asOf, isDemonstration }))
  // Sorts the new rows into the index and renews the statistics by which a comparison plans.
  if (isChanged) await onOwnConnection(ctx.db, ({ client }) => client.query('vacuum (analyze) known_mark'))
}

export const recordalsListener: Listener = {
  event: 'recordals.imported',
  name: 'marks.take-over-recordals',
  react: takeOverRecordals,
}

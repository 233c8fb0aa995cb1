import { like, sql } from 'drizzle-orm'
import type { JobCtx } from './domain.ts'
import { databaseMarks } from './postgres/platform.table.ts'

/** One part of the data to fill in. `name` never changes; `title` is shown to whoever waits. */
type Part = { name: string; title: string; run: (ctx: JobCtx) => Promise<unknown> }

const prefix = 'demonstration.'
const finished = 'finished'

/** The names of the parts that the database already has, from their marks. */
const findDone = async ({ db }: Pick<JobCtx, 'db'>): Promise<Set<string>> => {
  const marks = await db
    .select()
    .from(databaseMarks)
    .where(like(databaseMarks.name, `${prefix}%`))
  return new Set(marks.map(({ name }) => name.slice(prefix.length)))
}

/** How far filling in the demonstration data has come: `none` where nobody began it in this database. */
export const demonstrationProgress = async (ctx: Pick<JobCtx, 'db'>): Promise<'none' | 'begun' | 'finished'> => {
  const done = await findDone(ctx)
  if (done.size === 0) return 'none'
  return done.has(finished) ? 'finished' : 'begun'
}

/**
 * Lengthens the time limits of this transaction: a part draws pictures and hashes passwords, which on a busy machine takes
 * longer than a call may.
 */
const bePatient = async ({ db }: Pick<JobCtx, 'db'>): Promise<void> => {
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await db.execute(sql`set local statement_timeout = '2min'`)
}

/**
 * Takes the mark of a part; false when another process has it, or has finished the part. The mark is written in the
 * transaction of the part, so both are kept or neither.
 */
const takeMark = async (ctx: Pick<JobCtx, 'db' | 'now'>, name: string): Promise<boolean> => {
  const mark = { name: prefix + name, createdAt: ctx.now() }
  const taken = await ctx.db.insert(databaseMarks).values(mark).onConflictDoNothing().returning()
  return taken.length > 0
}

/**
 * Fills in the parts in order, each in a transaction of its own together with its mark. A start that was killed goes on
 * with the part that it was at, and no part is filled in twice. `say` hears which part is under way.
 */
export const fillInSteps = async (ctx: JobCtx, parts: readonly Part[], say: (text: string) => void): Promise<void> => {
  const done = await findDone(ctx)
  for (const [index, { name, title, run }] of parts.entries()) {
    if (done.has(name)) continue
    say(`演示数据 ${index + 1}/${parts.length} ${title}…`)
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db }
      await bePatient(inside)
      if (await takeMark(inside, name)) await run(inside)
    })
  }
  await takeMark(ctx, finished)
}

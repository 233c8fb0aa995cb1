import type { JobCtx, Ticker } from '@portal/platform/server'
import { and, arrayContains, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { WantedDeadlines } from './wanted.ts'
import { keepAll, mayKeep } from './wanted-deadlines.ts'
import { deadlineWishes } from './wish.table.ts'

type WishCtx = Pick<JobCtx, 'db' | 'now' | 'newId'>
type Wish = typeof deadlineWishes.$inferSelect

/** The most rows of one transaction: so few that it holds their locks for well under a second. */
const batch = 50

/** Has the deadlines that wait for a rule kept after `at`, when every process counts by the version that was checked now. */
export const wakeWishes = async ({ db }: Pick<WishCtx, 'db'>, rule: string, at: Date): Promise<void> => {
  await db
    .update(deadlineWishes)
    .set({ againAt: at })
    .where(arrayContains(deadlineWishes.waitsFor, [rule]))
}

/** How long what could not be kept waits, so that it does not come first again and again. */
const againMs = 3_600_000

const keepWish = async (ctx: WishCtx, { subjectKind: kind, subjectRef: ref, ...wish }: Wish): Promise<void> => {
  // A thing of which nothing is wanted has no owner here, and makes no deadline.
  const of: WantedDeadlines = { userId: wish.userId ?? '', subject: { kind, ref }, wanted: wish.wanted }
  const waitsFor = await keepAll(ctx, of, wish.keptBefore ?? [])
  await writeWish(ctx, { subjectKind: kind, subjectRef: ref }, { waitsFor, keptBefore: null, againAt: null })
}

const writeWish = async (
  { db }: Pick<WishCtx, 'db'>,
  { subjectKind, subjectRef }: Pick<Wish, 'subjectKind' | 'subjectRef'>,
  set: Partial<Wish>,
): Promise<void> => {
  await db
    .update(deadlineWishes)
    .set(set)
    .where(and(eq(deadlineWishes.subjectKind, subjectKind), eq(deadlineWishes.subjectRef, subjectRef)))
}

/** Keeps what one thing shall have in a transaction of its own, so that one that fails does not keep the others from theirs. */
const keepApart = async (ctx: WishCtx & Pick<JobCtx, 'log'>, wish: Wish): Promise<void> => {
  try {
    await ctx.db.transaction((db) => keepWish({ ...ctx, db }, wish))
  } catch (error) {
    const of = `${wish.subjectKind} ${wish.subjectRef}`
    ctx.log.error({ err: error, of }, 'deadlines of a thing could not be kept, and are tried again in an hour')
    await writeWish(ctx, wish, { againAt: new Date(ctx.now().getTime() + againMs) })
  }
}

/** Keeps what could not be counted before and can be now, each thing once, however many processes work. */
export const keepAwakened = async (ctx: WishCtx & Pick<JobCtx, 'log'>): Promise<void> => {
  for (;;) {
    const found = await ctx.db.transaction(async (db) => {
      const due = await db
        .select()
        .from(deadlineWishes)
        .where(lte(deadlineWishes.againAt, ctx.now()))
        .orderBy(asc(deadlineWishes.againAt))
        .limit(batch)
        .for('update', { skipLocked: true })
      // The rules are read within the transaction that goes by them.
      if (due.length > 0 && !(await mayKeep({ ...ctx, db }))) return 0
      for (const wish of due) await keepApart({ ...ctx, db }, wish)
      return due.length
    })
    if (found < batch) return
  }
}

export const wishTicker: Ticker = { name: 'deadlines.wishes', everyMs: 5_000, run: keepAwakened }

/** Forgets of which things nothing was wanted any more, once no event about them can still be on its way. */
export const forgetWishes = async ({ db }: Pick<WishCtx, 'db'>, before: Date): Promise<void> => {
  await db
    .delete(deadlineWishes)
    .where(
      and(
        lt(deadlineWishes.saidAt, before),
        isNull(deadlineWishes.againAt),
        sql`jsonb_array_length(${deadlineWishes.wanted}) = 0`,
      ),
    )
}

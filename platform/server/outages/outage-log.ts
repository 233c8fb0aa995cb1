import { and, count, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import { type PageQuery, pageWindow } from '../../contract/page.ts'
import type { JobCtx } from '../domain.ts'
import type { Db } from '../postgres/database.ts'
import { type OutagePart, outages, signsOfLife } from '../postgres/platform.table.ts'

type Watching = Pick<JobCtx, 'db' | 'storage' | 'log' | 'now'>
type Outage = { part: OutagePart; beganAt: Date; endedAt: Date; goesOn: boolean }

const lookEveryMs = 5_000
/** If the last sign of life is older than this and the portal was not told to stop, the portal was down. */
const silentMs = 60_000
/** The number of an advisory lock: of the processes that saw the same outage, one writes it down. */
const advisoryLock = 7_032_029
const name = 'portal'

/** Writes an outage down, or how it goes on and ends. What several processes see at the same time is one outage. */
const record = (db: Db, outage: Outage): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
    const { part, beganAt, endedAt, goesOn } = outage
    const overlaps = and(lte(outages.beganAt, endedAt), gte(outages.endedAt, beganAt))
    const known = await tx
      .update(outages)
      .set({
        beganAt: sql`least(${outages.beganAt}, ${beganAt})`,
        endedAt: sql`greatest(${outages.endedAt}, ${endedAt})`,
        goesOn,
      })
      .where(and(eq(outages.part, part), or(outages.goesOn, overlaps)))
      .returning({ number: outages.number })
    if (known.length === 0) await tx.insert(outages).values(outage)
  })

const giveSign = async ({ db, now }: Watching, isStopped: boolean): Promise<void> => {
  const sign = { seenAt: now(), isStopped }
  await db
    .insert(signsOfLife)
    .values({ name, ...sign })
    .onConflictDoUpdate({ target: signsOfLife.name, set: sign })
}

const recordSilence = async ({ db, now }: Watching): Promise<void> => {
  const [last] = await db.select().from(signsOfLife).where(eq(signsOfLife.name, name))
  if (!last || last.isStopped || now().getTime() - last.seenAt.getTime() < silentMs) return
  await record(db, { part: 'portal', beganAt: last.seenAt, endedAt: now(), goesOn: false })
}

/**
 * Ends what a process that died has left open of parts that are there again. An outage of a part that is still away stays
 * open, so that it goes on under the number by which people already speak of it.
 */
const closeLeftOpen = async ({ db }: Watching, there: OutagePart[]): Promise<void> => {
  const isLeftOpen = and(inArray(outages.part, there), eq(outages.goesOn, true))
  await db.update(outages).set({ goesOn: false }).where(isLeftOpen)
}

/** Checks the parts that the portal cannot work without, and remembers since when each has been away. */
const watch = (ctx: Watching) => {
  const began = new Map<OutagePart, Date>()
  let mayBeLeftOpen = true
  const checks: readonly [OutagePart, () => Promise<unknown>][] = [
    ['database', () => ctx.db.execute(sql`select 1`)],
    ['files', () => ctx.storage.check()],
  ]
  const isThere = async (part: OutagePart, check: () => Promise<unknown>): Promise<boolean> => {
    const from = ctx.now()
    try {
      await check()
      return true
    } catch (error) {
      if (!began.has(part)) ctx.log.error({ err: error, part }, 'an outage began')
      began.set(part, began.get(part) ?? from)
      return false
    }
  }
  return async (): Promise<void> => {
    const there: OutagePart[] = []
    for (const [part, check] of checks) if (await isThere(part, check)) there.push(part)
    if (!there.includes('database')) return
    for (const [part, beganAt] of began) {
      const goesOn = !there.includes(part)
      await record(ctx.db, { part, beganAt, endedAt: ctx.now(), goesOn })
      if (goesOn) continue
      began.delete(part)
      ctx.log.warn({ part, from: beganAt }, 'an outage is over')
    }
    if (mayBeLeftOpen) await closeLeftOpen(ctx, there)
    mayBeLeftOpen = false
    await giveSign(ctx, false)
  }
}

/**
 * Keeps the log of outages: which part was down, from when to when, with a number to speak of it by. The parts are checked
 * every five seconds, so shorter outages may be missed. An outage of the files is written down while it goes on, one of the
 * database once it is over.
 */
export const startOutageLog = async (ctx: Watching, everyMs = lookEveryMs): Promise<{ stop: () => Promise<void> }> => {
  await recordSilence(ctx)
  const look = watch(ctx)
  let looking: Promise<void> | undefined
  const lookOnce = () => {
    looking ??= look()
      .catch((error: unknown) =>
        ctx.log.error({ err: error }, 'the outage log could not be written and is tried again'),
      )
      .finally(() => {
        looking = undefined
      })
  }
  lookOnce()
  const timer = setInterval(lookOnce, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      await giveSign(ctx, true).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'the stop could not be written down'),
      )
    },
  }
}

/** A page of the outages, the latest first; times in epoch ms. */
export const listOutages = async ({ db }: Pick<JobCtx, 'db'>, query: PageQuery) => {
  const { limit, offset } = pageWindow(query)
  const rows = await db
    .select()
    .from(outages)
    .orderBy(desc(outages.endedAt), desc(outages.number))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(outages)
  const elements = rows.map(({ beganAt, endedAt, ...row }) => ({
    ...row,
    from: beganAt.getTime(),
    to: endedAt.getTime(),
  }))
  return { elements, totalElements: counted?.total ?? 0 }
}

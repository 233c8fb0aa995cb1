import { isAppFailure, type JobCtx, type OwnConnection, onOwnConnection, type Ticker } from '@portal/platform/server'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { recordalImports } from '../import.table.ts'
import { runImport } from './run-import.ts'

/** An import during which the process ended this often is not begun again by itself. */
const mostAttempts = 5
/** The pause in ms after a fault that is not the file's, such as an object store that does not answer. */
const pauseMs = 10_000

const pause = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const gaveUp = '多次未能完成，已停止；请技术人员查看日志后再试'

/** The import that was running when the portal stopped, else the first one in the queue. */
const findNext = async ({ db }: Pick<JobCtx, 'db'>) => {
  const [next] = await db
    .select()
    .from(recordalImports)
    .where(inArray(recordalImports.state, ['running', 'queued']))
    .orderBy(desc(recordalImports.state), asc(recordalImports.queuedTime), asc(recordalImports.id))
    .limit(1)
  return next
}

const failImport = async (ctx: JobCtx, id: string, failure: string): Promise<void> => {
  await ctx.db
    .update(recordalImports)
    .set({ state: 'failed', phase: null, endTime: ctx.now(), failure })
    .where(eq(recordalImports.id, id))
}

const begin = async (ctx: JobCtx, id: string) => {
  const unread = { bytes: 0, lines: 0, accepted: 0, refused: 0 }
  const unmerged = { doubled: 0, added: 0, changed: 0, unchanged: 0 }
  const [begun] = await ctx.db
    .update(recordalImports)
    .set({
      ...unread,
      ...unmerged,
      endTime: null,
      failure: null,
      state: 'running',
      phase: 'reading',
      startTime: ctx.now(),
      attempts: sql`${recordalImports.attempts} + 1`,
    })
    .where(and(eq(recordalImports.id, id), inArray(recordalImports.state, ['running', 'queued'])))
    .returning()
  return begun
}

type Outcome = 'done' | 'busy' | 'again'

const lock = "hashtextextended('recordals.import', 0)"

/** Runs one import: a fault of the file ends it as failed, after any other fault it may be begun again. */
const attempt = async (ctx: JobCtx, own: OwnConnection, id: string, signal?: AbortSignal): Promise<Outcome> => {
  const record = await begin(ctx, id)
  if (!record) return 'done'
  if (record.attempts > mostAttempts) {
    await failImport(ctx, id, gaveUp)
    return 'done'
  }
  try {
    await runImport(ctx, own, record)
    return 'done'
  } catch (error) {
    if (isAppFailure(error) && error.code.startsWith('import.')) {
      await failImport(ctx, id, error.failure.msg)
      return 'done'
    }
    if (!signal?.aborted) {
      ctx.log.error({ err: error, importId: id }, 'an import of recordals was cut off and is begun again')
    }
    return 'again'
  }
}

const takeTurn = (ctx: JobCtx, id: string, signal?: AbortSignal): Promise<Outcome> =>
  onOwnConnection(
    ctx.db,
    async (own) => {
      const { rows } = await own.client.query(`select pg_try_advisory_lock(${lock}) as locked`)
      if (!rows[0]?.locked) return 'busy'
      const outcome = await attempt(ctx, own, id, signal)
      // After a fault the connection may be closed, and then the lock was released with it.
      if (outcome === 'done') await own.client.query(`select pg_advisory_unlock(${lock})`)
      return outcome
    },
    signal,
  )

/**
 * Runs the next import of the queue, if there is one, and answers whether it ran one. A lock of the database, which ends with
 * its connection, lets one import run at a time in all processes.
 */
export const runNextImport = async (ctx: JobCtx, signal?: AbortSignal): Promise<boolean> => {
  const next = await findNext(ctx)
  if (!next) return false
  const outcome = await takeTurn(ctx, next.id, signal)
  if (outcome === 'again' && !signal?.aborted) await pause(signal)
  return outcome === 'done'
}

const everyMs = 1_000

export const importTickers: readonly Ticker[] = [
  {
    name: 'recordals.import',
    everyMs,
    run: async (ctx, stopping) => {
      await runNextImport(ctx, stopping)
    },
  },
]

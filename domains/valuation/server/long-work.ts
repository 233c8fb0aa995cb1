import { type JobCtx, type OwnConnection, onOwnConnection, type Ticker, underLock } from '@portal/platform/server'

/** Work during which the process ended this often is not begun again by itself. */
const mostAttempts = 3

export const gaveUp = '多次未能完成，已停止；请技术人员查看日志后再试'

/** Work that takes minutes. Each piece of it is a row, which tells how far it is and how often it was begun. */
export type LongWork<Row extends { attempts: number }> = {
  /** The name of its lock: one piece runs at a time in all processes. */
  name: string
  /** The id of the row that waits, or that was running when the process ended. */
  next: (ctx: JobCtx) => Promise<string | undefined>
  /** Counts one more attempt; undefined where the row no longer waits. */
  begin: (ctx: JobCtx, id: string) => Promise<Row | undefined>
  /** Does it on a connection without time limits, and writes down how it ended. */
  run: (ctx: JobCtx, own: OwnConnection, row: Row) => Promise<void>
  fail: (ctx: JobCtx, id: string, failure: string) => Promise<void>
}

const attempt = async <Row extends { attempts: number }>(
  work: LongWork<Row>,
  ctx: JobCtx,
  id: string,
  own: OwnConnection,
): Promise<void> => {
  const row = await work.begin(ctx, id)
  if (row === undefined) return
  if (row.attempts > mostAttempts) await work.fail(ctx, id, gaveUp)
  else await work.run(ctx, own, row)
}

/**
 * Does the piece of work that waits, if there is one and no other process is at it. What a fault or the end of the process cuts
 * off still waits, and is begun again: the lock ends with its connection, and a run leaves nothing half done.
 */
export const runNext = async <Row extends { attempts: number }>(
  work: LongWork<Row>,
  ctx: JobCtx,
  signal?: AbortSignal,
): Promise<void> => {
  const id = await work.next(ctx)
  if (id === undefined) return
  try {
    await onOwnConnection(
      ctx.db,
      async (own) => {
        await underLock(own, work.name, () => attempt(work, ctx, id, own))
      },
      signal,
    )
  } catch (error) {
    if (!signal?.aborted) ctx.log.error({ err: error, id }, `${work.name} was cut off and is begun again`)
  }
}

const everyMs = 1_000

export const tickerOf = <Row extends { attempts: number }>(work: LongWork<Row>): Ticker => ({
  name: work.name,
  everyMs,
  run: (ctx, stopping) => runNext(work, ctx, stopping),
})

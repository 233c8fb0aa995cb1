import { sql } from 'drizzle-orm'
import { type JobResult, PgBoss } from 'pg-boss'
import type { Job, JobCtx, ServerDomain } from '../domain.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import { forgetOldCounters } from '../http/rates.ts'
import type { Log } from '../log/log.ts'
import type { Db } from '../postgres/database.ts'
import { relayBatch, relayEvents } from './outbox.ts'
import { startTickers } from './tickers.ts'

/** Short, since people wait for what follows from an event; the look costs a read of an empty table. */
const relayEveryMs = 250
const timezone = 'Asia/Shanghai'
/** A listener that fails is tried again for about a day, with growing pauses. */
const retry = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 6 * 3600 } as const

/** A full batch is followed by the next at once, so that a rush of events does not wait for the clock. */
const pollingSeconds = 2
const promptPollingSeconds = 0.5
const working = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const

/** What the platform's own tables need. */
const platformJobs: readonly Job[] = [forgetOldKeys, forgetOldCounters]

export type Jobs = {
  /** Delivers waiting events now; tests and the graceful stop use it. */
  relay: () => Promise<number>
  stop: () => Promise<void>
}

type Queued = { id: string; at: number; data: unknown }

/** Each job of a batch is settled for itself: one that fails does not repeat its neighbours. */
const settle = async (log: Log, id: string, work: Promise<void>): Promise<JobResult> => {
  try {
    await work
    return { id, status: 'completed' }
  } catch (error) {
    log.warn({ err: error }, 'a listener failed and is tried again')
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

const queueOf = (event: string, listener: string): string => `${event}--${listener}`

/** pg-boss inside a caller's transaction: the queued jobs live or die with it. */
const executorOf = (tx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const parts = text.split(/\$(\d+)/)
    const query = sql.join(
      parts.map((part, at) => (at % 2 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))),
    )
    const { rows } = await tx.execute(query)
    return { rows }
  },
})

/** Runs the platform's and every domain's scheduled jobs, and all listeners, on pg-boss, in the same PostgreSQL. */
export const startJobs = async (input: {
  url: string
  ctx: JobCtx
  domains: readonly ServerDomain[]
  log: Log
}): Promise<Jobs> => {
  const { ctx, domains, log } = input
  const boss = new PgBoss({ connectionString: input.url, application_name: 'portal-jobs', max: 4 })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()

  const listeners = domains.flatMap((domain) => domain.listeners ?? [])
  const workers = new Map<string, string>()
  for (const { event, name, react, prompt } of listeners) {
    const queue = queueOf(event, name)
    await boss.createQueue(queue, retry)
    const pollingIntervalSeconds = prompt ? promptPollingSeconds : pollingSeconds
    const worker = await boss.work<Queued>(queue, { ...working, pollingIntervalSeconds }, async (jobs) => {
      const results: JobResult[] = []
      for (const job of jobs) {
        const { id, at, data } = job.data
        results.push(await settle(log, job.id, react(ctx, data, { id, at: new Date(at) })))
      }
      return results
    })
    workers.set(queue, worker)
  }
  for (const { name, cron, run } of [...platformJobs, ...domains.flatMap((domain) => domain.jobs ?? [])]) {
    await boss.createQueue(name, { ...retry, policy: 'singleton', retryLimit: 2 })
    await boss.work(name, { pollingIntervalSeconds: 10 }, () => run(ctx))
    await boss.schedule(name, cron, null, { tz: timezone })
  }

  const relayOnce = async () => {
    const filled = new Set<string>()
    const relayed = await relayEvents(ctx.db, async (tx, { event, id, at, data }) => {
      const queued: Queued = { id, at: at.getTime(), data }
      for (const listener of listeners.filter((candidate) => candidate.event === event)) {
        const queue = queueOf(event, listener.name)
        await boss.send(queue, queued, { db: executorOf(tx) })
        filled.add(queue)
      }
    })
    // Once the jobs are committed, so that a worker that is woken finds them; those of other processes look by the clock.
    for (const queue of filled) {
      const worker = workers.get(queue)
      if (worker) boss.notifyWorker(worker)
    }
    return relayed
  }
  const relay = async () => {
    let relayed = 0
    let last: number
    do {
      last = await relayOnce()
      relayed += last
    } while (last === relayBatch)
    return relayed
  }
  const stopTickers = startTickers(ctx, domains, log)
  let relaying: Promise<unknown> | undefined
  // While the database does not answer, one relay waits for it and not one more each second: a stop waits for them.
  const timer = setInterval(() => {
    relaying ??= relay()
      .catch((error: unknown) => log.error({ err: error }, 'event relay'))
      .finally(() => {
        relaying = undefined
      })
  }, relayEveryMs)

  return {
    relay,
    stop: async () => {
      clearInterval(timer)
      await relaying
      await stopTickers()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

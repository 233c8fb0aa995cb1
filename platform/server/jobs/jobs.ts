import { sql } from 'drizzle-orm'
import { type JobResult, PgBoss, type Queue } from 'pg-boss'
import type { Job, JobCtx, ServerDomain } from '../domain.ts'
import { forgetOldKeys } from '../http/idempotency.ts'
import { forgetOldCounters } from '../http/rates.ts'
import type { Log } from '../log/log.ts'
import { trouble } from '../log/trouble.ts'
import type { Db } from '../postgres/database.ts'
import { publish, relayBatch, relayEvents } from './outbox.ts'
import { startTickers } from './tickers.ts'

/**
 * How often the relay looks for new events: often, since people wait for what follows from an event, and a look costs only
 * the read of an empty table.
 */
const relayEveryMs = 250
const timezone = 'Asia/Shanghai'
/**
 * A listener that fails is tried again for six to eleven hours: the pauses double from 5 s on, and each grows by chance up to
 * twofold. What a listener must not leave undone for ever, a scheduled job of its domain looks for as well.
 */
const retry = { retryLimit: 12, retryDelay: 5, retryBackoff: true } as const

/**
 * A process that dies in the middle of a job is missed within half a minute, and the job begins again within a whole one: a
 * worker gives a sign of life every ten seconds, and every ten seconds pg-boss looks for workers that gave none for twenty.
 */
const missedAfterSeconds = 20
const looksEverySeconds = 10
const queueOptions = { ...retry, heartbeatSeconds: missedAfterSeconds, notify: true } as const

/**
 * How often workers ask for jobs. The database tells every process of a new job (LISTEN and NOTIFY), so that a worker asks by
 * the clock only for jobs that are tried again; a hundred queues that asked all the time would keep a portal at rest busy. While
 * the connection that listens is lost, workers ask often. After a full batch a worker takes the next at once, so that a rush of
 * events does not wait for the clock.
 */
const pollingSeconds = { told: 10, untold: 2 } as const
const working = {
  ...{ batchSize: 20, burstWhenBatchFull: true, perJobResults: true },
  ...{ pollingIntervalSeconds: pollingSeconds.untold, notifyPollingIntervalSeconds: pollingSeconds.told },
} as const

/** Scheduled jobs that clean up the platform's own tables. */
const platformJobs: readonly Job[] = [forgetOldKeys, forgetOldCounters]

/** Every scheduled job of a portal with these domains. */
export const scheduledJobs = (domains: readonly ServerDomain[]): readonly Job[] => [
  ...platformJobs,
  ...domains.flatMap(({ jobs = [] }) => jobs),
]

/** The event by which somebody asks for a scheduled job to run now; no domain listens to it, the queue itself does. */
const jobAsked = 'platform.job_asked'

/** Has a scheduled job run at once, as by its clock: in one process, and not while it runs already. */
export const askForJob = (ctx: Pick<JobCtx, 'db' | 'now'>, name: string): Promise<void> =>
  publish(ctx, jobAsked, { name })

export type Jobs = { stop: () => Promise<void> }

type Queued = { id: string; at: number; data: unknown }

/** Settles one job of a batch by itself, so that a job that fails does not make the others of its batch run again. */
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

/** Lets pg-boss write inside a transaction of the caller: the queued jobs are kept or rolled back with it. */
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

/**
 * Creates the tables of the job queue, or brings them to this release. `ownerUrl` is of the role that owns the tables; the
 * role that serves may only use them.
 * @throws AggregateError when pg-boss reports failures
 */
export const installQueue = async (ownerUrl: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false })
  const failed: unknown[] = []
  boss.on('error', (error) => failed.push(error))
  await boss.start()
  await boss.stop({ graceful: false })
  if (failed.length > 0) throw new AggregateError(failed, 'the job queue could not be installed')
}

/** Runs the platform's and every domain's scheduled jobs, and all listeners, on pg-boss, in the same PostgreSQL. */
export const startJobs = async (input: {
  url: string
  ctx: JobCtx
  domains: readonly ServerDomain[]
  log: Log
}): Promise<Jobs> => {
  const { ctx, domains, log } = input
  const boss = new PgBoss({
    connectionString: input.url,
    application_name: 'portal-jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: looksEverySeconds,
    monitorIntervalSeconds: looksEverySeconds,
  })
  const queueTrouble = trouble(log, 'the job queue')
  boss.on('error', (error) => queueTrouble.failed(error))
  await boss.start()
  const queue = async (name: string, options: Omit<Queue, 'name'>) => {
    await boss.createQueue(name, options)
    // Without this a queue that an earlier release created would keep that release's options.
    const { policy: _, ...changeable } = options
    await boss.updateQueue(name, changeable)
  }

  const listeners = domains.flatMap((domain) => domain.listeners ?? [])
  for (const { event, name, react } of listeners) {
    const listening = queueOf(event, name)
    await queue(listening, queueOptions)
    await boss.work<Queued>(listening, working, async (jobs) => {
      const results: JobResult[] = []
      for (const job of jobs) {
        const { id, at, data } = job.data
        results.push(await settle(log, job.id, react(ctx, data, { id, at: new Date(at) })))
      }
      return results
    })
  }
  for (const { name, cron, run } of scheduledJobs(domains)) {
    await queue(name, { ...queueOptions, policy: 'singleton', retryLimit: 2 })
    await boss.work(name, { pollingIntervalSeconds: pollingSeconds.told }, () => run(ctx))
    await boss.schedule(name, cron, null, { tz: timezone })
  }
  const asked = new Set(scheduledJobs(domains).map(({ name }) => name))
  // What an older release asked for would be queued for ever, and nobody would work on it.
  for (const { name } of await boss.getSchedules()) if (!asked.has(name)) await boss.unschedule(name)

  const relayOnce = () =>
    relayEvents(ctx.db, async (tx, { event, id, at, data }) => {
      if (event === jobAsked) await boss.send((data as { name: string }).name, null, { db: executorOf(tx) })
      const queued: Queued = { id, at: at.getTime(), data }
      for (const listener of listeners.filter((candidate) => candidate.event === event))
        await boss.send(queueOf(event, listener.name), queued, { db: executorOf(tx) })
    })
  const relayAll = async (): Promise<void> => {
    let relayed: number
    do relayed = await relayOnce()
    while (relayed === relayBatch)
  }
  const relayTrouble = trouble(log, 'the event relay')
  const stopTickers = startTickers(ctx, domains, log)
  let relaying: Promise<unknown> | undefined
  // While the database does not answer, only one relay waits for it, and not one more at each tick: a stop waits for all of
  // them.
  const timer = setInterval(() => {
    relaying ??= relayAll()
      .then(
        () => {
          relayTrouble.worked()
          queueTrouble.worked()
        },
        (error: unknown) => relayTrouble.failed(error),
      )
      .finally(() => {
        relaying = undefined
      })
  }, relayEveryMs)

  return {
    stop: async () => {
      clearInterval(timer)
      await relaying
      await stopTickers()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

import type { Ctx, HealthFinding, Job } from '@portal/platform/server'
import { CronExpressionParser } from 'cron-parser'
import { sql } from 'drizzle-orm'
import type { Health, JobRow } from '../contract/health.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now'>

/** Older work than this, or more of it, shows that nobody works the queue off. */
const lateMs = 10 * 60_000
const many = 10_000

/** Whether the tables of the queue are there: a portal makes them when it first starts its jobs. */
export const hasQueue = async ({ db }: Pick<Ctx, 'db'>): Promise<boolean> => {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
  return rows[0]?.there === true
}

type QueueRow = { waiting: string; oldest: string | null; failed: string }

/** What waits in the queue and is due, since when the oldest of it, and how much failed for good within a day. */
export const readQueue = async (ctx: ReadCtx): Promise<Health['queue']> => {
  if (!(await hasQueue(ctx))) return null
  const { rows } = await ctx.db.execute<QueueRow>(sql`
    select count(*) filter (where state < 'active' and start_after <= now()) as waiting,
      extract(epoch from min(start_after) filter (where state < 'active' and start_after <= now())) * 1000 as oldest,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed
    from pgboss.job
    where state < 'active' or state = 'failed'`)
  const { waiting = 0, oldest = null, failed = 0 } = rows[0] ?? {}
  return {
    waiting: Number(waiting),
    oldest: oldest === null ? null : Math.round(Number(oldest)),
    failed: Number(failed),
  }
}

export const queueFinding = (queue: Health['queue'], now: Date): HealthFinding => {
  if (!queue) return { state: 'unknown', text: '任务队列尚未启动过。' }
  const { waiting, oldest, failed } = queue
  const isLate = oldest !== null && now.getTime() - oldest > lateMs
  const words = `等待 ${waiting} 项，一天内失败 ${failed} 项。`
  if (isLate || waiting > many)
    return { state: 'fault', text: `${words}队列没有被及时处理，请检查服务进程是否在运行。` }
  if (failed > 0) return { state: 'warning', text: `${words}失败的已不再重试，请查看日志中的原因。` }
  return { state: 'ok', text: words }
}

type Ended = { name: string; state: string; ended: string; output: unknown }

const errorOf = (output: unknown): string => {
  const found = typeof output === 'object' && output !== null ? (output as { message?: unknown }).message : output
  return typeof found === 'string' && found !== '' ? found.slice(0, 300) : '没有记录原因'
}

/** The scheduled jobs: how the last run of each ended, and when the next one begins. */
export const readJobs = async (ctx: ReadCtx, jobs: readonly Job[]): Promise<JobRow[]> => {
  const ended = new Map<string, Ended>()
  if (jobs.length > 0 && (await hasQueue(ctx))) {
    const names = sql.join(
      jobs.map(({ name }) => sql`${name}`),
      sql`, `,
    )
    const { rows } = await ctx.db.execute<Ended>(sql`
      select distinct on (name) name, state::text, extract(epoch from completed_on) * 1000 as ended, output
      from pgboss.job
      where name in (${names}) and state in ('completed', 'failed')
      order by name, completed_on desc`)
    for (const row of rows) ended.set(row.name, row)
  }
  return jobs.map(({ name, cron }) => {
    const last = ended.get(name)
    const worked = last === undefined ? null : last.state === 'completed'
    return {
      name,
      cron,
      lastTime: last === undefined ? null : Math.round(Number(last.ended)),
      lastWorked: worked,
      error: worked === false ? errorOf(last?.output) : null,
      nextTime: CronExpressionParser.parse(cron, { tz: 'Asia/Shanghai', currentDate: ctx.now() }).next().getTime(),
    }
  })
}

export const jobsFinding = (jobs: readonly JobRow[]): HealthFinding => {
  const failed = jobs.filter(({ lastWorked }) => lastWorked === false).map(({ name }) => name)
  if (failed.length > 0) {
    return { state: 'fault', text: `上次执行失败：${failed.join('、')}。请看下面的原因，处理后可由管理员立即执行。` }
  }
  return { state: 'ok', text: `${jobs.length} 个定时任务，上次都成功或尚未到时间。` }
}

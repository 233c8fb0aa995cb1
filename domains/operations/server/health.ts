import { hostname } from 'node:os'
import type { HealthState } from '@portal/platform/contract'
import {
  type HealthCheck,
  type HealthFinding,
  type Job,
  type JobCtx,
  publish,
  type Ticker,
} from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { Check, Health } from '../contract/health.ts'
import { readBackup } from './backup.ts'
import { healthStates } from './health-state.table.ts'
import { readDatabase, readRoom } from './own-checks.ts'
import { readJobs, readQueue } from './queue.ts'
import { bySeverity, keepSightings, readSightings, type Sighting, worstOf } from './sightings.ts'
import { healthFault, healthOver } from './tell-health.ts'
import { readVersion } from './version.ts'

const lookEveryMs = 60_000
/** The number of an advisory lock: of the processes that look at the same time, one after the other writes down what changed. */
const advisoryLock = 7_032_030

/** What a check finds; one that cannot be made is a fault itself, and takes none of the others with it. */
const findingOf = (ctx: JobCtx, { key, look }: HealthCheck): Promise<HealthFinding> =>
  look(ctx).catch((error: unknown): HealthFinding => {
    ctx.log.error({ err: error, key }, 'a health check failed')
    return { state: 'fault', text: '检查本身失败，说明这一部分没有正常答复；原因见日志。' }
  })

const lookAtAll = (ctx: JobCtx, checks: readonly HealthCheck[]) =>
  Promise.all(checks.map(async (check) => ({ ...check, ...(await findingOf(ctx, check)) })))

const knownStates = async ({ db }: Pick<JobCtx, 'db'>) =>
  new Map((await db.select().from(healthStates)).map((row) => [row.key, row]))

/**
 * Writes down what this machine found, and which checks changed their state by it: a check is as bad as the machine finds it that
 * finds it worst, so that machines that differ do not tell a fault and its end in turns. A fault that begins, and one that
 * ends, is told to the administrators.
 */
const watchOnce = async (ctx: JobCtx, checks: readonly HealthCheck[], machine: string): Promise<void> => {
  const found = await lookAtAll(ctx, checks)
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
    const inside = { ...ctx, db: tx }
    await keepSightings(
      inside,
      found.map(({ key, state, text }) => ({ key, machine, state, text })),
    )
    const seen = await readSightings(inside)
    const known = await knownStates(inside)
    for (const { key } of checks) {
      const state = worstOf(seen.filter((sighting) => sighting.key === key))?.state
      const before = known.get(key)?.state
      if (state === undefined || before === state) continue
      const row = { key, state, since: ctx.now() }
      await tx.insert(healthStates).values(row).onConflictDoUpdate({ target: healthStates.key, set: row })
      if (state === 'fault') await publish(inside, healthFault.event, { key })
      if (before === 'fault') await publish(inside, healthOver.event, { key })
    }
  })
}

/**
 * Looks at everything once a minute, so that a fault is told where nobody has the page open. `machine` is the name of the machine
 * that looks; the processes on one machine find the same.
 */
export const healthTicker = (checks: () => readonly HealthCheck[], machine = hostname()): Ticker => ({
  name: 'operations-health',
  everyMs: lookEveryMs,
  run: (ctx) => watchOnce(ctx, checks(), machine),
})

/** What this machine finds now of a check, or what another one found that is worse, which is then named. */
const shownFinding = (own: HealthFinding, others: readonly Sighting[]): HealthFinding => {
  const worst = worstOf<HealthFinding | Sighting>([own, ...others]) ?? own
  return 'machine' in worst ? { state: worst.state, text: `${worst.machine}：${worst.text}` } : worst
}

/** How everything is now; what asks for help most comes first. */
export const viewHealth = async (
  ctx: JobCtx,
  { checks, jobs }: { checks: readonly HealthCheck[]; jobs: readonly Job[] },
): Promise<Health> => {
  const found = await lookAtAll(ctx, checks)
  const others = (await readSightings(ctx)).filter(({ machine }) => machine !== hostname())
  const known = await knownStates(ctx)
  const now = ctx.now().getTime()
  const sinceOf = (key: string, state: HealthState): number => {
    const row = known.get(key)
    return row?.state === state ? row.since.getTime() : now
  }
  const shown: Check[] = found
    .map(({ key, name, state: ownState, text: ownText }) => {
      const { state, text } = shownFinding(
        { state: ownState, text: ownText },
        others.filter((sighting) => sighting.key === key),
      )
      return { key, name, state, text, since: sinceOf(key, state) }
    })
    .toSorted((a, b) => bySeverity.indexOf(a.state) - bySeverity.indexOf(b.state))
  return {
    overall: shown[0]?.state ?? 'unknown',
    checks: shown,
    version: await readVersion(ctx),
    queue: await readQueue(ctx),
    jobs: await readJobs(ctx, jobs),
    storage: await readRoom(ctx),
    database: await readDatabase(ctx),
    backup: await readBackup(ctx).catch(() => null),
  }
}

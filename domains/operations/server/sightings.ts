import type { HealthState } from '@portal/platform/contract'
import type { HealthFinding, JobCtx } from '@portal/platform/server'
import { gt, lt, sql } from 'drizzle-orm'
import { healthSightings } from './health-state.table.ts'

/** What one machine found of one check. */
export type Sighting = HealthFinding & { key: string; machine: string }

/** A machine that has not looked for so long has stopped, and says nothing of the portal any more. */
const silentMs = 3 * 60_000
const forgottenMs = 24 * 3_600_000

/** From the state that asks for help most to the one that asks for none. */
export const bySeverity: readonly HealthState[] = ['fault', 'warning', 'unknown', 'ok']

export const keepSightings = async (
  { db, now }: Pick<JobCtx, 'db' | 'now'>,
  found: readonly Sighting[],
): Promise<void> => {
  const seenAt = now()
  await db.delete(healthSightings).where(lt(healthSightings.seenAt, new Date(seenAt.getTime() - forgottenMs)))
  if (found.length === 0) return
  const rows = found.map(({ key, machine, state, text }) => ({ key, machine, state, text, seenAt }))
  const { state, text, seenAt: seen } = healthSightings
  await db
    .insert(healthSightings)
    .values(rows)
    .onConflictDoUpdate({
      target: [healthSightings.key, healthSightings.machine],
      set: {
        state: sql.raw(`excluded.${state.name}`),
        text: sql.raw(`excluded.${text.name}`),
        seenAt: sql.raw(`excluded.${seen.name}`),
      },
    })
}

/** What the machines found that still look. */
export const readSightings = ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<Sighting[]> => {
  const { key, machine, state, text, seenAt } = healthSightings
  return db
    .select({ key, machine, state, text })
    .from(healthSightings)
    .where(gt(seenAt, new Date(now().getTime() - silentMs)))
}

/** The finding that asks for help most; of equal ones the first. */
export const worstOf = <Found extends HealthFinding>(found: readonly Found[]): Found | undefined =>
  found.toSorted((a, b) => bySeverity.indexOf(a.state) - bySeverity.indexOf(b.state))[0]

import { setImmediate } from 'node:timers/promises'
import { grantedInventions, type PatentRecord } from '@portal/patentdata/server'
import { addMonths } from '@portal/platform/contract'
import type { JobCtx, OwnConnection } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import { renewalYears, wasAliveAtTen } from '../../proof/validation/fate.ts'
import { reachesGoal } from '../../proof/validation/goal.ts'
import { judgeRenewal, type RenewalCase, renewalCase } from '../../proof/validation/renewal.ts'
import { type InForce, readNamed } from '../in-force.ts'
import { inputOf } from '../input-of.ts'
import { type LongWork, tickerOf } from '../long-work.ts'
import { validations } from './validation.table.ts'

type Running = typeof validations.$inferSelect

const isRunning = (id: string) => and(eq(validations.id, id), eq(validations.state, 'running'))

const fail = async (ctx: JobCtx, id: string, failure: string): Promise<void> => {
  await ctx.db.update(validations).set({ state: 'failed', failure, endTime: ctx.now() }).where(isRunning(id))
}

/** What the model says of a record and what became of it; null where either is not known. */
const caseOf = (record: PatentRecord, { parameters, cohort }: InForce, day: string): RenewalCase | null => {
  const { filingDate, status } = record.facts
  if (filingDate === null) return null
  const isAlive = wasAliveAtTen({
    ...{ filingDate, status: status ?? 'UNKNOWN', events: record.facts.events ?? [] },
    statusAsOf: record.provenance.status?.asOf ?? null,
  })
  return isAlive === null ? null : renewalCase(inputOf(record, cohort), isAlive, day, parameters, cohort)
}

const compare = async (ctx: JobCtx, { db }: OwnConnection, running: Running): Promise<void> => {
  const { id, day, isDemonstration } = running
  const made = await readNamed(ctx, running)
  if (!made) return fail(ctx, id, '当时的参数或对照组已不存在')
  const filedUntil = addMonths(day, -12 * renewalYears)
  const cases: RenewalCase[] = []
  for await (const records of grantedInventions(db, { filedUntil, withInvented: isDemonstration })) {
    cases.push(...records.flatMap((record) => caseOf(record, made, day) ?? []))
    // Others are answered between two batches.
    await setImmediate()
  }
  const { n, alive, figures } = judgeRenewal(cases)
  const verdict = figures === null ? 'insufficient' : reachesGoal(figures) ? 'reached' : 'missed'
  await ctx.db
    .update(validations)
    .set({ state: 'finished', n, alive, renewal: figures, verdict, endTime: ctx.now() })
    .where(isRunning(id))
}

/** Compares the model with the renewals of granted inventions. */
export const renewalValidation: LongWork<Running> = {
  name: 'valuation.renewal',
  next: async ({ db }) =>
    (await db.select({ id: validations.id }).from(validations).where(eq(validations.state, 'running')).limit(1))[0]?.id,
  begin: async ({ db }, id) => {
    const [begun] = await db
      .update(validations)
      .set({ attempts: sql`${validations.attempts} + 1` })
      .where(isRunning(id))
      .returning()
    return begun
  },
  run: compare,
  fail,
}

export const renewalTicker = tickerOf(renewalValidation)

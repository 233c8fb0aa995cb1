import { countValues, type RecordNumber } from '@portal/patentdata/server'
import type { JobCtx, OwnConnection } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import { leastSample, type Section } from '../../proof/cohort.ts'
import { type CountedIndicator, quantilePercents } from '../../proof/imported-cohort.ts'
import { modelRules } from '../../proof/rules.ts'
import { type LongWork, tickerOf } from '../long-work.ts'
import { cohorts } from './cohort.table.ts'

const indicatorOf = {
  citations: 'cit',
  bwd: 'bwd',
  originality: 'orig',
  generality: 'gen',
  ipcGroups: 'ipc',
  inventors: 'inv',
  pages: 'doc',
  claims: 'claims',
  firstClaimChars: 'brevity',
  growth: 'mom',
} as const satisfies Record<RecordNumber, CountedIndicator>

/** A main group with fewer patents in either span of five years tells no growth. */
const leastForGrowth = 50

type Building = Pick<typeof cohorts.$inferSelect, 'id' | 'attempts' | 'isDemonstration'>

const isBuilding = (id: string) => and(eq(cohorts.id, id), eq(cohorts.state, 'building'))

const fail = async (ctx: JobCtx, id: string, failure: string): Promise<void> => {
  await ctx.db.update(cohorts).set({ state: 'failed', phase: null, failure, endTime: ctx.now() }).where(isBuilding(id))
}

const build = async (ctx: JobCtx, own: OwnConnection, { id, isDemonstration }: Building): Promise<void> => {
  const counted = await countValues(own, {
    selfWeight: modelRules.citations(0, 1),
    percents: quantilePercents,
    ...{ least: leastSample, leastForGrowth, withInvented: isDemonstration },
    onPhase: async (phase) => void (await ctx.db.update(cohorts).set({ phase }).where(isBuilding(id))),
  })
  const { n, day, sizes, tables, growth } = counted
  if (day === null) return fail(ctx, id, '没有可以统计的专利记录，请先导入专利数据')
  const content = {
    ...{ sizes, growth },
    tables: tables.map(({ number, section, ...table }) => ({
      ...table,
      indicator: indicatorOf[number],
      // The count tells no other sections than those of the classification.
      section: section as Section | null,
    })),
  }
  await ctx.db
    .update(cohorts)
    .set({ state: 'draft', phase: null, n, day, content, endTime: ctx.now() })
    .where(isBuilding(id))
}

/** Counts the records to a new version of the cohort. */
export const cohortRebuild: LongWork<Building> = {
  name: 'valuation.cohort',
  next: async ({ db }) =>
    (await db.select({ id: cohorts.id }).from(cohorts).where(eq(cohorts.state, 'building')).limit(1))[0]?.id,
  begin: async ({ db }, id) => {
    const [begun] = await db
      .update(cohorts)
      .set({ phase: null, attempts: sql`${cohorts.attempts} + 1` })
      .where(isBuilding(id))
      .returning()
    return begun
  },
  run: build,
  fail,
}

export const cohortTicker = tickerOf(cohortRebuild)

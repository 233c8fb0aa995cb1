import { believed, type Db, type JobCtx } from '@portal/platform/server'
import { asc } from 'drizzle-orm'
import { firstRules } from '../proof/first-rules/first-rules.ts'
import type { RuleVersion } from '../proof/rule.ts'
import { selfTest, takenExamples } from '../proof/self-test.ts'
import { deadlineRules } from './deadline.table.ts'

export type StoredRule = typeof deadlineRules.$inferSelect

/** All versions of all rules, and what the self-test found wrong with them. */
export type TestedRules = {
  versions: readonly RuleVersion[]
  faults: readonly string[]
  /** How many worked examples have a day for which a version of staff counts by now. */
  taken: number
}

/** Writes the versions that the portal brings, where they are not there yet. */
export const seedRules = async ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> => {
  const rows = firstRules.map(({ code, version, name, effectiveFrom, effectiveTo, ...terms }) => ({
    ...{ code, version, name, effectiveFrom, effectiveTo, terms, savedAt: now() },
  }))
  await db.insert(deadlineRules).values(rows).onConflictDoNothing()
}

/** A version as it counts, from its row. */
export const versionOf = ({ code, version, name, effectiveFrom, effectiveTo, terms }: StoredRule): RuleVersion => ({
  ...{ code, version, name, effectiveFrom, effectiveTo },
  ...terms,
})

/** The rows of all versions, in the order of their codes and numbers. */
export const readRules = ({ db }: { db: Db }): Promise<StoredRule[]> =>
  db.select().from(deadlineRules).orderBy(asc(deadlineRules.code), asc(deadlineRules.version))

/** The rules as they are stored, tested each time they are read, so that none counts that no longer says what it said. */
export const testedRules = believed<TestedRules>(async (ctx) => {
  const rows = await readRules(ctx)
  const versions = rows.map(versionOf)
  const ofStaff = new Set(versions.filter((_, index) => rows[index]?.authorId))
  const isOfStaff = (version: RuleVersion) => ofStaff.has(version)
  return { versions, faults: selfTest(versions, isOfStaff), taken: takenExamples(versions, isOfStaff) }
})

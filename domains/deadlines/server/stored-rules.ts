import { believed, type Db } from '@portal/platform/server'
import { asc } from 'drizzle-orm'
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

/** A version as it counts, from its row. */
export const versionOf = ({ code, version, name, effectiveFrom, effectiveTo, terms }: StoredRule): RuleVersion => ({
  ...{ code, version, name, effectiveFrom, effectiveTo },
  ...terms,
})

/** The rows of all versions, in the order of their codes and numbers. */
export const readRules = ({ db }: { db: Db }): Promise<StoredRule[]> =>
  db.select().from(deadlineRules).orderBy(asc(deadlineRules.code), asc(deadlineRules.version))

const test = (rows: readonly StoredRule[]): TestedRules => {
  const versions = rows.map(versionOf)
  const ofStaff = new Set(versions.filter((_, index) => rows[index]?.authorId))
  const isOfStaff = (version: RuleVersion) => ofStaff.has(version)
  return { versions, faults: selfTest(versions, isOfStaff), taken: takenExamples(versions, isOfStaff) }
}

/** The rows that were tested last, as text, and what came out: each transaction reads the rows, and most find the same. */
let last: { rows: string; tested: TestedRules } | undefined

/** The rules as they are stored, tested whenever they are others than before, so that none counts that no longer says what it said. */
export const testedRules = believed<TestedRules>(async (ctx) => {
  const stored = await readRules(ctx)
  const rows = JSON.stringify(stored)
  if (last?.rows !== rows) last = { rows, tested: test(stored) }
  return last.tested
})

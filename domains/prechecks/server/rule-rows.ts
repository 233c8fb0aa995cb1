import type { Day } from '@portal/platform/contract'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx, RecordKind } from '@portal/platform/server'
import { asc } from 'drizzle-orm'
import { precisionPath } from '../contract/paths.ts'
import type { Rule } from '../contract/rule.ts'
import { termsOf } from '../contract/rule-changes.ts'
import type { RuleTerms } from '../contract/rule-version.ts'
import { firstRules } from '../contract/rules/first-rules.ts'
import { ensure } from './failures.ts'
import { ruleStates } from './rule-state.table.ts'
import { ruleVersions } from './rule-version.table.ts'

/** A rule as the act log names it. */
export const ruleRecord: RecordKind = {
  at: '/api/admin/precheckRules/{id}',
  kind: 'precheckRule',
  page: () => precisionPath,
}

export const statesOf = async ({ db }: Pick<Ctx, 'db'>) =>
  new Map((await db.select().from(ruleStates)).map((state) => [state.rule, state]))

type StoredVersion = typeof ruleVersions.$inferSelect

/** A version of a rule with what became of it; `row` is missing for the one that the program brings. */
export type Version = RuleTerms & {
  version: number
  effectiveFrom: Day
  state: 'checked' | 'unchecked' | 'replaced'
  row?: StoredVersion
}

const stateOf = ({ checkedAt, version }: StoredVersion, rows: readonly StoredVersion[]): Version['state'] => {
  if (checkedAt !== null) return 'checked'
  const isReplaced = rows.some((other) => other.checkedAt !== null && other.version > version)
  return isReplaced ? 'replaced' : 'unchecked'
}

/**
 * All versions of each rule by their numbers. Where a release brings a version under a number that staff have used, theirs stays.
 */
export const versionsOf = async ({ db }: Pick<Ctx, 'db'>): Promise<(rule: Rule) => Version[]> => {
  const all = await db.select().from(ruleVersions).orderBy(asc(ruleVersions.rule), asc(ruleVersions.version))
  return (rule) => {
    const rows = all.filter((row) => row.rule === rule.id)
    const own = rows.map((row): Version => {
      const { version, effectiveFrom, terms } = row
      return { ...terms, version, effectiveFrom, state: stateOf(row, rows), row }
    })
    if (own.some(({ version }) => version === rule.version)) return own
    const { version, effectiveFrom } = rule
    const first: Version = { ...termsOf(rule), version, effectiveFrom, state: 'checked' }
    return [first, ...own].toSorted((one, other) => one.version - other.version)
  }
}

/** The newest of the versions that had been checked and had begun at a moment: by it the rule was asked then. */
export const inForceOf = (versions: readonly Version[], at: Date): Version | undefined =>
  versions.findLast(
    ({ state, effectiveFrom, row }) =>
      state === 'checked' && effectiveFrom <= shanghaiDayOf(at) && (!row?.checkedAt || row.checkedAt <= at),
  )

/** @throws AppFailure `record.not_found` where there is no rule of this id */
export const getRule = (id: string): Rule => {
  const rule = firstRules.find((one) => one.id === id)
  ensure(rule, 'record.not_found')
  return rule
}

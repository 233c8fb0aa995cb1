import type { Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { isChecked, type RuleVersion } from '../../proof/rule.ts'
import { isReplaced } from '../../proof/succession.ts'
import { deadlineRules } from '../deadline.table.ts'
import { ensure } from '../failures.ts'
import { type StoredRule, versionOf } from '../stored-rules.ts'

/** All versions of one rule by their numbers, as rows and as they count. */
type OneRule = { rows: readonly StoredRule[]; versions: readonly RuleVersion[] }

/** One version of a rule with its row. */
export type OneVersion = { row: StoredRule; version: RuleVersion }

/** @throws AppFailure `deadline.unknown_rule` where no rule has this code */
export const getRule = async ({ db }: Pick<Ctx, 'db'>, code: string): Promise<OneRule> => {
  const rows = await db
    .select()
    .from(deadlineRules)
    .where(eq(deadlineRules.code, code))
    .orderBy(asc(deadlineRules.version))
  ensure(rows.length > 0, 'deadline.unknown_rule')
  return { rows, versions: rows.map(versionOf) }
}

/** The same, where the caller's transaction may change it: whoever else writes or checks a version of the rule waits. */
export const lockRule = async ({ db }: Pick<Ctx, 'db'>, code: string): Promise<OneRule> => {
  await db.select().from(deadlineRules).where(eq(deadlineRules.code, code)).for('update')
  return getRule({ db }, code)
}

/** Refuses what cannot be checked any more. */
export const ensureUnchecked = (version: RuleVersion): void => {
  ensure(!isChecked(version), 'deadline.version_checked')
  ensure(!isReplaced(version), 'deadline.version_replaced')
}

/** @throws AppFailure `deadline.unknown_version` where the rule has no version of this number */
export const getVersion = ({ rows, versions }: OneRule, number: number): OneVersion => {
  const at = rows.findIndex((row) => row.version === number)
  const [row, version] = [rows[at], versions[at]]
  ensure(row && version, 'deadline.unknown_version')
  return { row, version }
}

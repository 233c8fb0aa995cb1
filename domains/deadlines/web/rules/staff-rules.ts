import type { VersionRow } from '../../contract/rule-versions.ts'
import type { RuleVersion } from '../../proof/rule.ts'
import { versionsOf } from '../version-of.ts'

/** The window that stands open: what a version says, a new version being written, or the check of one. */
export type OpenedVersion = { window: 'detail' | 'write' | 'check'; row: VersionRow }

/** A version with its row, as the pages of staff handle it. */
type StaffVersion = { row: VersionRow; version: RuleVersion }

/** All versions of one rule, in the order of their numbers. */
export const staffVersions = (rows: readonly VersionRow[], code: string): StaffVersion[] => {
  const ofRule = rows.filter((row) => row.code === code)
  return versionsOf(ofRule, code).flatMap(({ version }, index) => {
    const row = ofRule[index]
    return row ? [{ row, version }] : []
  })
}

/** Whether a row is the newest version of its rule, which a further one follows. */
export const isNewest = (rows: readonly VersionRow[], { code, version }: VersionRow): boolean =>
  rows.every((other) => other.code !== code || other.version <= version)

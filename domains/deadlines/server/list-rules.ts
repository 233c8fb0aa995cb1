import type { Ctx } from '@portal/platform/server'
import type { RulesQuery, RuleView } from '../contract/rules.ts'
import { versionOn } from '../proof/choose-version.ts'
import { isChecked, type RuleVersion } from '../proof/rule.ts'
import { testedRules } from './stored-rules.ts'

/** Of each rule the version that counts on a day. */
const inForceOn = (versions: readonly RuleVersion[], day: string): RuleVersion[] =>
  [...Map.groupBy(versions, ({ code }) => code).values()].flatMap((ofRule) => versionOn(ofRule, day) ?? [])

/** A version as a caller may know it. */
export const viewOf = (version: RuleVersion, forStaff: boolean): RuleView => {
  const checked = isChecked(version)
  const { kinds, trigger, ways, period, source } = version
  return {
    ...version,
    kinds: [...kinds],
    trigger: { name: trigger.name, deliveries: [...trigger.deliveries] },
    ways: { list: [...ways.list], tag: ways.tag },
    extension: checked || forStaff ? version.extension : null,
    deemedDays: checked || forStaff ? version.deemedDays : null,
    checked,
    period: checked || forStaff ? period : null,
    source: checked || forStaff ? source : null,
  }
}

/** The versions of all rules; with `on`, those in force on that day, and with `kind`, those offered on cases of that kind. */
export const listRules = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  { query: { on, kind } }: { query: RulesQuery },
): Promise<{ elements: RuleView[] }> => {
  const { versions } = await testedRules.read(ctx)
  const standing = on === '' ? versions : inForceOn(versions, on)
  const wanted = standing.filter((version) => kind === '' || version.kinds.includes(kind))
  return { elements: wanted.map((version) => viewOf(version, ctx.actor?.userType === 'staff')) }
}

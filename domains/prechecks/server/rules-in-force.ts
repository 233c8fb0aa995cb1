import type { Ctx } from '@portal/platform/server'
import type { Rule } from '../contract/rule.ts'
import { withChanges } from '../contract/rule-changes.ts'
import type { RuleChanges } from '../contract/rule-switch.ts'
import { firstRules, ruleSet } from '../contract/rules/first-rules.ts'
import { inForceOf, statesOf, versionsOf } from './rule-rows.ts'

type Standing = { changes: RuleChanges; switches: number }

/** What staff had made of the first rules at a moment: which are off, the versions in force, and how often rules were switched. */
const standingAt = async (ctx: Pick<Ctx, 'db'>, at: Date): Promise<Standing> => {
  const [states, versions] = [await statesOf(ctx), await versionsOf(ctx)]
  const changes: RuleChanges = {
    off: firstRules.filter(({ id, on }) => !(states.get(id)?.on ?? on)).map(({ id }) => id),
    versions: firstRules.flatMap((rule) => {
      const used = inForceOf(versions(rule), at)
      if (!used?.row) return []
      const { row: _, state: __, ...terms } = used
      return { ...terms, id: rule.id }
    }),
  }
  return { changes, switches: [...states.values()].reduce((sum, { changes: times }) => sum + times, 0) }
}

export const listRuleChanges = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<RuleChanges> =>
  (await standingAt(ctx, ctx.now())).changes

/**
 * The rules as staff have switched and changed them, by the versions of a moment, and the version of this set, which grows with
 * each switch and with each version that comes into force.
 */
export const rulesInForce = async (ctx: Pick<Ctx, 'db'>, at: Date): Promise<{ rules: Rule[]; ruleSet: number }> => {
  const { changes, switches } = await standingAt(ctx, at)
  const steps = changes.versions.reduce((sum, { id, version }) => sum + version - versionBroughtOf(id), 0)
  return { rules: withChanges(changes), ruleSet: ruleSet + switches + steps }
}

const versionBroughtOf = (id: string): number => firstRules.find((rule) => rule.id === id)?.version ?? 0

import type { Ctx } from '@portal/platform/server'
import type { Rule } from '../contract/rule.ts'
import { withChanges } from '../contract/rule-changes.ts'
import type { RuleChanges } from '../contract/rule-switch.ts'
import { firstRules, ruleSet } from '../contract/rules/first-rules.ts'
import { inForceOf, statesOf, versionsOf } from './rule-rows.ts'

type RulesCtx = Pick<Ctx, 'db' | 'now'>

/** What staff have made of the first rules by today: which are off, and the versions of theirs that are in force. */
export const listRuleChanges = async (ctx: RulesCtx): Promise<RuleChanges> => {
  const [states, versions] = [await statesOf(ctx), await versionsOf(ctx)]
  return {
    off: firstRules.filter(({ id, on }) => !(states.get(id)?.on ?? on)).map(({ id }) => id),
    versions: firstRules.flatMap((rule) => {
      const used = inForceOf(versions(rule), ctx.now())
      if (!used?.row) return []
      const { row: _, state: __, ...terms } = used
      return { ...terms, id: rule.id }
    }),
  }
}

/**
 * The rules as staff have switched and changed them, and the version of this set, which grows with each switch and with each
 * version that comes into force.
 */
export const rulesInForce = async (ctx: RulesCtx): Promise<{ rules: Rule[]; ruleSet: number }> => {
  const changes = await listRuleChanges(ctx)
  const switches = [...(await statesOf(ctx)).values()].reduce((sum, { changes: times }) => sum + times, 0)
  const steps = changes.versions.reduce((sum, { id, version }) => sum + version - versionBroughtOf(id), 0)
  return { rules: withChanges(changes), ruleSet: ruleSet + switches + steps }
}

const versionBroughtOf = (id: string): number => firstRules.find((rule) => rule.id === id)?.version ?? 0

import { type ActorCtx, loggedAs, recordAct } from '@portal/platform/server'
import { ne, sql } from 'drizzle-orm'
import type { SwitchForm } from '../contract/rule-switch.ts'
import { ensure } from './failures.ts'
import { getRule, ruleRecord, statesOf } from './rule-rows.ts'
import { ruleStates } from './rule-state.table.ts'

/** Switches a rule on or off; of two who do the same at once, the slower is told. */
export const switchRule = async (
  ctx: ActorCtx,
  { params: { id }, body: { on, reason } }: { params: { id: string }; body: SwitchForm },
): Promise<Record<string, never>> => {
  const rule = getRule(id)
  const before = (await statesOf(ctx)).get(id)
  ensure((before?.on ?? rule.on) !== on, 'precheck.rule_switched')
  const state = { on, reason, actorId: ctx.actor.userId, changedAt: ctx.now() }
  const changed = await ctx.db
    .insert(ruleStates)
    .values({ rule: id, ...state, changes: 1 })
    .onConflictDoUpdate({
      target: ruleStates.rule,
      set: { ...state, changes: sql`${ruleStates.changes} + 1` },
      setWhere: ne(ruleStates.on, on),
    })
    .returning({ rule: ruleStates.rule })
  ensure(changed.length > 0, 'precheck.rule_switched')
  await recordAct(ctx, {
    ...loggedAs(ruleRecord, id),
    before: { on: before?.on ?? rule.on },
    after: { on },
    note: reason,
  })
  return {}
}

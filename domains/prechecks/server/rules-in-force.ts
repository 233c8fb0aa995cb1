import { userNames, usernameOf } from '@portal/accounts/server'
import { type ActorCtx, type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { ne, sql } from 'drizzle-orm'
import { precisionPath } from '../contract/paths.ts'
import type { Rule } from '../contract/rule.ts'
import type { RuleList, RulesOff, SwitchForm } from '../contract/rule-switch.ts'
import { firstRules, ruleSet } from '../contract/rules/first-rules.ts'
import { ensure } from './failures.ts'
import { ruleStates } from './rule-state.table.ts'

/** A rule as the act log names it. */
export const ruleRecord: RecordKind = {
  at: '/api/admin/precheckRules/{id}',
  kind: 'precheckRule',
  page: () => precisionPath,
}

const statesOf = async ({ db }: Pick<Ctx, 'db'>) =>
  new Map((await db.select().from(ruleStates)).map((state) => [state.rule, state]))

/** The rules as staff have switched them, and the version of this set. */
export const rulesInForce = async (ctx: Pick<Ctx, 'db'>): Promise<{ rules: Rule[]; ruleSet: number }> => {
  const states = await statesOf(ctx)
  return {
    rules: firstRules.map((rule) => ({ ...rule, on: states.get(rule.id)?.on ?? rule.on })),
    ruleSet: [...states.values()].reduce((sum, { changes }) => sum + changes, ruleSet),
  }
}

export const listRulesOff = async (ctx: Pick<Ctx, 'db'>): Promise<RulesOff> => {
  const { rules } = await rulesInForce(ctx)
  return { off: rules.filter(({ on }) => !on).map(({ id }) => id) }
}

/** All rules in the order of the forms, with who switched each last, and why. */
export const listRules = async (ctx: Pick<Ctx, 'db'>): Promise<RuleList> => {
  const states = await statesOf(ctx)
  const names = await userNames(
    ctx,
    [...states.values()].map(({ actorId }) => actorId),
  )
  return {
    elements: firstRules.map(({ id, version, level, text, on }) => {
      const state = states.get(id)
      const switched = state && {
        by: usernameOf(names, state.actorId),
        at: state.changedAt.getTime(),
        reason: state.reason,
      }
      return { id, version, level, text, on: state?.on ?? on, switched: switched ?? null }
    }),
  }
}

/** Switches a rule on or off; of two who do the same at once, the slower is told. */
export const switchRule = async (
  ctx: ActorCtx,
  { params: { id }, body: { on, reason } }: { params: { id: string }; body: SwitchForm },
): Promise<Record<string, never>> => {
  const rule = firstRules.find((one) => one.id === id)
  ensure(rule, 'record.not_found')
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

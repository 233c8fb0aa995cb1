import { userNames, usernameOf } from '@portal/accounts/server'
import type { ActorCtx } from '@portal/platform/server'
import type { RuleList } from '../contract/rule-switch.ts'
import type { RuleVersionRow } from '../contract/rule-version.ts'
import { firstRules } from '../contract/rules/first-rules.ts'
import type { CaseSource } from './case-source.ts'
import { inForceOf, statesOf, type Version, versionsOf } from './rule-rows.ts'

type Viewing = { viewerId: string; nameOf: (id: string | null | undefined) => string | null }

const rowOf = ({ row, ...version }: Version, isInForce: boolean, { viewerId, nameOf }: Viewing): RuleVersionRow => ({
  ...version,
  inForce: isInForce,
  reason: row?.reason ?? '',
  ...{ author: nameOf(row?.authorId), savedAt: row?.savedAt.getTime() ?? null },
  ...{ checker: nameOf(row?.checkerId), checkedAt: row?.checkedAt?.getTime() ?? null },
  can: version.state === 'unchecked' && row?.authorId !== viewerId ? ['check'] : [],
})

/** All rules in the order of the forms: who switched each last and why, and its versions, as they are asked today. */
export const listRules =
  (cases: CaseSource | undefined) =>
  async (ctx: ActorCtx): Promise<RuleList> => {
    const [states, versionsFor] = [await statesOf(ctx), await versionsOf(ctx)]
    const rules = firstRules.map((rule) => ({ rule, state: states.get(rule.id), versions: versionsFor(rule) }))
    const people = rules.flatMap(({ state, versions }) => [
      state?.actorId,
      ...versions.flatMap(({ row }) => [row?.authorId, row?.checkerId]),
    ])
    const names = await userNames(
      ctx,
      people.filter((id) => typeof id === 'string'),
    )
    const nameOf: Viewing['nameOf'] = (id) => (id === null || id === undefined ? null : usernameOf(names, id))
    return {
      elements: rules.map(({ rule, state, versions }) => {
        const used = inForceOf(versions, ctx.now())
        const { version, level, text } = used ?? rule
        const switched = state && {
          by: usernameOf(names, state.actorId),
          at: state.changedAt.getTime(),
          reason: state.reason,
        }
        return {
          ...{ id: rule.id, version, level, text, field: rule.field },
          forms: (rule.forms ?? []).map(({ form, requirementType }) => cases?.formName(form, requirementType) ?? form),
          on: state?.on ?? rule.on,
          switched: switched ?? null,
          versions: versions
            .toReversed()
            .map((one) => rowOf(one, one === used, { viewerId: ctx.actor.userId, nameOf })),
        }
      }),
    }
  }

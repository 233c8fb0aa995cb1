import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, ensureField, recordAct } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { CheckForm, VersionAddress } from '../../contract/rule-versions.ts'
import type { RuleVersion } from '../../proof/rule.ts'
import { checkedFirst, checkedSource, endsBy, eveOf } from '../../proof/succession.ts'
import { deadlineRules } from '../deadline.table.ts'
import { ensure } from '../failures.ts'
import { countAgain } from '../recount.ts'
import { testedRules } from '../stored-rules.ts'
import { countImpact } from './find-impact.ts'
import { ensureUnchecked, getRule, getVersion, lockRule, type OneVersion } from './rule-rows.ts'
import { rulePage, toldVersion } from './told-version.ts'

const rowOf = ({ code, version }: Pick<RuleVersion, 'code' | 'version'>) =>
  and(eq(deadlineRules.code, code), eq(deadlineRules.version, version))

/** Writes what the check found, and then ends the versions before: the database lets them end only on the eve of a checked one. */
const writeCheck = async (
  ctx: ActorCtx,
  { row, version }: OneVersion,
  versions: readonly RuleVersion[],
  found: CheckForm,
) => {
  await ctx.db
    .update(deadlineRules)
    .set({
      terms: { ...row.terms, source: checkedSource(version.source, found) },
      ...{ checkerId: ctx.actor.userId, checkedAt: ctx.now() },
    })
    .where(rowOf(version))
  for (const before of versions.filter((other) => endsBy(other, version)))
    await ctx.db
      .update(deadlineRules)
      .set({ effectiveTo: eveOf(version.effectiveFrom) })
      .where(rowOf(before))
  testedRules.lookAgain(ctx)
}

/**
 * Checks a version that somebody else wrote: from now on it counts for everybody from its first day on, the one before ends on the
 * eve, and open deadlines that rest on the rule are counted anew within seconds, once every process counts by it.
 * @returns how many open deadlines are counted anew, and how many of them move
 */
export const checkVersion = async (
  ctx: ActorCtx<'log'>,
  { params: { code, version: number }, body }: { params: VersionAddress; body: CheckForm },
): Promise<{ recomputed: number; changed: number }> => {
  const rule = await lockRule(ctx, code)
  const found = getVersion(rule, number)
  const { row, version } = found
  ensureUnchecked(version)
  ensure(row.authorId !== ctx.actor.userId, 'deadline.own_version')
  const first = checkedFirst(rule.versions, version)
  ensure(!first, 'deadline.check_order', first && { msg: `请先核对第 ${first.version} 版，它的生效日更早` })
  ensureField(body.checkedOn <= shanghaiDayOf(ctx.now()), 'checkedOn', '核对日期不能晚于今天')
  await writeCheck(ctx, found, rule.versions, body)
  const checked = await getRule(ctx, code)
  const after = getVersion(checked, number).version
  const { resting, affected } = await countImpact(ctx, code, checked.versions)
  await recordAct(ctx, {
    ...{ subjectKind: 'deadline-rule', subjectRef: `${code} ${number}`, link: rulePage(code) },
    ...{ before: toldVersion(version), after: toldVersion(after), note: `${version.name} 第 ${number} 版` },
  })
  await countAgain(ctx, code, `${version.name}的新规则（${version.effectiveFrom} 起适用）已核对`)
  return { recomputed: resting, changed: affected.length }
}

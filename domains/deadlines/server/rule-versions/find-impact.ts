import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import type { VersionAddress, VersionImpact } from '../../contract/rule-versions.ts'
import { versionLimits } from '../../contract/version-limits.ts'
import type { RuleVersion } from '../../proof/rule.ts'
import { afterCheck } from '../../proof/succession.ts'
import { impactOnRule } from '../recount.ts'
import { ensureUnchecked, getRule, getVersion } from './rule-rows.ts'

type ImpactCtx = Pick<Ctx, 'db' | 'now' | 'log'>

/** How many open deadlines rest on a rule, and which of them move when it has these versions. Nothing is written. */
export const countImpact = async (ctx: ImpactCtx, code: string, versions: readonly RuleVersion[]) => {
  const { total, affected } = await impactOnRule(ctx, { rule: code, versions, most: Number.MAX_SAFE_INTEGER })
  return { resting: total, affected }
}

/** Which open deadlines the check of a version would move: those whose rule then counts otherwise for what started them. */
export const findImpact = async (
  ctx: ImpactCtx,
  { params: { code, version: number } }: { params: VersionAddress },
): Promise<VersionImpact> => {
  const rule = await getRule(ctx, code)
  const { version } = getVersion(rule, number)
  ensureUnchecked(version)
  const check = { url: '', checkedOn: shanghaiDayOf(ctx.now()), tag: 'L' } as const
  const { affected } = await countImpact(ctx, code, afterCheck(rule.versions, version, check))
  return { total: affected.length, affected: affected.slice(0, versionLimits.affected) }
}

import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, ensureField, loggedAs, recordAct } from '@portal/platform/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { RuleTerms, RuleVersionForm, VersionAddress } from '../contract/rule-version.ts'
import { whenWords } from '../contract/when-words.ts'
import { ensure } from './failures.ts'
import { getRule, ruleRecord, type Version, versionsOf } from './rule-rows.ts'
import { ruleVersions } from './rule-version.table.ts'

/** A version as the act log tells it: each part in a few words. */
const told = ({ version, effectiveFrom, level, text, why, mend, when }: Omit<Version, 'state' | 'row'>) => ({
  version,
  effectiveFrom,
  level,
  text,
  why: why.text,
  source: `${why.title}${why.place}`,
  url: why.url,
  mend,
  when: whenWords(when),
})

/**
 * Writes a new version of a rule; a part that is left out is as in the newest one. Nobody is asked by it before somebody else has
 * checked it.
 * @throws AppFailure `precheck.newer_version` where somebody wrote one since the caller looked
 */
export const writeVersion = async (
  ctx: ActorCtx,
  { params: { id }, body }: { params: { id: string }; body: RuleVersionForm },
): Promise<{ version: number }> => {
  const rule = getRule(id)
  const newest = (await versionsOf(ctx))(rule).at(-1)
  ensure(newest, 'record.not_found')
  const { after, reason, effectiveFrom } = body
  ensure(after === undefined || after === newest.version, 'precheck.newer_version')
  ensureField(effectiveFrom >= shanghaiDayOf(ctx.now()), 'effectiveFrom', '生效日不能早于今天')
  const terms: RuleTerms = {
    level: body.level ?? newest.level,
    text: body.text ?? newest.text,
    why: body.why ?? newest.why,
    mend: body.mend ?? newest.mend,
    when: body.when ?? newest.when,
  }
  ensureField(rule.question !== true || terms.level === 'hint', 'level', '请人查看的规则只能是提示')
  const version = newest.version + 1
  const [stored] = await ctx.db
    .insert(ruleVersions)
    .values({ rule: id, version, effectiveFrom, terms, reason, authorId: ctx.actor.userId, savedAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ version: ruleVersions.version })
  ensure(stored, 'precheck.newer_version')
  await recordAct(ctx, {
    ...loggedAs(ruleRecord, id),
    before: told(newest),
    after: told({ ...terms, version, effectiveFrom }),
    note: reason,
  })
  return { version }
}

/** Checks a version that somebody else wrote: from its first day on, the rule is asked by it. */
export const checkVersion = async (
  ctx: ActorCtx,
  { params: { id, version: number } }: { params: VersionAddress },
): Promise<Record<string, never>> => {
  const versions = (await versionsOf(ctx))(getRule(id))
  const version = versions.find((one) => one.version === number)
  ensure(version, 'precheck.unknown_version')
  ensure(version.state !== 'checked', 'precheck.version_checked')
  ensure(version.state !== 'replaced', 'precheck.version_replaced')
  ensure(version.row?.authorId !== ctx.actor.userId, 'precheck.own_version')
  const checked = await ctx.db
    .update(ruleVersions)
    .set({ checkerId: ctx.actor.userId, checkedAt: ctx.now() })
    .where(and(eq(ruleVersions.rule, id), eq(ruleVersions.version, number), isNull(ruleVersions.checkedAt)))
    .returning({ version: ruleVersions.version })
  ensure(checked.length > 0, 'precheck.version_checked')
  await recordAct(ctx, { ...loggedAs(ruleRecord, id), after: told(version), note: version.row?.reason ?? '' })
  return {}
}

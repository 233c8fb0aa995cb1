import { isCalendar } from '@portal/calendars/server'
import { type ActorCtx, ensureField, recordAct, refuseField } from '@portal/platform/server'
import type { CodeAddress, RuleVersionForm } from '../../contract/rule-versions.ts'
import { newestOf, nextVersion } from '../../proof/next-version.ts'
import { earliestStart } from '../../proof/succession.ts'
import { versionFaults } from '../../proof/version-faults.ts'
import { deadlineRules } from '../deadline.table.ts'
import { ensure } from '../failures.ts'
import { testedRules } from '../stored-rules.ts'
import { lockRule } from './rule-rows.ts'
import { rulePage, toldVersion } from './told-version.ts'

/**
 * Writes a new version of a rule; a part that is left out is as in the newest version. Nobody counts by it before somebody else
 * has checked it.
 * @throws AppFailure `deadline.newer_rule_version` where somebody wrote one since the caller looked
 */
export const writeVersion = async (
  ctx: ActorCtx,
  { params: { code }, body }: { params: CodeAddress; body: RuleVersionForm },
): Promise<{ version: number }> => {
  const { versions } = await lockRule(ctx, code)
  const newest = newestOf(versions)
  ensure(newest, 'deadline.unknown_rule')
  const { after, ...given } = body
  ensure(after === undefined || after === newest.version, 'deadline.newer_rule_version')
  const earliest = earliestStart(versions)
  ensureField(
    earliest === undefined || body.effectiveFrom >= earliest,
    'effectiveFrom',
    `生效日须晚于上一版本的适用期间，最早为 ${earliest}`,
  )
  const next = nextVersion(newest, given)
  ensure(next.calendar === null || isCalendar(next.calendar), 'deadline.unknown_calendar')
  const [fault] = versionFaults(next)
  if (fault) refuseField(fault.field, fault.msg)
  const { version, name, effectiveFrom, effectiveTo, code: _, ...terms } = next
  const [stored] = await ctx.db
    .insert(deadlineRules)
    .values({
      ...{ code, version, name, effectiveFrom, effectiveTo, terms },
      ...{ savedAt: ctx.now(), authorId: ctx.actor.userId },
    })
    .onConflictDoNothing()
    .returning({ version: deadlineRules.version })
  ensure(stored, 'deadline.newer_rule_version')
  testedRules.lookAgain(ctx)
  await recordAct(ctx, {
    ...{ subjectKind: 'deadline-rule', subjectRef: `${code} ${version}`, link: rulePage(code) },
    ...{ before: toldVersion(newest), after: toldVersion(next), note: `${name} 第 ${version} 版` },
  })
  return { version }
}

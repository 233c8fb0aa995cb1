import { type Ctx, type Db, prepareOnce, recordAct, type SignedInCtx } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { SignRule, SignRulesForm } from '../../contract/sign-rules.ts'
import { ensure } from '../failures.ts'
import { signRuleVersions } from '../mark.table.ts'
import { builtInRules } from './built-in-rules.ts'

const prepareNewest = (db: Db) =>
  db
    .select({ version: signRuleVersions.version, rules: signRuleVersions.rules })
    .from(signRuleVersions)
    .orderBy(desc(signRuleVersions.version))
    .limit(1)
    .prepare('newest_sign_rules')

const newestFor = prepareOnce(prepareNewest)

/** The rules that hold: those that staff saved last, or those that the program brings, as version 0. */
export const currentSignRules = async (ctx: Pick<Ctx, 'db'>): Promise<{ version: number; rules: SignRule[] }> => {
  const [newest] = await newestFor(ctx.db).execute()
  return newest ?? { version: 0, rules: [...builtInRules] }
}

/** Rules as the act log tells them: one by one, so that the fields that differ are the rules that do. */
const toldOf = ({ version, rules }: { version: number; rules: readonly SignRule[] }) => ({
  version,
  ...Object.fromEntries(rules.map(({ id, ...rule }) => [id, rule])),
})

/**
 * Replaces all rules; older versions are kept.
 * @throws AppFailure `signRules.newer_version` where somebody saved others since `version` was read
 */
export const saveSignRules = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'act'>,
  { body: { version, rules } }: { body: SignRulesForm },
): Promise<{ version: number }> => {
  const present = await currentSignRules(ctx)
  ensure(version === undefined || version === present.version, 'signRules.newer_version')
  const [stored] = await ctx.db
    .insert(signRuleVersions)
    .values({ version: present.version + 1, rules, createTime: ctx.now(), actorId: ctx.actor.userId })
    // Two editors at once: the second has not seen what the first wrote.
    .onConflictDoNothing()
    .returning({ version: signRuleVersions.version })
  ensure(stored, 'signRules.newer_version')
  await recordAct(ctx, {
    subjectKind: 'signRules',
    subjectRef: '提示规则',
    link: '/sign-rules',
    before: toldOf(present),
    after: toldOf({ ...stored, rules }),
  })
  return stored
}

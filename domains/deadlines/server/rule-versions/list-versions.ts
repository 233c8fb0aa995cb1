import { userNames, usernameOf } from '@portal/accounts/server'
import type { ActorCtx } from '@portal/platform/server'
import type { VersionRow } from '../../contract/rule-versions.ts'
import { isChecked, type RuleVersion } from '../../proof/rule.ts'
import { isReplaced } from '../../proof/succession.ts'
import { viewOf } from '../list-rules.ts'
import { readRules, versionOf } from '../stored-rules.ts'

const stateOf = (version: RuleVersion): VersionRow['state'] => {
  if (isChecked(version)) return 'checked'
  return isReplaced(version) ? 'replaced' : 'unchecked'
}

/** All versions of all rules with who wrote and who checked them. They are read anew, since staff look for what they just wrote. */
export const listVersions = async (ctx: Pick<ActorCtx, 'db' | 'actor'>): Promise<{ elements: VersionRow[] }> => {
  const rows = await readRules(ctx)
  const people = rows.flatMap(({ authorId, checkerId }) => [authorId, checkerId]).filter((id) => id !== null)
  const names = await userNames(ctx, people)
  const nameOf = (id: string | null) => (id === null ? null : usernameOf(names, id))
  return {
    elements: rows.map((row) => {
      const version = versionOf(row)
      const state = stateOf(version)
      const may = state === 'unchecked' && row.authorId !== ctx.actor.userId
      return {
        ...viewOf(version, true),
        state,
        ...{ savedAt: row.savedAt.getTime(), author: nameOf(row.authorId) },
        ...{ checker: nameOf(row.checkerId), checkedAt: row.checkedAt?.getTime() ?? null },
        can: may ? ['check'] : [],
      }
    }),
  }
}

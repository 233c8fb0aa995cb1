import type { JobCtx } from '@portal/platform/server'
import { firstRules } from '../proof/first-rules/first-rules.ts'
import { deadlineRules } from './deadline.table.ts'
import { countAgain } from './recount.ts'

/**
 * Writes the versions that the portal brings, where they are not there yet. Where a release brings more of them, open deadlines of
 * those rules are counted again, as when staff check a version.
 */
export const seedRules = (ctx: Pick<JobCtx, 'db' | 'now' | 'newId'>): Promise<void> =>
  ctx.db.transaction(async (db) => {
    const isFirst = (await db.$count(deadlineRules)) === 0
    const rows = firstRules.map(({ code, version, name, effectiveFrom, effectiveTo, ...terms }) => ({
      ...{ code, version, name, effectiveFrom, effectiveTo, terms, savedAt: ctx.now() },
    }))
    const { code, name } = deadlineRules
    const added = await db.insert(deadlineRules).values(rows).onConflictDoNothing().returning({ code, name })
    const names = new Map(added.map((rule) => [rule.code, rule.name]))
    if (isFirst) return
    for (const [rule, called] of names) await countAgain({ ...ctx, db }, rule, `${called}的规则已更新`)
  })

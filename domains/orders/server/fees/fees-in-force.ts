import type { Ctx } from '@portal/platform/server'
import { desc, eq, lte } from 'drizzle-orm'
import { feeItems, feeVersions } from './fee.table.ts'

export type FeeVersion = typeof feeVersions.$inferSelect
export type FeeItem = typeof feeItems.$inferSelect

/** What stands before the name of a price of the demonstration, wherever it is shown. */
const demonstrationMark = '演示 · '

/** The name of a fee as people read it, marked where its price is the demonstration's. */
export const feeName = (name: string, { isDemonstration }: Pick<FeeVersion, 'isDemonstration'>): string =>
  isDemonstration ? `${demonstrationMark}${name}` : name

/** A fee table with its prices by code. */
export type FeesInForce = { version: FeeVersion; items: ReadonlyMap<string, FeeItem> }

/** The prices in force now; undefined where none are. */
export const findFeesInForce = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<FeesInForce | undefined> => {
  const [version] = await ctx.db
    .select()
    .from(feeVersions)
    .where(lte(feeVersions.effectiveFrom, ctx.now()))
    .orderBy(desc(feeVersions.effectiveFrom), desc(feeVersions.version))
    .limit(1)
  if (!version) return undefined
  const rows = await ctx.db.select().from(feeItems).where(eq(feeItems.versionId, version.id))
  return { version, items: new Map(rows.map((row) => [row.code, row])) }
}

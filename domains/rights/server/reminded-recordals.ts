import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, eq, gte } from 'drizzle-orm'
import { rightRecordals, rights } from './right.table.ts'

/** The numbers of the recordals in force in a user's vault: their deadlines remind him of their end, so that no other domain needs to. */
export const recordalsInVault = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: string): Promise<string[]> => {
  const found = await db
    .select({ recordNum: rightRecordals.recordNum })
    .from(rightRecordals)
    .innerJoin(rights, eq(rights.id, rightRecordals.rightId))
    .where(and(eq(rights.ownerId, userId), gte(rightRecordals.recordEndDate, shanghaiDayOf(now()))))
  return found.map(({ recordNum }) => recordNum)
}

import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, eq, gte } from 'drizzle-orm'
import { sheets } from './filing.table.ts'

/** The numbers of a user's recordals in force. This domain reminds him of their end, so that no other domain needs to. */
export const remindedRecordals = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: string): Promise<string[]> => {
  const found = await db
    .select({ recordNum: sheets.recordNum })
    .from(sheets)
    .where(and(eq(sheets.userId, userId), gte(sheets.recordEndDate, shanghaiDayOf(now()))))
  return found.flatMap(({ recordNum }) => recordNum ?? [])
}

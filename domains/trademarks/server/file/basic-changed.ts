import type { Ctx } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import type { FileState } from '../../contract/file/states.ts'
import { tell } from './events.ts'
import { type Trademark, trademarkColumns, trademarks } from './file.table.ts'

/** States in which a mark may no longer carry an international registration: refused, opposed, ended. */
const shaking: readonly FileState[] = [14, 17, 99]

/**
 * An international registration depends on its basic mark for five years (Madrid Protocol, article 6): whoever rests on this one
 * is told that it was refused, opposed, or has ended.
 */
export const tellOfBasicMark = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  { kind, fileState, businessSn }: Trademark,
): Promise<void> => {
  if (kind !== 'sbzc' || !shaking.includes(fileState)) return
  const resting = await ctx.db
    .select(trademarkColumns)
    .from(trademarks)
    .where(and(eq(trademarks.kind, 'gjsbzc'), eq(sql`(${trademarks.basic} ->> 'businessSn')`, businessSn)))
  for (const one of resting) {
    await tell(ctx, 'trademark.basic_changed', one)
    await tell(ctx, 'trademark.basic_changed_provider', one)
  }
}

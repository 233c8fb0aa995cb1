import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { recordals } from '../recordal.table.ts'
import { type RecordalRow, shownColumns } from '../search/read-rows.ts'

/**
 * A recordal number in the form in which imports write it, whatever groups its owner uses; a text that is no recordal number
 * stays as it is.
 */
export const numberOf = (text: string): string => {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return bare.replace(/^([TPC]\d{4})(\d{5,6})$/, '$1-$2')
}

/** The recordal with this number as the data have it now. */
export const findByNumber = async ({ db }: Pick<Ctx, 'db'>, number: string): Promise<RecordalRow | undefined> => {
  const [found] = await db
    .select(shownColumns)
    .from(recordals)
    .where(eq(recordals.recordNum, numberOf(number)))
  return found
}

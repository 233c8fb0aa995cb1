import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Recordal } from '../contract/recordal.ts'
import { recordalImports } from './import.table.ts'
import { goodsClasses } from './index-row/goods-classes.ts'
import { recordals } from './recordal.table.ts'
import { sourceOf } from './search/read-rows.ts'

/** A trademark that is recorded with customs; `isDemonstration`: it is invented. */
export type RecordedMark = {
  recordNum: string
  name: string
  holder: string
  /** The classes of the Nice classification that the recordal names. */
  classes: number[]
  isDemonstration: boolean
}

const markTypes = [4, 5] as const
const lastClass = 45

const classesOf = (goods: string): number[] =>
  goodsClasses(goods)
    .map(Number)
    .filter((one) => Number.isInteger(one) && one >= 1 && one <= lastClass)
    .sort((a, b) => a - b)

/** The classes of a recordal; none where it is no trademark. */
export const marksClasses = ({
  registerType,
  productType,
}: Pick<Recordal, 'registerType' | 'productType'>): number[] =>
  markTypes.some((type) => type === registerType) ? [...new Set(classesOf(productType))] : []

/** The next trademarks behind a recordal number, in the order of these numbers; `''` is before the first. */
export const recordedMarks = async (
  { db }: Pick<Ctx, 'db'>,
  { after, limit }: { after: string; limit: number },
): Promise<RecordedMark[]> => {
  const rows = await db
    .select({
      recordNum: recordals.recordNum,
      name: recordals.recordName,
      holder: recordals.name,
      goods: recordals.productType,
      isDemonstration: sql<boolean>`coalesce(${recordalImports.isDemonstration}, false)`,
    })
    .from(recordals)
    .leftJoin(recordalImports, eq(recordalImports.id, recordals.importId))
    .where(and(inArray(recordals.registerType, [...markTypes]), gt(recordals.recordNum, after)))
    .orderBy(asc(recordals.recordNum))
    .limit(limit)
  return rows.map(({ goods, ...row }) => ({ ...row, classes: classesOf(goods) }))
}

/** The day up to which the recordals are true; null before the first import. */
export const recordalsAsOf = async (ctx: Pick<Ctx, 'db'>): Promise<string | null> => (await sourceOf(ctx, [])).asOf

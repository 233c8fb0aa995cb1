import { type Batches, type Bytes, type Ctx, type SheetColumn, writeCsv, writeXlsx } from '@portal/platform/server'
import type { Recordal } from '../../contract/recordal.ts'
import type { RecordalExportQuery } from '../../contract/search.ts'
import { recordStateLabels, registerTypeLabels, searchLimits } from '../../contract/words.ts'
import { readRows, sourceOf } from './read-rows.ts'
import { searchRecordals } from './search-recordals.ts'

type ExportCtx = Pick<Ctx, 'db' | 'now'>

/** How many rows one statement reads, in some milliseconds, and the memory holds at once. */
const batch = 500

async function* batchesOf(ctx: ExportCtx, ids: readonly number[]): Batches<Recordal> {
  for (let from = 0; from < ids.length; from += batch) yield await readRows(ctx, ids.slice(from, from + batch))
}

/** The day of the data stands in each row, because a file may be renamed and its rows be copied into other tables. */
const columnsOf = (asOf: string | null): readonly SheetColumn<Recordal>[] => [
  { header: '权利名称', width: 24, cell: ({ recordName }) => recordName },
  { header: '权利人名称', width: 32, cell: ({ name }) => name },
  { header: '权利人国别', width: 12, cell: ({ conutryName }) => conutryName },
  { header: '权利号', width: 20, cell: ({ registerNum }) => registerNum },
  { header: '备案号', width: 16, cell: ({ recordNum }) => recordNum },
  { header: '权利类别', width: 12, cell: ({ registerType }) => registerTypeLabels[registerType] },
  { header: '商品分类', width: 12, cell: ({ productType }) => productType },
  { header: '备案状态', width: 10, cell: ({ recordState }) => recordStateLabels[recordState] },
  { header: '备案开始日期', width: 14, cell: ({ recordBeginDate }) => recordBeginDate },
  { header: '备案截止日期', width: 14, cell: ({ recordEndDate }) => recordEndDate },
  { header: '数据截至', width: 14, cell: () => asOf },
]

const kinds = {
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
} as const

/**
 * The rows of an answer as a file, in the answer's order and up to the limit; the file's name and each row say up to which day
 * the data are true.
 */
export const exportRecordals = async (ctx: ExportCtx, { query }: { query: RecordalExportQuery }): Promise<Bytes> => {
  const { format, literal, ...filter } = query
  const { ids } = await searchRecordals(
    ctx,
    { filter, isLiteral: literal === 1 },
    { limit: searchLimits.rows, offset: 0 },
  )
  const { asOf, isDemonstration } = await sourceOf(ctx, ids)
  const { write, type } = kinds[format]
  const parts = [isDemonstration ? '演示' : '', '海关备案查询结果', asOf === null ? '' : `数据截至${asOf}`]
  return {
    content: write(columnsOf(asOf), batchesOf(ctx, ids)),
    type,
    fileName: `${parts.filter((part) => part !== '').join('-')}.${format}`,
  }
}

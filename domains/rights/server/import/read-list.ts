import { headingsOf, openList, type TableSource } from '@portal/imports/server'
import type { Day } from '@portal/platform/contract'
import { createGate, isAppFailure, type SourceLine, storableText, type Upload } from '@portal/platform/server'
import { importLimits } from '../../contract/import/import-limits.ts'
import { exampleMark, type ImportField, importFields, rightList } from '../../contract/import/import-list.ts'
import { ensure, fail } from './failures.ts'
import { judgeLine, type ReadLine } from './judge-line.ts'
import type { Cells } from './read-cells.ts'

/** The headings of the template, and others under which people keep the same. */
const headings = headingsOf(rightList, {
  registerType: ['类型', '权利类别', '知识产权类型'],
  recordName: ['名称', '商标名称', '专利名称', '作品名称'],
  registerNum: ['注册号', '商标注册号', '国际注册号', '专利号', '登记号'],
  obligeeName: ['权利人名称', '注册人', '专利权人', '著作权人'],
  country: ['国家', '地区', '国别'],
  classes: ['国际分类', '商品分类', '商品类别', '尼斯类别'],
  rightBeginDate: ['权利起始日', '起始日期', '权利起始日期'],
  rightEndDate: ['权利届满日', '届满日期', '权利届满日期', '有效期至'],
  recordNum: ['备案号', '备案编号'],
  recordBeginDate: ['备案开始日期', '备案起始日期'],
  recordEndDate: ['备案截止日期', '备案届满日期', '备案有效期至'],
})

/** A workbook is unpacked while it is read, so that few are read at a time. */
const reading = createGate({ running: 1, waiting: 8 })

const tidy = (text: string): string =>
  storableText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

type Columns = ReturnType<typeof headings.guess>

const cellsOf = ({ cells }: SourceLine, columns: Columns): Cells => {
  // A workbook may name one long text in each of its cells.
  const cell = (field: ImportField) => tidy((cells[columns[field] ?? -1] ?? '').slice(0, importLimits.cell))
  return Object.fromEntries(importFields.map((field) => [field, cell(field)])) as Cells
}

const isEmpty = (cells: Cells): boolean => importFields.every((field) => cells[field] === '')
const isExample = ({ recordName }: Cells): boolean => recordName.startsWith(exampleMark)

const readLines = async ({ columns: names, days, lines }: TableSource, today: Day): Promise<ReadLine[]> => {
  const columns = headings.guess(names)
  ensure(Object.keys(columns).length > 0, 'right.import_without_headings')
  const read: ReadLine[] = []
  for await (const batch of lines) {
    for (const source of batch) {
      ensure(source.line <= importLimits.lines, 'right.import_too_many_rows')
      const cells = cellsOf(source, columns)
      if ((isEmpty(cells) && source.fault === undefined) || isExample(cells)) continue
      read.push(judgeLine(source, cells, { days, today }))
      ensure(read.length <= importLimits.rows, 'right.import_too_many_rows')
    }
  }
  ensure(read.length > 0, 'right.import_without_rows')
  return read
}

/** Opens a workbook or a CSV. The reader of lists knows formats beside them, and recommends them: nobody is told of these here. */
const open = async ({ path, size }: Pick<Upload, 'path' | 'size'>): Promise<TableSource> => {
  try {
    const { format, source } = await openList({ headings }, { path, size })
    ensure(format === 'xlsx' || format === 'csv', 'right.import_not_a_list')
    return source
  } catch (error) {
    if (isAppFailure(error)) fail('right.import_not_a_list', { cause: error })
    throw error
  }
}

/**
 * The lines of a list of rights, each with what it says and what is wrong with it; empty lines and examples are left out.
 * @throws AppFailure `right.import_not_a_list`, `right.import_without_headings`, `right.import_without_rows`, `right.import_too_many_rows`
 */
export const readRightList = (upload: Pick<Upload, 'path' | 'size'>, today: Day): Promise<ReadLine[]> =>
  reading(async () => readLines(await open(upload), today))

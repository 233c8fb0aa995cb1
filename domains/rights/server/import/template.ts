import { type Batches, type Bytes, type SheetColumn, writeXlsx } from '@portal/platform/server'
import { exampleMark, type ImportField, importFields, importLabels } from '../../contract/import/import-list.ts'
import { typeWords } from '../../contract/import/type-words.ts'

/** What a line of a list says, in words. */
export type WrittenLine = Readonly<Record<ImportField, string>>

const widths: Readonly<Record<ImportField, number>> = {
  registerType: 12,
  recordName: 30,
  registerNum: 20,
  obligeeName: 32,
  country: 12,
  classes: 12,
  rightBeginDate: 14,
  rightEndDate: 14,
  recordNum: 16,
  recordBeginDate: 14,
  recordEndDate: 14,
}

/** The columns of the template, which the export has too. */
export const listColumns: readonly SheetColumn<WrittenLine>[] = importFields.map((field) => ({
  header: importLabels[field],
  width: widths[field],
  cell: (line) => line[field],
}))

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const example: WrittenLine = {
  registerType: typeWords[4],
  recordName: `${exampleMark}海帆 HAIFAN`,
  registerNum: '7654321',
  obligeeName: '（示例，不会导入）宁波某某进出口有限公司',
  country: '中国',
  classes: '9、25',
  rightBeginDate: '2020-03-21',
  rightEndDate: '2030-03-20',
  recordNum: 'T2024-100001',
  recordBeginDate: '2024-06-01',
  recordEndDate: '2030-03-20',
}

async function* oneExample(): Batches<WrittenLine> {
  yield [example]
}

/** The workbook that people fill in: the headings, and one line that shows how, which an import leaves out. */
export const importTemplate = async (): Promise<Bytes> => ({
  content: writeXlsx(listColumns, oneExample()),
  type: workbookType,
  fileName: '权利台账导入模板.xlsx',
})

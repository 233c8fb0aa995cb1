import { buffer } from 'node:stream/consumers'
import { writeXlsx } from '@portal/platform/server'
import { toGbk } from '@portal/recordals/server'
import { type ImportField, importFields, importLabels } from '../contract/import/import-list.ts'

export type ListLine = Partial<Record<ImportField, string>>

/** A mark as lists have it; its number tells it from others. */
export const lineOf = (at: number, changes: ListLine = {}): ListLine => ({
  ...{ registerType: '商标', recordName: `演示商标${at}`, registerNum: String(7_000_000 + at) },
  ...{ obligeeName: '演示·宁波海帆进出口有限公司', country: '中国', classes: '9、25' },
  ...{ rightBeginDate: '2020-03-21', rightEndDate: '2030-03-20' },
  ...changes,
})

export const linesOf = (count: number): ListLine[] => Array.from({ length: count }, (_, at) => lineOf(at + 1))

const quotedCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const textOf = (lines: readonly ListLine[], fields: readonly ImportField[]): string =>
  [fields.map((field) => importLabels[field]), ...lines.map((line) => fields.map((field) => line[field] ?? ''))]
    .map((cells) => `${cells.map(quotedCell).join(',')}\r\n`)
    .join('')

type Written = { fields?: readonly ImportField[]; mark?: boolean }

/** A list in UTF-8, with the byte order mark where `mark` is set. */
export const csvOf = (lines: readonly ListLine[], { fields = importFields, mark = false }: Written = {}) => ({
  fileName: '权利.csv',
  bytes: Buffer.from(`${mark ? '\uFEFF' : ''}${textOf(lines, fields)}`),
})

/** The same as Excel on a Chinese machine saves it. */
export const gbCsvOf = (lines: readonly ListLine[], { fields = importFields }: Written = {}) => ({
  fileName: '权利.csv',
  bytes: toGbk(textOf(lines, fields)),
})

/** The same as a workbook. */
export const workbookOf = async (lines: readonly ListLine[], { fields = importFields }: Written = {}) => {
  async function* batches() {
    yield lines
  }
  const columns = fields.map((field) => ({
    header: importLabels[field],
    width: 12,
    cell: (line: ListLine) => line[field] ?? null,
  }))
  return { fileName: '权利.xlsx', bytes: await buffer(writeXlsx(columns, batches())) }
}

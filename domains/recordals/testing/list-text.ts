import { type ImportField, importFieldLabels, importFields } from '../contract/import.ts'

/** A sound line of a list; only the form of its numbers is real. */
export const listLine: Record<ImportField, string> = {
  recordIcon: '',
  recordName: '演示星辰',
  name: '演示远帆进出口有限公司',
  conutryName: '中国',
  registerNum: '96000001',
  recordNum: 'T2024-990001',
  registerType: '国内注册',
  productType: '9',
  recordState: '生效',
  recordBeginDate: '2024-03-01',
  recordEndDate: '2034-02-28',
}

/** A CSV of these lines, each the sample with changes, under the headings of the customs query. */
export const csvOf = (lines: readonly Partial<Record<ImportField, string>>[]): Buffer => {
  const headings = importFields.map((field) => importFieldLabels[field])
  const rows = lines.map((changes) => {
    const line = { ...listLine, ...changes }
    return importFields.map((field) => `"${line[field].replaceAll('"', '""')}"`).join(',')
  })
  return Buffer.from(`${[headings.join(','), ...rows].join('\r\n')}\r\n`)
}

import { describe, expect, it } from 'vitest'
import { readFile, refusalOf } from '../../../testing/read-file.ts'
import { type WorkbookParts, workbookOf } from '../../../testing/workbook.ts'

const headings = ['样品名称', '厂家', '编号', '制造日期', '截止日期']
const strings = [...headings, '甲'].map((text) => `<si><t>${text}</t></si>`).join('')
const headingRow = `<x:row r="3">${headings.map((_, at) => `<x:c r="${'ABCDE'[at]}3" t="s"><x:v>${at}</x:v></x:c>`).join('')}</x:row>`
const rich = '<x:is><x:r><x:t>乙</x:t></x:r><x:rPh sb="0" eb="1"><x:t>yi</x:t></x:rPh><x:r><x:t>公司</x:t></x:r></x:is>'
const sound = (line: number, days: readonly [string, string]) =>
  `<x:row r="${line}"><x:c r="A${line}" t="s"><x:v>5</x:v></x:c><x:c r="B${line}" t="inlineStr">${rich}</x:c><x:c r="C${line}"><x:v>2.44497E5</x:v></x:c><x:c r="D${line}" s="3"><x:v>${days[0]}</x:v></x:c><x:c r="E${line}"><x:v>${days[1]}</x:v></x:c></x:row>`

const refusal = (parts: Partial<WorkbookParts>) => refusalOf(workbookOf({ rows: headingRow, strings, ...parts }))

describe('a workbook', () => {
  it.each([
    ['since 1900', false, ['46081', '20360227'] as const],
    ['since 1904', true, ['44619.75', '48270'] as const],
  ])(
    'is read from its first sheet, with shared and inline texts, numbers, and days counted %s',
    async (_, date1904, days) => {
      const rows = `${headingRow}<x:row r="4"/>${sound(5, days)}<x:row><x:c><x:v>1</x:v></x:c></x:row>`
      expect(await readFile(workbookOf({ rows, strings, date1904 }))).toMatchObject({
        format: 'xlsx',
        rows: [{ name: '甲', maker: '乙公司', number: '244497', madeOn: '2026-02-28', endsOn: '2036-02-27' }],
        faults: [{ line: 6, column: '编号', reason: '编号为空' }],
      })
    },
  )

  it('that would fill memory or disk is refused before it does', async () => {
    const bomb = [415, '这个 XLSX 解压后过大，已拒绝；请另存为 CSV 后再上传']
    expect(await refusal({ rows: `${headingRow}${' '.repeat(40 * 1024 * 1024)}` })).toEqual(bomb)
    expect(await refusal({ strings: `<si><t>${'长'.repeat(20 * 1024 * 1024)}</t></si>` })).toEqual(bomb)
    expect(await refusal({ claimedSize: 2 ** 32 - 2 })).toEqual(bomb)
  })

  it('whose cells or markup are made to be swallowed whole is refused', async () => {
    const broken = [415, '这个 XLSX 文件已损坏，或不是 Excel 工作簿']
    const noise = Array.from({ length: 300_000 }, (_, at) => (at * 7919).toString(36)).join('')
    expect(await refusal({ rows: `${headingRow}<x:row r="4"><x:c><x:v>${noise}` })).toEqual(broken)
    expect(await refusal({ rows: '<x:row>' })).toEqual(broken)
    expect(await refusal({ claimedSize: 10 })).toEqual(broken)
    expect(await refusal({ extra: [{ name: 'xl/workbook.xml', content: '<workbook/>' }] })).toEqual(broken)
  })

  it('that is none, or something else altogether, is refused in words that help', async () => {
    expect(await refusalOf(Buffer.from('PK\x03\x04 no archive'))).toEqual([
      415,
      '这个 XLSX 文件已损坏，或不是 Excel 工作簿',
    ])
    expect(await refusalOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]))).toEqual([
      415,
      '这是旧版 Excel 的 XLS 文件，请另存为 XLSX 或 CSV',
    ])
    expect(await refusalOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]))).toEqual([
      415,
      '只支持 CSV、XLSX 和 JSONL 文件',
    ])
    expect(await refusalOf(Buffer.from('\n\n'))).toEqual([415, '文件中没有内容'])
    expect(await refusalOf(Buffer.from([0xb1, 0xb8, 0xff, 0xff, 0x81]))).toEqual([
      415,
      '无法识别文件的文字编码，请另存为 UTF-8 后再上传',
    ])
  })
})

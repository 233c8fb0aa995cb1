import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { stress } from '@portal/platform/testing'
import { describe, expect, it } from 'vitest'
import { readFile, refusalOf } from '../../../testing/read-file.ts'
import { type SampleField, sampleLine, sampleList } from '../../../testing/sample-list.ts'
import { type WorkbookParts, workbookOf } from '../../../testing/workbook.ts'
import { readSharedStrings } from './shared-strings.ts'

const { fields, labels } = sampleList
const text = (value: string) => `<x:c t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`
const rowOf = (cells: readonly string[], at = '') => `<x:row${at}>${cells.join('')}</x:row>`
const headings = rowOf(fields.map((field) => text(labels[field])))
/** The sample's cells, some of them in markup of their own. */
const line = (changes: Partial<Record<SampleField, string>> = {}, at?: string) =>
  rowOf(
    fields.map((field) => changes[field] ?? text(sampleLine[field])),
    at,
  )

const outcome = async (parts: WorkbookParts) => {
  const { rows, faults } = await readFile(workbookOf(parts))
  return {
    names: rows.map(({ name }) => name),
    faults: faults.map(({ line: at, column, reason }) => `${at} ${column} ${reason}`),
  }
}
const tooMuchText = [415, '这个 XLSX 中的文字过多，请另存为 CSV 后再上传'] as const
const isWhole = stress(import.meta, { what: '一千多万个空文本的工作簿', full: true, gate: false })
const broken = [415, '这个 XLSX 文件已损坏，或不是 Excel 工作簿']

describe('a workbook', () => {
  it('with formulas gives what they came to; one that failed or was never worked out is refused by its line', async () => {
    const formula = (came: string, type = ' t="str"') => `<x:c${type}><x:f>VLOOKUP(A1,B1,2)</x:f>${came}</x:c>`
    const rows = [
      headings,
      line({ name: formula('<x:v>演示甲</x:v>') }),
      line({ name: formula('<x:v>#N/A</x:v>', ' t="e"') }),
      line({ name: formula('') }),
    ]
    expect(await outcome({ rows: rows.join('') })).toMatchObject({
      names: ['演示甲'],
      faults: ['3 样品名称 是 Excel 公式的错误值', '4 样品名称 样品名称为空'],
    })
  })

  it('with merged cells: a title over all columns does no harm, a value over several rows counts for the first', async () => {
    const rows = [
      rowOf([text('样品 2026年11月')]),
      headings,
      line(),
      line({ name: '<x:c/>' }),
      '</x:sheetData><x:mergeCells><x:mergeCell ref="A1:E1"/><x:mergeCell ref="A3:A4"/></x:mergeCells><x:sheetData>',
    ]
    expect(await outcome({ rows: rows.join('') })).toMatchObject({
      names: [sampleLine.name],
      faults: ['4 样品名称 样品名称为空'],
    })
  })

  it('with texts as Excel writes them: signs that XML cannot hold, and markup of its own', async () => {
    const rows = [
      headings,
      line({ name: text('甲_x000D_\n乙 &amp; _x005F_x0041_') }),
      line({ name: '<x:c t="s"><x:v>0</x:v></x:c>' }),
    ]
    const strings = '<si><t>丙_x000D_丁</t></si>'
    expect((await outcome({ rows: rows.join(''), strings })).names).toEqual(['甲 乙 & _x0041_', '丙 丁'])
  })

  it('whose rows are numbered beyond reason, or backwards, is read row by row', async () => {
    const places = ['99999999999999', '1e999', '-5', '2', '900000']
    const rows = places.map((place) => line({}, ` r="${place}"`))
    const done = await outcome({ rows: headings + rows.join('') + line({ number: text('') }) })
    expect(done.names).toHaveLength(5)
    expect(done.faults).toEqual(['900001 编号 编号为空'])
  })

  it('with texts longer than any cell of Excel is refused by the line, however they come', async () => {
    const runs = `<x:c t="inlineStr"><x:is>${`<x:r><x:t>${'长'.repeat(5_000)}</x:t></x:r>`.repeat(100)}</x:is></x:c>`
    const rows = [
      headings,
      line({ name: runs }),
      line({ name: text('长'.repeat(100_000)) }),
      line({ name: '<x:c t="s"><x:v>0</x:v></x:c>' }),
    ]
    const strings = `<si><t>${'长'.repeat(100_000)}</t></si>`
    expect((await outcome({ rows: rows.join(''), strings })).faults).toEqual(
      [2, 3, 4].map((at) => `${at} 样品名称 样品名称超过30个字`),
    )
    const tenMegabytes = text('长'.repeat(3_400_000))
    expect(await refusalOf(workbookOf({ rows: headings + line({ name: tenMegabytes }) }))).toEqual(broken)
  })

  it('made of nothing but markup is refused', async () => {
    expect(await refusalOf(workbookOf({ rows: '<x:a>'.repeat(1_000) }))).toEqual(broken)
  })

  // It parses eleven million elements, half a minute of work; the limit itself is shown below with a few.
  it.runIf(isWhole)(
    'with eleven million empty texts is refused before it fills the memory',
    async () => {
      // Comments of noise in between, so that it does not shrink like a bomb.
      const some = '<si/>'.repeat(15_000)
      const parts = Array.from({ length: 700 }, () => `<!--${randomBytes(1_000).toString('hex')}-->${some}`)
      expect(await refusalOf(workbookOf({ rows: headings, strings: parts.join('') }))).toEqual(tooMuchText)
    },
    180_000,
  )

  it('with as many texts as are read is read, and with one more, or a byte more, is refused', async () => {
    const strings = ['甲', '', '乙'].map((one) => `<si><t>${one}</t></si>`).join('')
    const read = (most: { bytes: number; texts: number }) =>
      readSharedStrings(
        { has: () => true, read: async () => Readable.from([Buffer.from(`<sst>${strings}</sst>`)]) },
        'texts',
        most,
      )
    const texts = await read({ bytes: 6, texts: 3 })
    expect([0, 1, 2, 3].map(texts)).toEqual(['甲', '', '乙', undefined])
    for (const most of [
      { bytes: 5, texts: 3 },
      { bytes: 6, texts: 2 },
    ]) {
      await expect(read(most)).rejects.toMatchObject({ failure: { http: tooMuchText[0], msg: tooMuchText[1] } })
    }
  })

  it('that is cut off anywhere is refused', async () => {
    const whole = workbookOf({ rows: headings + line() })
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * share)))).toEqual(broken)
    }
  })

  it('of headings alone, or with too many columns, is refused', async () => {
    expect(await refusalOf(workbookOf({ rows: headings }))).toEqual([415, '文件中只有列名，没有数据行'])
    const wide = rowOf(Array.from({ length: 400 }, (_, at) => text(`列${at}`)))
    expect(await refusalOf(workbookOf({ rows: wide + line() }))).toEqual([415, '列数超过 300，不是可以导入的列表'])
  })
})

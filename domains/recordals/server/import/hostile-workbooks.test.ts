import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ImportField, importFieldLabels, importFields } from '../../contract/import.ts'
import { listLine } from '../../testing/list-text.ts'
import { createRecordalsApp, type RecordalsApp } from '../../testing/recordals-app.ts'
import { type WorkbookParts, workbookOf } from '../../testing/workbook.ts'

let portal: RecordalsApp
beforeAll(async () => {
  portal = await createRecordalsApp()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.pool.query('delete from recordal')
})

const text = (value: string) => `<x:c t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`
const rowOf = (cells: readonly string[], at = '') => `<x:row${at}>${cells.join('')}</x:row>`
const headings = rowOf(importFields.map((field) => text(importFieldLabels[field])))
/** The sample's cells, some of them in markup of their own. */
const line = (changes: Partial<Record<ImportField, string>> = {}, at?: string) =>
  rowOf(
    importFields.map((field) => changes[field] ?? text(listLine[field])),
    at,
  )
const number = (at: number) => ({ recordNum: text(`T2024-99000${at}`) })

const outcome = async (parts: WorkbookParts) => {
  const done = await portal.importList(workbookOf(parts), { fileName: '备案.xlsx' })
  const { rows } = await portal.database.pool.query('select right_name from recordal order by record_number')
  const findings = (await portal.findings(done.id)).map(({ line: at, column, reason }) => `${at} ${column} ${reason}`)
  return { state: done.state, lines: done.lines, names: rows.map(({ right_name: name }) => name), findings }
}
const refusal = async (bytes: Buffer) => {
  const { status, body } = await portal.upload(bytes, '备案.xlsx')
  return [status, body.msg]
}
const broken = [415, '这个 XLSX 文件已损坏，或不是 Excel 工作簿']

describe('a workbook', () => {
  it('with formulas gives what they came to; one that failed or was never worked out is refused by its line', async () => {
    const formula = (came: string, type = ' t="str"') => `<x:c${type}><x:f>VLOOKUP(A1,B1,2)</x:f>${came}</x:c>`
    const rows = [
      headings,
      line({ ...number(1), recordName: formula('<x:v>演示甲</x:v>') }),
      line({ ...number(2), recordName: formula('<x:v>#N/A</x:v>', ' t="e"') }),
      line({ ...number(3), recordName: formula('') }),
    ]
    expect(await outcome({ rows: rows.join('') })).toMatchObject({
      names: ['演示甲'],
      findings: ['3 权利名称 是 Excel 公式的错误值', '4 权利名称 权利名称为空'],
    })
  })

  it('with merged cells: a title over all columns does no harm, a value over several rows counts for the first', async () => {
    const rows = [
      rowOf([text('海关备案数据 2026年11月')]),
      headings,
      line(number(1)),
      line({ ...number(2), name: '<x:c/>' }),
      '</x:sheetData><x:mergeCells><x:mergeCell ref="A1:K1"/><x:mergeCell ref="C3:C4"/></x:mergeCells><x:sheetData>',
    ]
    expect(await outcome({ rows: rows.join('') })).toMatchObject({
      lines: 2,
      names: [listLine.recordName],
      findings: ['4 权利人名称 权利人名称为空'],
    })
  })

  it('with texts as Excel writes them: signs that XML cannot hold, and markup of its own', async () => {
    const rows = [
      headings,
      line({ ...number(1), recordName: text('甲_x000D_\n乙 &amp; _x005F_x0041_') }),
      line({ ...number(2), recordName: '<x:c t="s"><x:v>0</x:v></x:c>' }),
    ]
    const strings = '<si><t>丙_x000D_丁</t></si>'
    expect((await outcome({ rows: rows.join(''), strings })).names).toEqual(['甲 乙 & _x0041_', '丙 丁'])
  })

  it('whose rows are numbered beyond reason, or backwards, is read row by row', async () => {
    const places = ['99999999999999', '1e999', '-5', '2', '900000']
    const rows = places.map((place, at) => line(number(at), ` r="${place}"`))
    const done = await outcome({ rows: headings + rows.join('') + line({ recordNum: text('X') }) })
    expect(done).toMatchObject({ state: 'finished', lines: 6 })
    expect(done.names).toHaveLength(5)
    expect(done.findings).toEqual(['900001 备案号 备案号应为 T、P 或 C、四位年份、短横线和五至六位序号'])
  })

  it('with texts longer than any cell of Excel is refused by the line, however they come', async () => {
    const runs = `<x:c t="inlineStr"><x:is>${`<x:r><x:t>${'长'.repeat(5_000)}</x:t></x:r>`.repeat(100)}</x:is></x:c>`
    const rows = [
      headings,
      line({ ...number(1), recordName: runs }),
      line({ ...number(2), recordName: text('长'.repeat(100_000)) }),
      line({ ...number(3), recordName: '<x:c t="s"><x:v>0</x:v></x:c>' }),
    ]
    const strings = `<si><t>${'长'.repeat(100_000)}</t></si>`
    expect((await outcome({ rows: rows.join(''), strings })).findings).toEqual(
      [2, 3, 4].map((at) => `${at} 权利名称 权利名称超过300个字`),
    )
    const tenMegabytes = text('长'.repeat(3_400_000))
    expect(await refusal(workbookOf({ rows: headings + line({ recordName: tenMegabytes }) }))).toEqual(broken)
  })

  it('made of nothing but markup is refused before it fills the memory', async () => {
    expect(await refusal(workbookOf({ rows: '<x:a>'.repeat(1_000) }))).toEqual(broken)
    // Comments of noise in between, so that it does not shrink like a bomb.
    const some = '<si/>'.repeat(15_000)
    const parts = Array.from({ length: 700 }, () => `<!--${randomBytes(1_000).toString('hex')}-->${some}`)
    const strings = parts.join('')
    expect(await refusal(workbookOf({ rows: headings, strings }))).toEqual([
      415,
      '这个 XLSX 中的文字过多，请另存为 CSV 后再上传',
    ])
  })

  it('that is cut off anywhere is refused', async () => {
    const whole = workbookOf({ rows: headings + line() })
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * share)))).toEqual(broken)
    }
  })

  it('of headings alone, or with too many columns, is refused', async () => {
    expect(await refusal(workbookOf({ rows: headings }))).toEqual([415, '文件中只有列名，没有数据行'])
    const wide = rowOf(Array.from({ length: 400 }, (_, at) => text(`列${at}`)))
    expect(await refusal(workbookOf({ rows: wide + line() }))).toEqual([415, '列数超过 300，不是可以导入的列表'])
  })
})

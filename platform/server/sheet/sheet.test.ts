import { buffer } from 'node:stream/consumers'
import readXlsx from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './csv.ts'
import { neutralised } from './formula.ts'
import type { Cell, SheetColumn } from './sheet.ts'
import { writeXlsx } from './xlsx.ts'

const columnsOf = (headers: readonly string[]): SheetColumn<readonly Cell[]>[] =>
  headers.map((header, at) => ({ header, width: 20, cell: (row) => row[at] ?? null }))
async function* inBatches(rows: readonly (readonly Cell[])[], size = 2) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}
const hostile = ['=1+1', '+86-574', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a']

describe('a text that a spreadsheet would calculate', () => {
  it.each(hostile)('%j becomes a text', (text) => {
    expect(neutralised(text)).toBe(`'${text}`)
  })

  it.each(['', '1-2', '海关 = 查扣', 'a@b', "'=1", ' =1', '0574-555001', '·'])('%j stays as it is', (text) => {
    expect(neutralised(text)).toBe(text)
  })
})

describe('a CSV file', () => {
  const written = async (headers: readonly string[], rows: readonly (readonly Cell[])[]) =>
    (await buffer(writeCsv(columnsOf(headers), inBatches(rows)))).toString('utf8')

  it('begins with the mark by which Excel knows UTF-8, and ends its lines as RFC 4180 says', async () => {
    expect(await written(['编号', '事由'], [['KL1', '太阳镜']])).toBe('\uFEFF编号,事由\r\nKL1,太阳镜\r\n')
  })

  it('quotes what would break a line or a cell', async () => {
    const [, line] = (await written(['a', 'b', 'c'], [['甲,乙', '他说"好"', '两\n行']])).split(/\r\n/)
    expect(line).toBe('"甲,乙","他说""好""","两\n行"')
  })

  it('holds no cell that is a formula, its head included', async () => {
    const text = await written(
      ['=head'],
      hostile.map((one) => [one]),
    )
    const cells = text.slice(1).match(/("(?:[^"]|"")*"|[^\r\n]+)(?=\r\n)/g) ?? []
    expect(cells).toHaveLength(hostile.length + 1)
    for (const cell of cells) expect(cell).toMatch(/^"?'/)
  })

  it('writes moments in Beijing time, numbers bare and nothing as nothing', async () => {
    const row = [new Date('2026-11-20T16:05:59Z'), -3, null]
    expect(await written(['a', 'b', 'c'], [row])).toContain('\r\n2026-11-21 00:05,-3,\r\n')
  })
})

describe('a workbook', () => {
  const readBack = async (headers: readonly string[], rows: readonly (readonly Cell[])[]) => {
    const [sheet] = await readXlsx(await buffer(writeXlsx(columnsOf(headers), inBatches(rows))), { trim: false })
    return sheet?.data
  }

  it('is read back by another program: texts as they were, numbers and moments as such', async () => {
    const rows = [
      ['KL1', 12, new Date('2026-11-20T06:05:00Z')],
      ['事由 <&> "引号" 😀\n第二行', -0.5, null],
    ]
    expect(await readBack(['编号', '数', '时间'], rows)).toEqual([
      ['编号', '数', '时间'],
      ['KL1', 12, new Date('2026-11-20T14:05:00Z')],
      ['事由 <&> "引号" 😀\n第二行', -0.5, null],
    ])
  })

  it('holds what looks like a formula as a text, unchanged', async () => {
    const texts = hostile.filter((text) => !/\s/.test(text))
    expect(
      await readBack(
        ['a'],
        texts.map((one) => [one]),
      ),
    ).toEqual([['a'], ...texts.map((one) => [one])])
  })

  it('survives what XML cannot hold', async () => {
    expect(await readBack(['a'], [['前\u0001\u0000后'], ['_x0041_']])).toEqual([['a'], ['前后'], ['_x0041_']])
  })

  it('ends with the fault of its rows, and stops asking when its reader leaves', async () => {
    async function* broken() {
      yield [['1']]
      throw new Error('the database is gone')
    }
    await expect(buffer(writeXlsx(columnsOf(['a']), broken()))).rejects.toThrow('the database is gone')
    let asked = 0
    let ended = false
    async function* endless() {
      try {
        for (;;) {
          asked += 1
          yield Array.from({ length: 500 }, (_, at) => [`${asked} ${at} ${Math.random()}`])
        }
      } finally {
        ended = true
      }
    }
    const file = writeXlsx(columnsOf(['a']), endless())
    let bytes = 0
    for await (const chunk of file) {
      bytes += chunk.length
      if (bytes > 20_000) break
    }
    await expect.poll(() => ended).toBe(true)
    expect(asked).toBeLessThan(200)
  })
})

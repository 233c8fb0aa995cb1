import { headingLine } from '@portal/platform/server'
import { expect, it } from 'vitest'
import { guessMapping, knownHeadings } from './headings.ts'

const at = (...lines: string[]) =>
  headingLine(
    lines.map((text) => ({ cells: text.split(',') })),
    knownHeadings,
  )

it('headings stand in the first line that names three fields', () => {
  expect(at('海关备案数据 2026年11月,,,,', '权利名称,权利人名称,权利号,备案号,备注', '甲,乙,1,T2024-990001,')).toBe(1)
})

it('headings that nobody knows stand in the first line that is filled, below titles', () => {
  expect(at('海关备案数据,2026年11月,,,', '制表人：某人,,,,', 'brand,owner,no,filing,', 'a,b,c,d,e')).toBe(2)
  expect(at('brand,owner', 'a,b')).toBe(0)
  expect(at('brand', 'a')).toBe(0)
})

it('of two headings that fit one field the first is taken', () => {
  expect(guessMapping(['备案号', '权利名称', '备案编号', '备案号'])).toEqual({ recordNum: 0, recordName: 1 })
})

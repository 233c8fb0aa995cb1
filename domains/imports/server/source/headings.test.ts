import { headingLine } from '@portal/platform/server'
import { expect, it } from 'vitest'
import { sampleHeadings } from '../../testing/sample-list.ts'

const at = (...lines: string[]) =>
  headingLine(
    lines.map((text) => ({ cells: text.split(',') })),
    sampleHeadings.known,
  )

it('headings stand in the first line that names three fields', () => {
  expect(at('样品 2026年11月,,,', '样品名称,厂家,编号,备注', '甲,乙,A-1,')).toBe(1)
})

it('headings that nobody knows stand in the first line that is filled, below titles', () => {
  expect(at('样品,2026年11月,,,', '制表人：某人,,,,', 'thing,owner,no,made,', 'a,b,c,d,e')).toBe(2)
  expect(at('thing,owner', 'a,b')).toBe(0)
  expect(at('thing', 'a')).toBe(0)
})

it('a field is known by its label, its name, the same in snake case, and other names; of two that fit the first is taken', () => {
  expect(sampleHeadings.guess(['编号', 'name', '样品编号', '编号'])).toEqual({ number: 0, name: 1 })
  expect(sampleHeadings.guess(['made_on', '生产厂家', ' ends-On '])).toEqual({ madeOn: 0, maker: 1, endsOn: 2 })
})

import type { Day } from '@portal/platform/contract'
import type { ListFields } from '../contract/list-fields.ts'
import type { LineReader } from '../server/judge/judge-lines.ts'
import { headingsOf } from '../server/source/headings.ts'

export type SampleField = 'name' | 'maker' | 'number' | 'madeOn' | 'endsOn'

/** The fields of a small invented list, with which the reading of files is shown. */
export const sampleList: ListFields<SampleField> = {
  fields: ['name', 'maker', 'number', 'madeOn', 'endsOn'],
  labels: { name: '样品名称', maker: '厂家', number: '编号', madeOn: '制造日期', endsOn: '截止日期' },
  required: ['name', 'number'],
}

export const sampleHeadings = headingsOf(sampleList, { number: ['样品编号'], maker: ['生产厂家'] })

/** A sound line. */
export const sampleLine: Readonly<Record<SampleField, string>> = {
  name: '演示样品',
  maker: '演示远帆进出口有限公司',
  number: 'A-1',
  madeOn: '2024-03-01',
  endsOn: '2034-02-28',
}

export type Sample = { name: string; maker: string; number: string; madeOn: Day | null; endsOn: Day | null }

export const readSample = (line: LineReader<SampleField>): Sample => {
  const name = line.neededText('name', 30)
  const maker = line.text('maker', 30)
  const number = line.code('number')
  if (number === '') line.refuse('number', '编号为空')
  return { name, maker, number, madeOn: line.day('madeOn'), endsOn: line.day('endsOn') }
}

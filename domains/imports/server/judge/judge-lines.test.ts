import { describe, expect, it } from 'vitest'
import { readSample, type SampleField, sampleLine, sampleList } from '../../testing/sample-list.ts'
import { createJudge } from './judge-lines.ts'

const { fields, labels } = sampleList
const columns = fields.map((field) => labels[field])
const mapping = Object.fromEntries(fields.map((field, at) => [field, at]))
const judge = createJudge({ list: sampleList, readRow: readSample }, { columns, days: 'none' }, mapping)
const judged = (changes: Partial<Record<SampleField, string>>) => {
  const line = { ...sampleLine, ...changes }
  return judge({ line: 2, cells: fields.map((field) => line[field]) })
}
const rowOf = (changes: Partial<Record<SampleField, string>>) => {
  const one = judged(changes)
  return 'row' in one ? one.row : one.faults
}
const reasonsOf = (changes: Partial<Record<SampleField, string>>) => {
  const one = judged(changes)
  return 'faults' in one ? one.faults.map(({ column, value, reason }) => `${column}|${value}|${reason}`) : []
}

describe('a line', () => {
  it.each([
    '2026-02-28',
    '2026/2/28',
    '2026.2.28',
    '20260228',
    '2026年2月28日',
    '２０２６－０２－２８',
    ' 2026-02-28 00:00:00 ',
    '2026-02-28T08:00:00Z',
  ])('takes the day %s', (madeOn) => {
    expect(rowOf({ madeOn })).toMatchObject({ madeOn: '2026-02-28' })
  })

  it.each(['2026-02-30', '2026-13-01', '26-02-28', '45000', '长期', '2026-2', '2026-02-28 起'])(
    'refuses %s as a day',
    (madeOn) => {
      expect(reasonsOf({ madeOn })).toEqual([`制造日期|${madeOn}|不是有效的日期`])
    },
  )

  it('takes no day for an empty cell or a dash', () => {
    expect(rowOf({ madeOn: '--', endsOn: ' ' })).toMatchObject({ madeOn: null, endsOn: null })
  })

  it('keeps texts as they are written, but for line breaks and spaces around; codes in any width and without spaces', () => {
    expect(rowOf({ name: ' 演示\r\n样品\t Ａ ', maker: '演示遠帆', number: ' Ａ- ７ ' })).toMatchObject({
      name: '演示 样品 Ａ',
      maker: '演示遠帆',
      number: 'A-7',
    })
  })

  it('tells all its faults, with the value cut and fit to be stored', () => {
    expect(reasonsOf({ name: '\ud800', maker: '长'.repeat(61), number: '', endsOn: '?' })).toEqual([
      '样品名称|�|含有无法保存的字符',
      `厂家|${'长'.repeat(60)}…|厂家超过30个字`,
      '编号||编号为空',
      '截止日期|?|不是有效的日期',
    ])
    expect(reasonsOf({ name: ' ', maker: '#REF!' })).toEqual([
      '样品名称||样品名称为空',
      '厂家|#REF!|是 Excel 公式的错误值',
    ])
    expect(rowOf({ maker: '😀'.repeat(30) })).toMatchObject({ maker: '😀'.repeat(30) })
  })

  it('counts a field without a column as empty, and names its fault by the label', () => {
    const short = createJudge({ list: sampleList, readRow: readSample }, { columns: ['名'], days: 'none' }, { name: 0 })
    expect(short({ line: 2, cells: ['甲'] })).toEqual({
      faults: [{ column: '编号', value: '', reason: '编号为空' }],
    })
  })
})

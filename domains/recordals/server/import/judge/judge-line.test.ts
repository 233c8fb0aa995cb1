import { describe, expect, it } from 'vitest'
import { type ImportField, importFieldLabels, importFields } from '../../../contract/import.ts'
import { listLine } from '../../../testing/list-text.ts'
import { createJudge } from './judge-line.ts'

const columns = importFields.map((field) => importFieldLabels[field])
const mapping = Object.fromEntries(importFields.map((field, at) => [field, at]))
const judge = createJudge({ columns, days: 'none' }, mapping)
const judged = (changes: Partial<Record<ImportField, string>>) => {
  const line = { ...listLine, ...changes }
  return judge({ line: 2, cells: importFields.map((field) => line[field]) })
}
const rowOf = (changes: Partial<Record<ImportField, string>>) => {
  const one = judged(changes)
  return 'row' in one ? one.row : one.faults
}
const reasonsOf = (changes: Partial<Record<ImportField, string>>) => {
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
  ])('takes the day %s', (recordBeginDate) => {
    expect(rowOf({ recordBeginDate })).toMatchObject({ recordBeginDate: '2026-02-28' })
  })

  it.each(['2026-02-30', '2026-13-01', '26-02-28', '45000', '长期', '2026-2', '2026-02-28 起'])(
    'refuses %s as a day',
    (recordBeginDate) => {
      expect(reasonsOf({ recordBeginDate })).toEqual([`备案开始日期|${recordBeginDate}|不是有效的日期`])
    },
  )

  it('takes words and numbers of types and states, in any width and case', () => {
    const types = ['1', '外观设计', '实用新型专利', '国内 注册', 'wipo注册', 'ＷＩＰＯ注册', '版权', '６']
    expect(types.map((registerType) => rowOf({ registerType }))).toMatchObject(
      [1, 2, 3, 4, 5, 5, 6, 6].map((registerType) => ({ registerType })),
    )
    const states = ['生效', '有效', '２', '撤销', '注销']
    expect(states.map((recordState) => rowOf({ recordState }))).toMatchObject(
      [1, 1, 2, 3, 4].map((recordState) => ({ recordState })),
    )
    expect(reasonsOf({ registerType: '7', recordState: '' })).toEqual([
      '权利类别|7|权利类别不是六种之一',
      '备案状态||备案状态应为生效、到期、撤销或注销',
    ])
  })

  it('keeps names as they are written, but for line breaks and spaces around', () => {
    expect(rowOf({ recordName: ' 演示\r\n星辰\t Ａ ', name: '演示遠帆' })).toMatchObject({
      recordName: '演示 星辰 Ａ',
      name: '演示遠帆',
    })
  })

  it('takes a number in full width, with any dash, and nothing else for it', () => {
    expect(rowOf({ recordNum: ' ｔ２０２４－９９０００１ ' })).toMatchObject({ recordNum: 'T2024-990001' })
    expect(rowOf({ recordNum: 'T2024–990001' })).toMatchObject({ recordNum: 'T2024-990001' })
    expect(reasonsOf({ recordNum: '' })).toEqual(['备案号||备案号为空'])
    expect(reasonsOf({ recordNum: 'T2024-9900011' })).toHaveLength(1)
  })

  it('tells all its faults, with the value cut and fit to be stored', () => {
    const long = '长'.repeat(301)
    expect(reasonsOf({ recordName: '\ud800', name: long, recordEndDate: '2020-01-01' })).toEqual([
      '权利名称|�|含有无法保存的字符',
      `权利人名称|${'长'.repeat(60)}…|权利人名称超过300个字`,
      '备案截止日期|2020-01-01|截止日期早于开始日期',
    ])
    expect(rowOf({ name: '長'.repeat(300), recordBeginDate: '--', recordEndDate: '' })).toMatchObject({
      recordBeginDate: null,
      recordEndDate: null,
    })
  })

  it('takes no picture but the portal’s own: those of other systems cannot be shown', () => {
    expect(rowOf({ recordIcon: 'demo-0123abcd' })).toMatchObject({ recordIcon: 'demo-0123abcd' })
    expect(rowOf({ recordIcon: '8a8b8c' })).toMatchObject({ recordIcon: null })
  })
})

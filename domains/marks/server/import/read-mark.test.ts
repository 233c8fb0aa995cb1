import { createJudge } from '@portal/imports/server'
import { describe, expect, it } from 'vitest'
import { type MarkField, markList } from '../../contract/import.ts'
import { markLine } from '../../testing/mark-imports-app.ts'
import { markLists } from './mark-lists.ts'

const columns = markList.fields.map((field) => markList.labels[field])
const mapping = Object.fromEntries(markList.fields.map((field, at) => [field, at]))
const judge = createJudge(markLists, { columns, days: 'none' }, mapping)
const judged = (changes: Partial<Record<MarkField, string>>) => {
  const line = { ...markLine, ...changes }
  return judge({ line: 2, cells: markList.fields.map((field) => line[field]) })
}
const rowOf = (changes: Partial<Record<MarkField, string>>) => {
  const one = judged(changes)
  return 'row' in one ? one.row : one.faults
}
const reasonsOf = (changes: Partial<Record<MarkField, string>>) => {
  const one = judged(changes)
  return 'faults' in one ? one.faults.map(({ column, value, reason }) => `${column}|${value}|${reason}`) : []
}

describe('a line of marks', () => {
  it.each([
    ['9', [9]],
    ['9,25', [9, 25]],
    ['25；9', [9, 25]],
    ['9、25 35;42', [9, 25, 35, 42]],
    ['第09类，第25类', [9, 25]],
    [' ９\n２５ ', [9, 25]],
    ['45,1,45,01', [1, 45]],
  ])('takes the classes %j', (classes, found) => {
    expect(rowOf({ classes })).toMatchObject({ classes: found })
  })

  it.each(['0', '46', '1.5', '9,x', '九', '-1', '99', '925', '9/25', ',;、'])('refuses the classes %s', (classes) => {
    expect(reasonsOf({ classes })).toEqual([`类别|${classes}|类别应为 1 至 45 的数字`])
  })

  it('needs number, name and classes, and nothing else', () => {
    expect(reasonsOf({ number: ' ', name: '', classes: '' })).toEqual([
      '注册号||注册号为空',
      '商标名称||商标名称为空',
      '类别||类别为空',
    ])
    const bare = { holder: '', status: '', appliedOn: '', registeredOn: '-', expiresOn: '' }
    expect(rowOf(bare)).toMatchObject({
      holder: '',
      status: 'registered',
      appliedOn: null,
      registeredOn: null,
      expiresOn: null,
    })
  })

  it('takes numbers in any width and case, of any office, and nothing that could not be one', () => {
    expect(['１２３４５６７Ａ', 'g 1234567', 'TM–12/34.5'].map((number) => rowOf({ number }))).toMatchObject([
      { number: '1234567A' },
      { number: 'G1234567' },
      { number: 'TM-12/34.5' },
    ])
    expect(reasonsOf({ number: '=1+1' })).toEqual(['注册号|=1+1|注册号只能含字母、数字和 . / -'])
    expect(reasonsOf({ number: '1'.repeat(41) })).toEqual([`注册号|${'1'.repeat(41)}|注册号超过40个字`])
  })

  it('takes the words of the three states', () => {
    const words = ['已注册', '申请中', '无效', ' 已 注册 ', 'dead', 'Registered']
    expect(words.map((status) => rowOf({ status }))).toMatchObject(
      ['registered', 'pending', 'dead', 'registered', 'dead', 'registered'].map((status) => ({ status })),
    )
    expect(reasonsOf({ status: '待定' })).toEqual(['状态|待定|状态应为已注册、申请中或无效'])
  })

  it('has days in their order', () => {
    expect(reasonsOf({ appliedOn: '2024-03-02', expiresOn: '2024-02-29' })).toEqual([
      '注册日期|2024-03-01|注册日期早于申请日期',
      '届满日期|2024-02-29|届满日期早于注册日期',
    ])
  })
})

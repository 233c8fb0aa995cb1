import { createJudge } from '@portal/imports/server'
import { describe, expect, it } from 'vitest'
import { type ImportField, importFieldLabels, importFields } from '../../contract/import.ts'
import { listLine } from '../../testing/list-text.ts'
import { recordalLists } from './recordal-lists.ts'

const columns = importFields.map((field) => importFieldLabels[field])
const mapping = Object.fromEntries(importFields.map((field, at) => [field, at]))
const judge = createJudge(recordalLists, { columns, days: 'none' }, mapping)
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

describe('a line of recordals', () => {
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

  it('takes a number in full width, with any dash, and nothing else for it', () => {
    expect(rowOf({ recordNum: ' ｔ２０２４－９９０００１ ' })).toMatchObject({ recordNum: 'T2024-990001' })
    expect(rowOf({ recordNum: 'T2024–990001' })).toMatchObject({ recordNum: 'T2024-990001' })
    expect(reasonsOf({ recordNum: '' })).toEqual(['备案号||备案号为空'])
    expect(reasonsOf({ recordNum: 'T2024-9900011' })).toHaveLength(1)
  })

  it('ends no earlier than it begins, and may lack either day', () => {
    expect(reasonsOf({ recordEndDate: '2020-01-01' })).toEqual(['备案截止日期|2020-01-01|截止日期早于开始日期'])
    expect(rowOf({ recordBeginDate: '--', recordEndDate: '' })).toMatchObject({
      recordBeginDate: null,
      recordEndDate: null,
    })
  })

  it('has names of at most 300 characters', () => {
    expect(reasonsOf({ name: '長'.repeat(301) })).toEqual([`权利人名称|${'長'.repeat(60)}…|权利人名称超过300个字`])
    expect(rowOf({ name: '長'.repeat(300) })).toMatchObject({ name: '長'.repeat(300) })
  })

  it('takes no picture but the portal’s own: those of other systems cannot be shown', () => {
    expect(rowOf({ recordIcon: 'demo-0123abcd' })).toMatchObject({ recordIcon: 'demo-0123abcd' })
    expect(rowOf({ recordIcon: '8a8b8c' })).toMatchObject({ recordIcon: null })
  })
})

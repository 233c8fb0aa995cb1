import { orderedIssues } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import { rightFacts, typedFacts } from './right.ts'
import type { RightType } from './right-words.ts'
import { rightSample } from './samples.ts'

const firstOf = (form: unknown) => orderedIssues(rightFacts, form)[0]

describe('the facts of a right', () => {
  it.each<[string, Partial<Record<keyof typeof rightSample, unknown>>, string, string]>([
    ['nothing', { registerType: undefined, recordName: '' }, 'registerType', '请选择权利类型'],
    ['a type that is none', { registerType: 7 }, 'registerType', '请选择权利类型'],
    [
      'no name, number and holder',
      { recordName: '', registerNum: '', obligeeName: '' },
      'recordName',
      '请输入权利名称',
    ],
    ['no number and no holder', { registerNum: ' ', obligeeName: '' }, 'registerNum', '请输入商标注册号'],
    ['no holder', { obligeeName: '' }, 'obligeeName', '请输入权利人名称'],
    ['an end before the beginning', { rightEndDate: '2020-03-21' }, 'rightEndDate', '权利届满日须在起始日之后'],
    ['a day that is none', { rightEndDate: '2026-02-30' }, 'rightEndDate', '日期有误，请按年-月-日填写'],
    ['a class that is none', { classes: [46] }, 'classes', '类别须为 1 至 45 的整数'],
    ['classes of a patent', { registerType: 1, classes: [9] }, 'classes', '只有商标填写类别'],
    ['a country in words', { country: '中国' }, 'country', '请选择国家或地区'],
    ['a long name', { recordName: '长'.repeat(101) }, 'recordName', '最多输入100个字'],
    ['a long note', { note: '长'.repeat(501) }, 'note', '最多输入500个字'],
  ])('with %s are refused at %s', (_, changes, path, msg) => {
    expect(firstOf({ ...rightSample, ...changes })).toEqual({ path, msg })
  })

  it.each<[RightType, string]>([
    [4, '请输入商标注册号'],
    [5, '请输入国际注册号'],
    [1, '请输入专利号'],
    [2, '请输入专利号'],
    [3, '请输入专利号'],
  ])('of type %i are asked for their number by its name', (registerType, msg) => {
    expect(firstOf({ ...rightSample, registerType, classes: [], registerNum: '' })).toEqual({
      path: 'registerNum',
      msg,
    })
  })

  it('of a work may lack a number', () => {
    expect(firstOf({ ...rightSample, registerType: 6, classes: [], registerNum: '' })).toBeUndefined()
  })

  it('are told all at once, in the order of the form', () => {
    const wrong = { ...rightSample, registerType: 4, recordName: '', registerNum: '', obligeeName: '' }
    expect(orderedIssues(rightFacts, wrong).map(({ path }) => path)).toEqual([
      'recordName',
      'registerNum',
      'obligeeName',
    ])
  })

  it('need no more than type, name, number and holder; digits are read, classes put in order', () => {
    const { registerNum, recordName, obligeeName } = rightSample
    const parsed = rightFacts.parse({ registerType: '4', recordName, registerNum, obligeeName, classes: ['25', 9, 9] })
    expect(parsed).toEqual({
      registerType: 4,
      recordName,
      registerNum,
      obligeeName,
      obligeeRenType: null,
      obligeeNation: '',
      country: 'CN',
      status: 'registered',
      classes: [9, 25],
      goods: '',
      applicationDate: null,
      rightBeginDate: null,
      rightEndDate: null,
      note: '',
    })
    expect(rightFacts.parse(parsed)).toEqual(parsed)
  })

  it('of an empty country are of ours, but a page asks for a country that was cleared', () => {
    const cleared = { ...rightSample, country: ' ' }
    expect(rightFacts.parse(cleared).country).toBe('CN')
    expect(orderedIssues(typedFacts, cleared)).toEqual([{ path: 'country', msg: '请选择国家或地区' }])
  })
})

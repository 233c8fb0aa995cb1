import { isApplicationNumber, plainApplicationNumber, wrongCheckDigit } from '@portal/patentdata/contract'
import { describe, expect, it } from 'vitest'
import { findingsOf } from './findings.ts'
import { checklistOf } from './materials.ts'
import { patentActsIn, patentStates } from './states.ts'

describe('findings', () => {
  const apply = {
    patentType: '发明专利',
    applyNation: '中国',
    special: '无',
    specialMeaning: null,
    firstFilingDate: null,
  } as const
  const codes = (more: Partial<Parameters<typeof findingsOf>[0]>) =>
    findingsOf({ ...apply, ...more }, '2026-11-23').map(({ code }) => code)

  it.each([
    [{}, []],
    [{ applyNation: '中国;美国' }, ['patent.foreignFiling']],
    [{ applyNation: '中国;中国香港;中国澳门;中国台湾' }, []],
    [{ applyNation: 'PCT国际申请' }, ['patent.foreignFiling']],
    [{ applyNation: '美国', special: '保密请求', specialMeaning: 'secret' }, ['patent.foreignFiling']],
    [{ applyNation: '美国', special: '保密请求', specialMeaning: 'foreignFiling' }, []],
    [{ applyNation: '美国', patentType: '外观设计专利' }, []],
    [{ firstFilingDate: '2025-11-23' }, []],
    [{ firstFilingDate: '2025-11-22' }, ['patent.priorityPassed']],
    [{ patentType: '外观设计专利', firstFilingDate: '2026-05-22' }, ['patent.priorityPassed']],
    [{ special: '要求优先权' }, ['patent.priorityDateMissing']],
  ] as const)('%j: %j', (more, expected) => {
    expect(codes(more)).toEqual(expected)
  })
})

it('the checklist follows the type and says what is there', () => {
  expect(checklistOf('实用新型专利', ['claims']).map(({ name, need, given }) => [name, need, given])).toEqual([
    ['请求书', 'agency', false],
    ['说明书', 'required', false],
    ['说明书摘要', 'required', false],
    ['权利要求书', 'required', true],
    ['附图', 'ifAny', false],
  ])
  expect(checklistOf('外观设计专利', []).map(({ name }) => name)).toEqual(['请求书', '图片或照片', '简要说明'])
})

it('who may do what in which state', () => {
  const beside = { isPaid: true, isUnclear: false, hasSecrecy: true, isWaiting: false }
  const can = (performer: 'owner' | 'staff', more = {}) =>
    patentStates.map((state) => patentActsIn(state, performer, { ...beside, ...more }).join(' '))
  expect(can('owner')).toEqual(['withdraw addFiles', 'addFiles', '', ''])
  expect(can('staff')).toEqual([
    'accept close settleMeaning recordFiling askSupplement',
    'close complete settleMeaning recordFiling recordGrant addPapers askSupplement',
    'recordGrant addPapers',
    '',
  ])
  expect(can('staff', { isPaid: false })[0]).toBe('close settleMeaning recordFiling askSupplement')
  expect(can('staff', { isPaid: false })[1]).not.toContain('complete')
  expect(can('staff', { isUnclear: true })[1]).toBe(
    'close settleMeaning recordFiling recordGrant addPapers askSupplement',
  )
  expect(can('staff', { hasSecrecy: false })[1]).toBe('close complete recordFiling recordGrant addPapers askSupplement')
  expect(can('owner', { isUnclear: true })[1]).toBe('addFiles answerMeaning')
  expect(can('owner', { isWaiting: true })[0]).toBe('withdraw addFiles answerSupplement')
  expect(can('staff', { isWaiting: true })[1]).toBe(
    'close settleMeaning recordFiling recordGrant addPapers withdrawSupplement',
  )
})

it.each([
  ['202610690957.6', '202610690957.6', null],
  ['ZL 2018 2 0558737.9', '201820558737.9', null],
  ['ＣＮ２０１５１０７０３４８９３', '201510703489.3', null],
  ['201510703489.4', '201510703489.4', '3'],
])('reads the application number %s', (typed, plain, due) => {
  expect(plainApplicationNumber(typed)).toBe(plain)
  expect(isApplicationNumber(plain)).toBe(true)
  expect(wrongCheckDigit(plain)).toBe(due)
})

import { orderedIssues } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import type { Licence } from './licence.ts'
import { mustBeChecked, profileForm } from './profile.ts'
import { profileSample } from './samples.ts'

const messagesOf = (value: unknown) => orderedIssues(profileForm, value).map(({ path, msg }) => [path, msg])

describe('a profile', () => {
  it('names what is missing in the order of the form', () => {
    expect(messagesOf({})).toEqual([
      ['companyName', '请输入机构名称'],
      ['licenceKind', '请选择代理业务'],
      ['licenceNo', '请输入备案号或执业许可证号'],
    ])
  })

  it.each([
    [{ companyName: ' ' }, '请输入机构名称'],
    [{ companyName: '长'.repeat(101) }, '机构名称最多100个字'],
    [{ licenceKind: 'copyright' }, '请选择代理业务'],
    [{ licenceNo: '1'.repeat(51) }, '备案号最多50个字'],
    [{ proof: 'file' }, '请重新上传证明文件'],
    [{ proof: {} }, '请重新上传证明文件'],
  ])('refuses %j', (changes, msg) => {
    expect(messagesOf({ ...profileSample, ...changes }).map(([, said]) => said)).toEqual([msg])
  })

  it('trims, and needs no paper', () => {
    expect(profileForm.parse({ ...profileSample, licenceNo: ' 33001 ', proof: null })).toMatchObject({
      licenceNo: '33001',
    })
    expect(messagesOf(profileSample)).toEqual([])
  })
})

describe('what is handed in', () => {
  const { companyName, licenceKind, licenceNo } = profileForm.parse(profileSample)
  const given: Licence = { companyName, licenceKind, licenceNo }
  const other: Licence = { ...given, licenceNo: '33002' }
  const nothing = { companyName: null, licenceKind: null, licenceNo: null, checked: null }
  const handedIn = { ...given, checked: null }
  const checked = (licence: Licence, stands = true) => ({ ...given, checked: { ...licence, time: 0, stands } })

  it.each<[string, Parameters<typeof mustBeChecked>[0], Licence, boolean]>([
    ['for the first time, by who is approved', { ...nothing, approvalState: 'approved' }, given, true],
    ['for the first time, by who waits', { ...nothing, approvalState: 'waiting' }, given, true],
    ['unchanged by who is approved', { ...checked(given), approvalState: 'approved' }, given, false],
    ['as it was checked', { ...checked(other), approvalState: 'approved' }, other, false],
    ['as it was checked before a change', { ...checked(other, false), approvalState: 'waiting' }, other, true],
    ['with a new number', { ...checked(given), approvalState: 'approved' }, other, true],
    ['with a new name', { ...checked(given), approvalState: 'approved' }, { ...given, companyName: '另一机构' }, true],
    ['for other business', { ...checked(given), approvalState: 'approved' }, { ...given, licenceKind: 'patent' }, true],
    ['unchanged after a refusal', { ...handedIn, approvalState: 'refused' }, given, true],
    ['unchanged while it waits', { ...handedIn, approvalState: 'waiting' }, given, false],
  ])('%s', (_name, standing, form, must) => {
    expect(mustBeChecked(standing, form)).toBe(must)
  })
})

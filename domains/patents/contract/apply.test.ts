import { orderedIssues } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import { patentApply, patentApplyForm } from './apply.ts'
import { patentSample } from './samples.ts'

const messagesOf = (more: Record<string, unknown>) =>
  orderedIssues(patentApply, { ...patentSample, ...more }).map(({ path, msg }) => `${path}: ${msg}`)

describe('an application', () => {
  it('says of each missing field what to do, in the order of the form, and assumes none of its defaults', () => {
    expect(orderedIssues(patentApply, {}).map(({ msg }) => msg)).toEqual([
      '请选择专利类型',
      '请选择申请国家',
      '请输入企业名称',
      '请输入专利名称',
      '请选择特殊请求',
      '请输入联系人姓名',
      '请输入联系人电话',
    ])
  })

  it.each([
    [{ patentType: 4 }, 'patentType: 请选择专利类型'],
    [{ applyNation: ' ; ' }, 'applyNation: 请选择申请国家'],
    [{ applyNation: ['中国', '亚特兰蒂斯'] }, 'applyNation: “亚特兰蒂斯”不在可选的国家和地区中'],
    [{ companyName: '企'.repeat(101) }, 'companyName: 企业名称最多输入100个字'],
    [{ patentName: '名'.repeat(101) }, 'patentName: 专利名称最多输入100个字'],
    [{ special: '加急' }, 'special: 请选择特殊请求'],
    [{ lxrPhone: '1234' }, 'lxrPhone: 联系电话须为 5 至 11 位，只能包含数字、+ 和 -'],
    [{ special: '保密请求', specialMeaning: 'both' }, 'specialMeaning: 请选择保密请求的含义'],
    [{ firstFilingDate: '1989-12-31' }, 'firstFilingDate: 首次申请日有误'],
    [{ firstFilingDate: '2999-01-01' }, 'firstFilingDate: 首次申请日有误'],
    [{ firstFilingDate: '2025-02-30' }, 'firstFilingDate: 首次申请日有误'],
    [{ firstFilingNo: '1'.repeat(41) }, 'firstFilingNo: 首次申请号最多输入40个字'],
    [{ files: [{ kind: 'passport', url: '/api/file/1' }] }, 'files: 附件有误'],
    [{ files: Array(11).fill({ kind: 'claims', url: '/api/file/1' }) }, 'files: 附件有误'],
  ])('%j is refused: %s', (more, message) => {
    expect(messagesOf(more)).toEqual([message])
  })

  it.each([
    [1, '发明专利'],
    ['2', '实用新型专利'],
    ['3', '外观设计专利'],
    ['外观专利', '外观设计专利'],
    [' 实用新型 ', '实用新型专利'],
    ['发明专利', '发明专利'],
  ])('takes the type %j as %s', (patentType, stored) => {
    expect(patentApply.parse({ ...patentSample, patentType }).patentType).toBe(stored)
  })

  it('takes countries as text or list, each once, with the European office and the PCT', () => {
    const taken = (applyNation: unknown) => patentApply.parse({ ...patentSample, applyNation }).applyNation
    expect(taken('中国; 美国;中国')).toBe('中国;美国')
    expect(taken(['PCT国际申请', '欧洲专利局', '中国香港'])).toBe('PCT国际申请;欧洲专利局;中国香港')
  })

  it.each([
    ['保密请求', undefined, 'unclear'],
    ['保密请求', 'secret', 'secret'],
    ['保密请求', 'foreignFiling', 'foreignFiling'],
    ['无', 'foreignFiling', null],
    ['无', 'both', null],
  ])('%s with the meaning %s means %s', (special, specialMeaning, stored) => {
    expect(patentApply.parse({ ...patentSample, special, specialMeaning }).specialMeaning).toBe(stored)
  })
})

it('the screen asks at once what 保密请求 means', () => {
  const issues = (more: object) => orderedIssues(patentApplyForm, { ...patentSample, ...more })
  expect(issues({ special: '保密请求' })).toEqual([{ path: 'specialMeaning', msg: '请选择保密请求的含义' }])
  expect(issues({ special: '保密请求', specialMeaning: 'unclear' })).toEqual([])
  expect(issues({ special: '无' })).toEqual([])
})

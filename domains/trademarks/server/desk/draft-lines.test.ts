import { expect, it } from 'vitest'
import { draftLinesOf, type Ordered } from './draft-lines.ts'

const goods = [
  {
    ...{ class_id: 9, class_name: '科学仪器' },
    service_nice_min: [
      { min_id: 'D1', min_name: '手机', group_id: '0902' },
      { min_id: 'D2', min_name: '计算机软件（已录制）', group_id: '0901' },
    ],
  },
]
const applicant = {
  ...({ subjectType: 2, name: '演示·宁波海帆进出口有限公司' } as const),
  ...{ idNo: '91330200MA0000000X', address: '演示·宁波市某路 1 号' },
}
const ordered: Ordered = { name: '演示海帆', goods, applicant, basicNumber: '', members: [] }
const draft = `商标注册申请书\n申请人 演示·宁波海帆进出口有限
公司 91330200ma0000000x 地址：演示·宁波市某路１号\n商标 演示海帆\n第9类 手机；计算机软件(已录制)`
const missing = (changes: Partial<Ordered>, words = draft) =>
  draftLinesOf({ ...ordered, ...changes }, words)
    .filter(({ isFound }) => !isFound)
    .map(({ label, text }) => `${label} ${text}`)

it('finds all that is ordered, wherever a line breaks and in whichever width digits and brackets come', () => {
  expect(missing({})).toEqual([])
})

it('tells what the draft lacks, of a number no more than is shown elsewhere', () => {
  expect(missing({}, '申请人 演示·宁波海帆进出口有限公司 第9类 手机')).toEqual([
    '商标名称 演示海帆',
    '第 9 类 计算机软件（已录制）',
    '证件号码 913***********000X',
    '地址 演示·宁波市某路 1 号',
  ])
})

it('takes a member by either of its names, and asks for nothing that nobody told', () => {
  const members = [
    { name: '日本', nameEn: 'Japan' },
    { name: '越南', nameEn: 'Viet Nam' },
  ]
  const abroad = { members, applicant: null, basicNumber: '演示10000001', name: '' }
  expect(missing(abroad, '手机 计算机软件(已录制) JAPAN')).toEqual(['基础商标 演示10000001', '指定成员 越南'])
})

import { advice, portal } from '@portal/help/contract'
import type { Rule } from '../rule.ts'
import { first } from './first-day.ts'

/** Pixels of the shorter side below which the print of a page cannot be read. */
const leastSide = 600

const legible = advice('专家和受理人员只能依据看得清的材料判断；看不清的，通常会请您重新上传，多花时间。')

/** What can be told of the papers of any form. */
export const paperRules: readonly Rule[] = [
  {
    ...first,
    id: 'paper.unreadable',
    level: 'must',
    field: 'voucher',
    text: '文件打不开：已损坏、需要密码，或者过于复杂',
    why: portal('本平台的受理人员在页面上查看附件，打不开的文件无法受理。'),
    mend: '取消密码，或者重新导出、重新扫描后上传',
    when: { is: 'unreadable' },
  },
  {
    ...first,
    id: 'paper.none',
    forms: [
      { form: 'request-2', requirementType: 1 },
      { form: 'request-3' },
      { form: 'request-4' },
      { form: 'request-7' },
    ],
    level: 'should',
    field: 'voucher',
    text: '没有上传材料',
    why: advice('有权利证明、通知或对比图片，专家第一次答复就能说到具体问题。'),
    mend: '上传权利证明、收到的通知或其他证据',
    when: { is: 'count', field: 'voucher', below: 1 },
  },
  {
    ...first,
    id: 'paper.blank',
    level: 'should',
    field: 'voucher',
    text: '图片或首页是空白的',
    why: legible,
    mend: '查看文件，确认没有传错、没有漏扫，再重新上传',
    when: { is: 'blank' },
  },
  {
    ...first,
    id: 'paper.small',
    level: 'should',
    field: 'voucher',
    text: `图片较小，短边不足 ${leastSide} 像素，小字可能看不清`,
    why: legible,
    mend: '上传原图，不要用截图或聊天软件压缩过的图片',
    when: { is: 'sideBelow', px: leastSide },
  },
  {
    ...first,
    id: 'paper.same',
    level: 'should',
    field: 'voucher',
    text: '同一份文件上传了两次',
    why: advice('重复的文件占去位置，可能漏了另一份材料。'),
    mend: '删去一份，换成漏传的材料',
    when: { is: 'sameFile' },
  },
  {
    ...first,
    id: 'paper.blurred',
    level: 'hint',
    field: 'voucher',
    text: '图片可能不清晰',
    why: legible,
    mend: '放大看看小字；看不清的，在光线足的地方拿稳、对准焦点再拍一张',
    when: { is: 'sharpnessBelow' },
  },
  {
    ...first,
    id: 'paper.seal',
    forms: [{ form: 'request-1' }],
    level: 'hint',
    question: true,
    field: 'voucher',
    text: '这是扫描件，本平台不识别其中的文字和印章，请您自己看一遍',
    why: portal('本平台只读取 PDF 自带的文字，不识别扫描件、印章和手写。'),
    mend: '确认印章看得清、没有缺页、字迹完整',
    when: { is: 'noTextLayer' },
  },
]

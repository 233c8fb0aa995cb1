import { orderedIssues } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import { blockFields, blockForm, fillBlock, unknownFields } from './reply-block.ts'

const values = {
  businessSn: 'KL1',
  businessType: '海关查扣应对',
  subject: '{lxrName}',
  obligeeName: '宁波远帆',
  lxrName: '林晓',
  createTime: '2026年11月20日',
  today: '2026年11月21日',
  staffName: 'staff',
}

describe('a reply block', () => {
  it('has its fields filled in, each as often as it stands there', () => {
    expect(fillBlock('{lxrName}您好：{businessSn}（{businessSn}）', values)).toBe('林晓您好：KL1（KL1）')
    const all = Object.keys(blockFields).map((name) => `{${name}}`)
    expect(fillBlock(all.join(' '), values)).toBe(Object.values(values).join(' '))
  })

  it('never reads a field in what a customer wrote, and leaves other braces alone', () => {
    expect(fillBlock('{subject}', values)).toBe('{lxrName}')
    expect(fillBlock('{} { lxrName } {toString} {', values)).toBe('{} { lxrName } {toString} {')
  })

  it('names what is no field', () => {
    expect(unknownFields('{lxrName} {lxrname} {}')).toEqual(['lxrname', ''])
    const messages = (block: object) => orderedIssues(blockForm, block).map(({ msg }) => msg)
    expect(messages({ title: '补材料', text: '{lxrName}，请补 {what}' })).toEqual(['没有名为“what”的字段'])
    expect(messages({})).toEqual(['请填写模板名称', '请填写模板内容'])
    expect(
      messages({ title: '一'.repeat(31), action: 'close', businessType: 9, text: '字'.repeat(2001) }),
    ).toHaveLength(4)
  })
})

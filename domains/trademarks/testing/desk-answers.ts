import { undatedStep } from '@portal/platform/contract'
import type { DeskDetail, DeskRow, LinkedFile } from '../contract/file/detail.ts'
import type { HelpRow } from '../contract/help.ts'
import { nothingSearched } from '../contract/samples.ts'

/** 2026-11-18 10:02 in Beijing. */
export const submittedAt = Date.parse('2026-11-18T10:02:00+08:00')
export const businessSn = 'SB20261118000001'
const orderNo = 'DD20261118000001'

const customer = { id: 'c1', username: 'demo', companyName: '演示·宁波海帆进出口有限公司' }
export const holder = { id: 'p1', name: '演示服务机构', licenceNo: '演示' }

/** An application that its customer has confirmed and that waits for the review, unless told otherwise. */
export const deskRowAnswer = (changes: Partial<DeskRow> = {}): DeskRow => ({
  businessSn,
  trademarkName: '演示海帆',
  kind: 'sbzc',
  state: 2,
  fileState: 6,
  fileStateText: '已确认待复核',
  createTime: submittedAt,
  paid: 1,
  orderNo,
  can: ['approve', 'sendBack', 'terminate'],
  customer,
  provider: holder,
  classes: [9, 25],
  items: 3,
  nextDue: null,
  ...changes,
})

const fileAnswer = (id: string, fileName: string): LinkedFile => ({
  fileName,
  url: `/api/file/${id}?signature=a`,
  viewUrl: `/api/file/${id}/view?signature=a`,
  sha256: 'ab',
  size: 2048,
})

export const deskDetailAnswer = (changes: Partial<DeskDetail> = {}): DeskDetail => {
  const { provider: _provider, classes: _classes, items: _items, nextDue: _nextDue, ...row } = deskRowAnswer()
  return {
    ...row,
    edition: 'DEMO-2',
    editionName: '演示：商品项目为示例',
    trademark: {
      ...{ trademark_type: 1, trademark_name: '演示海帆', trademark_desc: '演示：由文字组成。', pic_type: 1 },
      ...{ applyNation: '中国', standby1: null, standby1_name: null, proxy_url: null, proxy_file_name: null },
      ...{ black_white_pic_url: null, black_white_pic_file_name: null, contract_url: null, confirm_url: null },
      ...{ contact_name: '演示·王女士', contactPhone: '13800000000' },
    },
    work_order_service: [
      {
        ...{ class_id: 9, class_name: '电子产品', isAsistantremarks: 0 },
        service_nice_min: [{ min_id: 'D090201', min_name: '手机', group_id: '0902' }],
      },
      {
        ...{ class_id: 25, class_name: '服装鞋帽', isAsistantremarks: 0 },
        service_nice_min: [{ min_id: 'D250101', min_name: '服装', group_id: '2501' }],
      },
    ],
    trademark_contact: [{ contact_name: '演示·王女士', contactPhone: '13800000000' }],
    applicant: {
      subjectType: 2,
      name: customer.companyName,
      idNo: '9133**********000X',
      address: '演示·某路 1 号',
      licence: null,
    },
    basic: null,
    designations: [],
    order: { orderNo, state: 1, amount: '2400.00', expiresAt: submittedAt + 259_200_000 },
    extraOrder: null,
    extra: [],
    provider: { name: holder.name, licenceNo: holder.licenceNo },
    timeline: [
      {
        ...{ act: 'submitted', step: null, name: '提交申请', time: submittedAt, fileState: 1, by: 'owner', note: null },
        ...{
          fileStateText: '待服务商受理',
          date: null,
          number: null,
          delivery: null,
          country: null,
          result: null,
          file: null,
        },
      },
    ],
    files: [{ slot: 'draft', ...fileAnswer('f1', '报件草稿.pdf') }],
    remarks: [],
    report: null,
    findings: [],
    searched: nothingSearched,
    promises: [],
    nextStep: { who: 'staff', text: '平台复核报件。', due: null, ...undatedStep('平台复核报件。') },
    applicationNumber: null,
    registration: null,
    international: null,
    endReason: null,
    version: 6,
    customer,
    holder,
    history: [
      {
        ...{ act: 'submitted', label: '提交申请', before: null, after: 1 },
        time: submittedAt,
        actor: 'demo',
        note: null,
      },
      { ...{ act: 'accept', label: '受理', before: 1, after: 2 }, time: submittedAt, actor: 'agency', note: null },
    ],
    ...changes,
  }
}

/** A customer who waits for a call, unless told otherwise. */
export const helpRowAnswer = (changes: Partial<HelpRow> = {}): HelpRow => ({
  id: 'h1',
  contact_name: '演示·王女士',
  contactPhone: '13800000000',
  question: '演示：应该选哪几类？',
  customer,
  createTime: submittedAt,
  callBy: submittedAt + 1_800_000,
  calledAt: null,
  calledBy: null,
  note: null,
  ...changes,
})

import { undatedStep } from '@portal/platform/contract'
import { nothingSearched } from '../samples.ts'
import type { Designation, LinkedFile, ProviderRow, TimelineEntry, TrademarkDetail, TrademarkRow } from './detail.ts'
import { fileStateText, serviceStateOf } from './states.ts'

/** 2026-11-18 10:02 in Beijing. */
const sampleTime = Date.parse('2026-11-18T10:02:00+08:00')
const day = 86_400_000

export const sampleSn = 'SB20261118000001'
export const sampleOrderNo = 'DD20261118000001'
export const sampleSha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** An application that waits for its payment, as the owner's list has it. */
export const trademarkRowAnswer = (changes: Partial<TrademarkRow> = {}): TrademarkRow => {
  const { kind = 'sbzc', fileState = 1 } = changes
  return {
    businessSn: sampleSn,
    trademarkName: '演示海帆',
    kind,
    state: serviceStateOf(fileState),
    fileState,
    fileStateText: fileStateText(kind, fileState),
    createTime: sampleTime,
    paid: fileState === 1 ? 0 : 1,
    orderNo: sampleOrderNo,
    can: fileState === 1 ? ['withdraw'] : [],
    ...changes,
  }
}

export const linkedFileAnswer = (changes: Partial<LinkedFile> = {}): LinkedFile => ({
  fileName: '演示·委托书.pdf',
  url: '/api/file/f1?signature=a',
  viewUrl: '/api/file/f1/view?signature=a',
  sha256: sampleSha256,
  size: 204_800,
  ...changes,
})

/** A step of the timeline; without changes the submission. */
export const timelineAnswer = (changes: Partial<TimelineEntry> = {}): TimelineEntry => {
  const { fileState = 1 } = changes
  return {
    ...{ act: 'submitted', step: null, name: '提交申请', time: sampleTime, fileState },
    fileStateText: fileStateText('sbzc', fileState),
    ...{ by: 'owner', note: null, date: null, number: null, delivery: null, country: null, result: null, file: null },
    ...changes,
  }
}

export const designationAnswer = (changes: Partial<Designation> = {}): Designation => ({
  ...{ code: 'JP', name: '日本', state: 'waiting', date: null, file: null },
  ...changes,
})

/** An application that waits for its payment, as its owner reads it; with another file state one that goes on. */
export const trademarkDetailAnswer = (changes: Partial<TrademarkDetail> = {}): TrademarkDetail => {
  const row = trademarkRowAnswer(changes)
  return {
    ...row,
    edition: 'DEMO-2',
    editionName: '演示分类表（2026 文本）',
    trademark: {
      ...{ trademark_type: 1, trademark_name: '演示海帆', trademark_desc: '演示：由文字组成，无特殊含义。' },
      ...{ pic_type: 1, applyNation: '中国', standby1: '/api/file/f2?signature=a', standby1_name: '演示海帆.jpg' },
      ...{ proxy_url: null, proxy_file_name: null, black_white_pic_url: null, black_white_pic_file_name: null },
      ...{ contract_url: null, confirm_url: null, contact_name: '演示·王女士', contactPhone: '13800000000' },
    },
    work_order_service: [
      {
        class_id: 9,
        class_name: '科学仪器',
        service_nice_min: [
          { min_id: 'D090201', min_name: '手机', group_id: '0902' },
          { min_id: 'D090301', min_name: '耳机', group_id: '0903' },
        ],
        isAsistantremarks: 1,
      },
    ],
    trademark_contact: [{ contact_name: '演示·王女士', contactPhone: '13800000000' }],
    applicant: {
      ...{ subjectType: 2, name: '演示·宁波海帆进出口有限公司', idNo: '9133**********000X' },
      ...{ address: '演示·浙江省宁波市某路 1 号', licence: null },
    },
    basic: null,
    designations: [],
    order: {
      orderNo: sampleOrderNo,
      state: row.paid === 1 ? 1 : 0,
      amount: '1270.00',
      expiresAt: sampleTime + 3 * day,
    },
    extraOrder: null,
    extra: [],
    provider: row.fileState === 1 ? null : { name: '演示·商标代理有限公司', licenceNo: '演示备案0001' },
    timeline: [timelineAnswer()],
    files: [
      {
        slot: 'image',
        ...linkedFileAnswer({
          fileName: '演示海帆.jpg',
          url: '/api/file/f2?signature=a',
          viewUrl: '/api/file/f2/view?signature=a',
        }),
      },
    ],
    remarks: [
      {
        id: 'r1',
        class_id: 9,
        text: '演示：耳机建议改选规范名称。',
        by: 'provider',
        name: '演示代理',
        time: sampleTime,
      },
    ],
    report: null,
    findings: [],
    searched: nothingSearched,
    promises: [],
    nextStep: {
      who: 'customer',
      text: '请完成支付，支付后由服务商受理。',
      due: sampleTime + 3 * day,
      ...undatedStep('请完成支付，支付后由服务商受理。'),
    },
    applicationNumber: null,
    registration: null,
    international: null,
    endReason: null,
    version: 1,
    ...changes,
  }
}

/** The same application for a provider that may accept it: who the customer is, and what he sent, is not told. */
export const openCaseAnswer = (changes: Partial<TrademarkDetail> = {}): TrademarkDetail => {
  const whole = trademarkDetailAnswer({ paid: 1, can: ['accept'] })
  return {
    ...whole,
    trademark: { ...whole.trademark, contact_name: null, contactPhone: null },
    ...{ trademark_contact: [], applicant: null, order: null, remarks: [] },
    nextStep: { who: 'provider', text: '等待服务商受理。', due: sampleTime + day, ...undatedStep('等待服务商受理。') },
    ...changes,
  }
}

/** A case that nobody has accepted, in the list of a provider. */
export const providerRowAnswer = (changes: Partial<ProviderRow> = {}): ProviderRow => {
  const { kind = 'sbzc', fileState = 1 } = changes
  return {
    ...{ businessSn: sampleSn, kind, trademarkName: '演示海帆', trademark_type: 1, classes: [9], items: 2 },
    ...{ createTime: sampleTime, fileState, fileStateText: fileStateText(kind, fileState) },
    ...{ nextDue: sampleTime + day, can: ['accept'] },
    ...changes,
  }
}

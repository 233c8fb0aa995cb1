import type { PublicFees } from '@portal/orders/contract'
import { undatedStep } from '@portal/platform/contract'
import { patentTypeCodes } from '../contract/choices.ts'
import type { DeskPatentDetail, DeskPatentRow, PatentDetail, PatentFile, PatentRow } from '../contract/detail.ts'
import { patentFees } from '../contract/fees.ts'
import { checklistOf } from '../contract/materials.ts'
import { patentSample } from '../contract/samples.ts'

/** 2026-11-18 10:02 in Beijing. */
export const submittedAt = Date.parse('2026-11-18T10:02:00+08:00')
const day = 86_400_000

export const businessSn = 'ZL20261118000001'
export const orderNo = 'DD20261118000001'

/** Prices in force: the official fee of an invention is 950.00, of the others 500.00; the service costs 2,500.50. */
export const feesAnswer = (changes: Partial<PublicFees> = {}): PublicFees => ({
  service: 'sqzl',
  version: 3,
  effectiveFrom: submittedAt,
  demonstration: true,
  items: Object.values(patentFees)
    .flat()
    .map((fee) => ({
      ...fee,
      unitPrice: fee.kind === 'service' ? '2500.50' : fee.code.startsWith('patent.invention') ? '950.00' : '500.00',
      source: fee.kind === 'official' ? '演示官费表' : '',
      sourceUrl: '',
      checkedOn: fee.kind === 'official' ? '2026-11-01' : null,
    })),
  ...changes,
})

export const rowAnswer = (changes: Partial<PatentRow> = {}): PatentRow => ({
  businessSn,
  patentName: patentSample.patentName,
  state: 1,
  createTime: submittedAt,
  patentType: patentSample.patentType,
  paid: 0,
  orderNo,
  can: ['withdraw', 'addFiles'],
  ...changes,
})

export const fileAnswer = (changes: Partial<PatentFile> = {}): PatentFile => ({
  id: 'f1',
  kind: 'description',
  from: 'customer',
  fileName: '说明书.docx',
  url: '/api/file/f1?signature=a',
  viewUrl: null,
  size: 2048,
  sha256: 'ab',
  time: submittedAt,
  ...changes,
})

/** An application that waits for its payment, unless told otherwise. */
export const detailAnswer = (changes: Partial<PatentDetail> = {}): PatentDetail => ({
  ...rowAnswer(),
  ...patentSample,
  stateText: '待服务',
  patentTypeCode: patentTypeCodes[patentSample.patentType],
  specialMeaning: null,
  firstFilingDate: null,
  firstFilingNo: null,
  acceptTime: null,
  acceptContent: null,
  processResult: null,
  closeReason: null,
  agency: null,
  filing: null,
  timeline: [{ state: 1, act: 'submit', time: submittedAt }],
  order: { orderNo, state: 0, amount: '3450.50', annualFeePayer: 2, expiresAt: submittedAt + 3 * day },
  files: [],
  checklist: checklistOf(patentSample.patentType, []),
  grant: null,
  deadlines: [],
  promises: [],
  nextStep: {
    who: 'customer',
    text: '请付款，付款后由工作人员受理。',
    due: submittedAt + 3 * day,
    ...undatedStep('请付款，付款后由工作人员受理。'),
  },
  supplement: null,
  supplements: [],
  findings: [],
  version: 1,
  ...changes,
})

const customer = { id: 'u1', username: 'demo', companyName: '演示出口企业' }

export const deskRowAnswer = (changes: Partial<DeskPatentRow> = {}): DeskPatentRow => ({
  ...rowAnswer({ paid: 1, can: ['accept', 'close'] }),
  customer,
  companyName: patentSample.companyName,
  special: patentSample.special,
  specialMeaning: null,
  assignee: null,
  due: null,
  ...changes,
})

export const deskAnswer = (changes: Partial<DeskPatentDetail> = {}): DeskPatentDetail => ({
  ...detailAnswer({
    paid: 1,
    can: ['accept', 'close'],
    nextStep: { who: 'staff', text: '等待受理', due: null, ...undatedStep('等待受理') },
  }),
  customer,
  assignee: null,
  history: [{ act: 'submit', stateBefore: null, stateAfter: 1, time: submittedAt, actor: 'demo', changes: [] }],
  ...changes,
})

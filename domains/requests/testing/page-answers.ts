import {
  type DeskDetail,
  noDetails,
  type QueueRow,
  type RequestDetail,
  type RequestRow,
  submitSamples,
} from '../contract/index.ts'

const { businessType: _, ...sent } = submitSamples.customsSeizure

/** 2026-11-18 10:02 in Beijing. */
export const submittedAt = Date.parse('2026-11-18T10:02:00+08:00')
const hour = 3_600_000

/** A detail as the server answers it, waiting for acceptance unless told. */
export const detailAnswer = (changes: Partial<RequestDetail> = {}): RequestDetail => ({
  ...noDetails,
  ...sent,
  businessSn: 'KL20261118000001',
  businessType: 7,
  state: 1,
  createTime: submittedAt,
  acceptTime: null,
  ipForeignOperateDTOList: [{ stateAfterOperate: 1, createTime: submittedAt }],
  acceptContent: null,
  processResult: null,
  idCard: null,
  voucher: '[]',
  lxrEmail: null,
  qmfaName: null,
  qmfaPhone: null,
  can: [],
  ...changes,
})

export const completedAnswer = (changes: Partial<RequestDetail> = {}): RequestDetail =>
  detailAnswer({
    state: 3,
    acceptTime: submittedAt + hour,
    ipForeignOperateDTOList: [
      { stateAfterOperate: 1, createTime: submittedAt },
      { stateAfterOperate: 2, createTime: submittedAt + hour },
      { stateAfterOperate: 3, createTime: submittedAt + 30 * hour },
    ],
    acceptContent: '已安排专员',
    processResult: '海关已放行',
    can: ['requestFullPlan'],
    ...changes,
  })

const customer = { id: 'u1', username: 'demo', companyName: '演示出口企业' }

export const deskAnswer = (changes: Partial<DeskDetail> = {}): DeskDetail => ({
  ...detailAnswer({ can: ['accept', 'reject'] }),
  customer,
  notes: [],
  history: [{ action: 'submit', stateBefore: null, stateAfterOperate: 1, createTime: submittedAt, actor: 'demo' }],
  ...changes,
})

export const rowAnswer = (changes: Partial<RequestRow> = {}): RequestRow => ({
  businessSn: 'KL20261118000001',
  createTime: submittedAt,
  businessType: 7,
  state: 1,
  acceptTime: null,
  ...changes,
})

export const queueRowAnswer = (changes: Partial<QueueRow> = {}): QueueRow => ({
  ...rowAnswer(),
  customer,
  subject: sent.seizureProduct,
  can: ['accept', 'reject'],
  ...changes,
})

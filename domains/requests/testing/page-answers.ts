import type { PromiseView } from '@portal/promises/contract'
import {
  type DeskDetail,
  noDetails,
  type OwnRequestRow,
  type QueueRow,
  type RequestDetail,
} from '../contract/detail.ts'
import { submitSamples } from '../contract/samples.ts'
import type { DeskOverview, ViewCounts } from '../contract/workbench/assignment.ts'

const { businessType: _, ...sent } = submitSamples.customsSeizure

/** 2026-11-18 10:02 in Beijing. */
export const submittedAt = Date.parse('2026-11-18T10:02:00+08:00')
const hour = 3_600_000

/** A promise as the server answers it: of acceptance, due four hours after submission. */
export const promiseAnswer = (changes: Partial<PromiseView> = {}): PromiseView => ({
  kind: 'acceptance',
  label: '受理',
  basis: 'target',
  startedAt: submittedAt,
  countsFrom: submittedAt,
  dueAt: submittedAt + 4 * hour,
  pausedAt: null,
  firstAnswerAt: null,
  keptAt: null,
  brokenAt: null,
  share: 0.25,
  ...changes,
})

const waitsForDesk = {
  actsNext: 'staff',
  nextDue: submittedAt + 4 * hour,
  supplement: null,
  nextStep: null,
  promises: [promiseAnswer()],
} as const

const titleAnswer = '海关查扣 · 演示·太阳镜 1,200 副'

/** A detail as the server answers it, waiting for acceptance unless told. */
export const detailAnswer = (changes: Partial<RequestDetail> = {}): RequestDetail => ({
  ...noDetails,
  ...sent,
  businessSn: 'KL20261118000001',
  businessType: 7,
  title: titleAnswer,
  state: 1,
  createTime: submittedAt,
  acceptTime: null,
  picture: null,
  isMark: false,
  ipForeignOperateDTOList: [{ stateAfterOperate: 1, createTime: submittedAt }],
  acceptContent: null,
  cure: null,
  processResult: null,
  idCard: null,
  idCardViews: [],
  regionName: null,
  voucher: '[]',
  lxrEmail: null,
  qmfaName: null,
  qmfaPhone: null,
  calledTime: null,
  handler: null,
  supplements: [],
  ...waitsForDesk,
  promises: [...waitsForDesk.promises],
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
  assignee: null,
  decisions: [],
  minor: false,
  duplicates: [],
  ...changes,
})

export const rowAnswer = (changes: Partial<OwnRequestRow> = {}): OwnRequestRow => ({
  businessSn: 'KL20261118000001',
  createTime: submittedAt,
  businessType: 7,
  title: titleAnswer,
  state: 1,
  acceptTime: null,
  endTime: null,
  outcome: null,
  isMark: false,
  picture: null,
  asked: [],
  ...waitsForDesk,
  promises: [...waitsForDesk.promises],
  ...changes,
})

export const queueRowAnswer = (changes: Partial<QueueRow> = {}): QueueRow => ({
  ...rowAnswer(),
  customer,
  subject: sent.seizureProduct,
  assignee: null,
  pending: null,
  duplicates: 0,
  repeatOf: null,
  can: ['accept', 'reject'],
  ...changes,
})

export const overviewAnswer = (changes: Partial<DeskOverview> = {}): DeskOverview => ({
  people: [
    { id: 'u1', username: 'demo', mine: true, open: 2, late: 0 },
    { id: 'u2', username: 'admin', mine: false, open: 5, late: 1 },
  ],
  unassigned: { open: 3, late: 0 },
  total: { open: 10, late: 1 },
  levels: { 50: 2, 80: 0, 100: 1 },
  pending: { all: 0, forViewer: 0 },
  ...changes,
})

const noCase = { count: 0, first: null }

export const viewsAnswer = (changes: Partial<ViewCounts> = {}): ViewCounts => ({
  mine: { count: 2, first: submittedAt },
  late: { count: 1, first: submittedAt },
  today: { count: 4, first: submittedAt },
  free: { count: 3, first: submittedAt },
  customer: noCase,
  review: noCase,
  due: noCase,
  open: noCase,
  ...changes,
})

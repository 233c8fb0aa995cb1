import type { TrademarkKind } from '../kinds.ts'
import type { MemberResult } from './action.ts'
import type { AuditStep, FileState } from './states.ts'

/** Papers that an act needs, as people call them. */
export const paperLabels = {
  draft: '报件草稿',
  filingProof: '报送凭证',
  receipt: '收件回执',
  correction: '补正通知书',
  acceptance: '受理通知书',
  nonAcceptance: '不予受理通知书',
  partialRefusal: '部分驳回通知书',
  refusal: '驳回通知书',
  reviewRequest: '复审申请书',
  reviewDecision: '复审决定书',
  opposition: '异议答辩通知书',
  defence: '答辩书',
  oppositionDecision: '异议决定书',
  certificate: '商标注册证',
  memberNotice: '指定成员的通知书',
} as const
export type Paper = keyof typeof paperLabels

/** Fields that an act takes beside its paper. `delivery` says how the paper came, from which a period is counted. */
export const actFieldLabels = {
  date: '日期',
  number: '编号',
  delivery: '送达方式',
  reason: '原因',
  from: '专用期开始日',
  to: '专用期届满日',
  country: '指定成员',
  result: '审查结果',
} as const
export type ActField = keyof typeof actFieldLabels

/** Who takes an act: the owner, the provider that holds the case, staff, or the portal itself when an order tells it. */
export type Performer = 'owner' | 'provider' | 'staff' | 'portal'

/** What stands beside the file state and decides with it. */
export type BesideState = {
  kind: TrademarkKind
  /** The order is paid, or nothing is owed. */
  isPaid: boolean
  /** The provider asks for a further order, which is to be paid after the confirmation. */
  hasExtra: boolean
  /** The office has asked for a correction. */
  isCorrected: boolean
  /** The preliminary approval was published. */
  isPublished: boolean
  /** How many designated members have refused provisionally, and not finally yet. */
  provisionals: number
}

type Target = FileState | ((beside: BesideState) => FileState | null)

/** One row of the table: where an act leads from where, by whom, and what it needs. */
type Way = {
  by: Performer
  label: string
  to: Readonly<Partial<Record<FileState, Target>>>
  paper?: Paper
  /** The results with which the paper comes; with all of them where this is missing. */
  paperWith?: readonly MemberResult[]
  needs?: readonly ActField[]
  /** What is needed abroad beside `needs`. */
  needsAbroad?: readonly ActField[]
  takes?: readonly ActField[]
  step?: AuditStep
}

type From = readonly FileState[]

const all = (from: From, target: Target | 'same'): Way['to'] =>
  Object.fromEntries(from.map((state) => [state, target === 'same' ? state : target]))

/** Only where the order is paid, or only in China: null refuses. */
const whenPaid =
  (state: FileState): Target =>
  ({ isPaid }) =>
    isPaid ? state : null
const inChina =
  (state: FileState): Target =>
  ({ kind }) =>
    kind === 'sbzc' ? state : null
const oncePublished =
  (state: FileState): Target =>
  ({ kind, isPublished }) =>
    kind === 'sbzc' && isPublished ? state : null

/** The period of opposition has ended; abroad, those of the members, of whom none may still refuse provisionally. */
const whenOver: Target = ({ kind, isPublished, provisionals }) =>
  (kind === 'sbzc' ? isPublished : provisionals === 0) ? 15 : null

/** Where an answer of a member leads, counted with it: a refusal that is not final keeps the file in 16. */
const whenMemberAnswers =
  (without: FileState): Target =>
  ({ kind, provisionals }) => {
    if (kind === 'sbzc') return null
    return provisionals > 0 ? 16 : without
  }

const examined: From = [11, 13]
const passed: From = [12, 16, 22]

/** Published once, in China alone: the Madrid System has no preliminary approval here. */
const publishing = Object.fromEntries(
  passed.map((state): [FileState, Target] => [
    state,
    ({ kind, isPublished }) => (kind === 'sbzc' && !isPublished ? state : null),
  ]),
)

/**
 * The one table of what happens to a trademark file. Guards, buttons and the matrix of the tests read it; what is not in it is
 * refused.
 */
export const fileWays = {
  paid: { by: 'portal', label: '付款到账', to: { 1: 1 } },
  closedUnpaid: { by: 'portal', label: '随订单关闭', to: { 1: 99 }, step: 17 },
  accept: { by: 'provider', label: '受理', to: { 1: whenPaid(2) } },
  giveBack: { by: 'provider', label: '退回待受理', to: all([2, 3], 1), needs: ['reason'] },
  prepare: { by: 'provider', label: '开始准备报件', to: { 2: 3 } },
  submit: { by: 'provider', label: '提交客户确认', to: { 3: 4 }, paper: 'draft' },
  confirm: { by: 'owner', label: '确认报件', to: { 4: ({ hasExtra }) => (hasExtra ? 5 : 6) } },
  return: { by: 'owner', label: '退回修改', to: { 4: 3 }, needs: ['reason'] },
  extraPaid: { by: 'portal', label: '补缴费用到账', to: { 5: 6 } },
  extraClosed: { by: 'portal', label: '补缴订单已关闭', to: { 5: 4 } },
  approve: { by: 'staff', label: '复核通过', to: { 6: whenPaid(7) }, takes: ['reason'] },
  sendBack: { by: 'staff', label: '退回服务商', to: { 6: 3 }, needs: ['reason'] },
  file: { by: 'provider', label: '报送', to: { 7: whenPaid(8) }, paper: 'filingProof', needs: ['date'], step: 7 },
  receipt: {
    by: 'provider',
    label: '登记收件回执',
    to: { 8: 9 },
    paper: 'receipt',
    needs: ['date', 'number'],
    step: 8,
  },
  correct: {
    by: 'provider',
    label: '登记补正通知书',
    to: { 9: 9 },
    paper: 'correction',
    needs: ['date'],
    takes: ['delivery'],
  },
  acceptance: {
    by: 'provider',
    label: '登记受理通知书',
    to: { 9: ({ isCorrected }) => (isCorrected ? 13 : 11) },
    paper: 'acceptance',
    needs: ['date'],
    step: 9,
  },
  refuseAcceptance: {
    by: 'provider',
    label: '登记不予受理',
    to: { 9: 99 },
    paper: 'nonAcceptance',
    needs: ['reason'],
    step: 17,
  },
  pass: {
    by: 'provider',
    label: '登记实质审查通过',
    to: all(examined, 12),
    needs: ['date'],
    needsAbroad: ['number'],
    takes: ['number'],
    step: 10,
  },
  partial: {
    by: 'provider',
    label: '登记部分驳回',
    to: all(examined, inChina(16)),
    paper: 'partialRefusal',
    needs: ['date'],
    takes: ['delivery'],
    step: 12,
  },
  refuse: {
    by: 'provider',
    label: '登记驳回',
    to: all(examined, 14),
    paper: 'refusal',
    needs: ['date'],
    takes: ['delivery'],
    step: 10,
  },
  review: { by: 'provider', label: '登记驳回复审', to: { 14: 14 }, paper: 'reviewRequest', needs: ['date'] },
  reviewWon: {
    by: 'provider',
    label: '登记复审成功',
    to: { 14: 22 },
    paper: 'reviewDecision',
    needs: ['date'],
    takes: ['delivery'],
    step: 14,
  },
  reviewLost: {
    by: 'provider',
    label: '登记复审未成功',
    to: { 14: 99 },
    paper: 'reviewDecision',
    needs: ['date'],
    takes: ['delivery'],
    step: 14,
  },
  publish: { by: 'provider', label: '登记初步审定公告', to: publishing, needs: ['date', 'number'], step: 11 },
  oppose: {
    by: 'provider',
    label: '登记被异议',
    to: all(passed, oncePublished(17)),
    paper: 'opposition',
    needs: ['date'],
    takes: ['delivery'],
    step: 15,
  },
  announce: {
    by: 'provider',
    label: '登记公告期满',
    to: all(passed, whenOver),
    needs: ['date'],
    takes: ['reason'],
    step: 11,
  },
  designation: {
    by: 'provider',
    label: '登记指定成员的审查结果',
    to: { 12: whenMemberAnswers(12), 16: whenMemberAnswers(22), 22: whenMemberAnswers(22) },
    paper: 'memberNotice',
    paperWith: ['provisional', 'refused'],
    needs: ['country', 'result', 'date'],
  },
  defence: { by: 'provider', label: '登记异议答辩', to: { 17: 17 }, paper: 'defence', needs: ['date'] },
  defenceWon: {
    by: 'provider',
    label: '登记异议不成立',
    to: { 17: 15 },
    paper: 'oppositionDecision',
    needs: ['date'],
    step: 16,
  },
  defenceLost: {
    by: 'provider',
    label: '登记异议成立',
    to: { 17: 99 },
    paper: 'oppositionDecision',
    needs: ['date'],
    step: 16,
  },
  certify: {
    by: 'provider',
    label: '登记注册证',
    to: { 15: 18 },
    paper: 'certificate',
    needs: ['number', 'from', 'to'],
    step: 13,
  },
  withdraw: { by: 'owner', label: '撤回申请', to: all([1, 2, 3, 4, 5, 6, 7], 99), takes: ['reason'], step: 17 },
  terminate: {
    by: 'staff',
    label: '终止办理',
    to: all([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 22], 99),
    needs: ['reason'],
    step: 17,
  },
} as const satisfies Record<string, Way>

export type FileAct = keyof typeof fileWays
export const fileActs = Object.keys(fileWays) as FileAct[]

/** A row of the table with the parts that it may lack. */
export const wayOf = (act: FileAct): Way => fileWays[act]

/** The file state after an act, or null where the state or what stands beside it does not allow it. */
export const fileStateAfter = (state: FileState, act: FileAct, beside: BesideState): FileState | null => {
  const target = wayOf(act).to[state]
  if (target === undefined) return null
  return typeof target === 'function' ? target(beside) : target
}

/** What `performer` may do with a file now: the `can` of rows and details. */
export const fileActsIn = (state: FileState, performer: Performer, beside: BesideState): FileAct[] =>
  fileActs.filter((act) => wayOf(act).by === performer && fileStateAfter(state, act, beside) !== null)

import type { TrademarkKind } from '../kinds.ts'

/** The file states of a trademark (specification §4); 10 and 19 to 21 do not exist. */
export const fileStates = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 22, 99] as const
export type FileState = (typeof fileStates)[number]

const inChina = {
  1: '待服务商受理',
  2: '服务商已受理',
  3: '已受理待提交',
  4: '已提交待客户确认',
  5: '已确认待补缴费用',
  6: '已确认待复核',
  7: '已复核待报送',
  8: '已报送待商标局回执',
  9: '已收件待形式审查',
  11: '形式审查通过，待实质审查',
  12: '实质审查通过，待初步审定公告',
  13: '形式审查通过，待实质审查',
  14: '实质审查未通过或驳回',
  15: '公告通过待发证',
  16: '实质审查通过，待初步审定公告',
  17: '公告未通过或被异议',
  18: '已发证',
  22: '实质审查通过，待初步审定公告',
  99: '办理终止',
} as const satisfies Record<FileState, string>

/** The Madrid System has offices of its own: that of origin, the International Bureau, and those of the members. */
const abroad = {
  ...inChina,
  8: '已报送待原属局回执',
  9: '原属局已收件',
  11: '已转递国际局',
  12: '国际注册已登记，指定国审查中',
  13: '已转递国际局',
  15: '各国期满待归档',
  16: '有指定国临时驳回',
  22: '临时驳回已全部克服',
} as const satisfies Record<FileState, string>

export const fileStateText = (kind: TrademarkKind, state: FileState): string =>
  (kind === 'sbzc' ? inChina : abroad)[state]

/** 1 待服务 · 2 服务中 · 3 服务完成 · 4 服务关闭 (specification §4, service order status). */
export const serviceStates = [1, 2, 3, 4] as const
export type ServiceState = (typeof serviceStates)[number]

export const serviceStateLabels = {
  1: '待服务',
  2: '服务中',
  3: '服务完成',
  4: '服务关闭',
} as const satisfies Record<ServiceState, string>

/** What the customer's list calls a file state: whether somebody works on it yet, still, or no more. */
export const serviceStateOf = (state: FileState): ServiceState => {
  if (state === 1) return 1
  if (state === 18) return 3
  return state === 99 ? 4 : 2
}

/** The entries of the timeline that the office's papers make (specification §4 names ten of them; 17 is ours). */
export const auditSteps = {
  7: '提交商标局',
  8: '申请回执反馈',
  9: '受理通知书',
  10: '实质审查结果',
  11: '公告结果',
  12: '部分驳回结果',
  13: '注册证下发',
  14: '驳回复审结果',
  15: '部分异议',
  16: '异议答辩结果',
  17: '办理终止',
} as const
export type AuditStep = keyof typeof auditSteps

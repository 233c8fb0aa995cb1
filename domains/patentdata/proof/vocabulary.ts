/** Chinese patents that can be valued; designs cannot. */
export const patentTypes = ['INVENTION', 'UTILITY'] as const
export type PatentType = (typeof patentTypes)[number]
export const patentTypeLabels = { INVENTION: '发明专利', UTILITY: '实用新型专利' } satisfies Record<PatentType, string>

export const statuses = [
  'GRANTED',
  'PUBLISHED',
  'EXAMINING',
  'EXPIRED',
  'LAPSED_FEE',
  'INVALIDATED',
  'REFUSED',
  'ABANDONED',
  'ENDED',
  'UNKNOWN',
] as const
export type Status = (typeof statuses)[number]
export const statusLabels = {
  GRANTED: '授权有效',
  PUBLISHED: '已公布，尚未授权',
  EXAMINING: '实质审查中，尚未授权',
  EXPIRED: '保护期届满',
  LAPSED_FEE: '未缴年费，专利权终止',
  INVALIDATED: '专利权被宣告无效',
  REFUSED: '申请被驳回或撤回',
  ABANDONED: '已放弃',
  ENDED: '专利权已失效',
  UNKNOWN: '法律状态未知',
} satisfies Record<Status, string>

/** What invalidation proceedings, or the evaluation report on a utility model, left of the right. */
export const stabilities = ['none', 'partial', 'survived', 'um_report_pos', 'um_report_neg'] as const
export type Stability = (typeof stabilities)[number]

export const stabilityLabels = {
  none: '无',
  partial: '部分无效',
  survived: '维持有效',
  um_report_pos: '评价报告肯定',
  um_report_neg: '评价报告否定',
} satisfies Record<Stability, string>

/** Whose code the wire has for a status: 10 alive, 20 ended, 30 not granted yet. */
export const statusCodes = {
  GRANTED: '10',
  PUBLISHED: '30',
  EXAMINING: '30',
  EXPIRED: '20',
  LAPSED_FEE: '20',
  INVALIDATED: '20',
  REFUSED: '20',
  ABANDONED: '20',
  ENDED: '20',
  UNKNOWN: '20',
} as const satisfies Record<Status, string>

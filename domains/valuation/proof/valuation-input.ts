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

/** What the model reads of a patent. `null` is unknown, 0 and an empty list are known to be nothing. */
export type ValuationInput = {
  readonly type: PatentType
  readonly status: Status
  /** The day of which the source tells the status, `YYYY-MM-DD`; the sentence about the status names it. */
  readonly statusAsOf?: string | null
  /** `YYYY-MM-DD`. */
  readonly filingDate: string | null
  /** Classes of the IPC, the main class first, as in `H04L9/08`. */
  readonly ipc: readonly string[]
  /** Citations of the family by others, its own ones not included. */
  readonly fwd: number | null
  readonly fwdSelf: number | null
  /** Patents that it cites. */
  readonly bwd: number | null
  /** 0 to 1. */
  readonly originality: number | null
  /** 0 to 1. */
  readonly generality: number | null
  /** How many main groups of the IPC. */
  readonly ipcGroups: number | null
  /** How many inventors. */
  readonly inventors: number | null
  readonly pages: number | null
  /** How many claims. */
  readonly claims: number | null
  readonly firstClaimChars: number | null
  readonly stability: Stability | null
  readonly litigations: number | null
  /** Codes of two letters, `EP` among them; `CN` may be left out. */
  readonly familyCountries: readonly string[] | null
  /** Transfers, licences and pledges together. */
  readonly opEvents: number | null
  /** Growth of the main group within five years: 0.3 is 30 % more. */
  readonly ipcGrowth5y: number | null
  readonly termExtensionDays: number | null
}

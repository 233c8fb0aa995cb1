import type { Purpose } from '@portal/files/contract'
import type { DelegationScope } from './delegation.ts'
import type { PaperKind } from './paper-kinds.ts'
import type { PrefillForm } from './prefill.ts'

/** What may happen to a right. */
export const trailActions = [
  'added',
  'changed',
  'recordalAdded',
  'recordalChanged',
  'recordalRemoved',
  'paperAdded',
  'paperRemoved',
  'paperUsed',
  'usedInCase',
  'asked',
  'looked',
  'listed',
  'verified',
  'refused',
  'delegationOffered',
  'delegationAccepted',
  'delegationDeclined',
  'delegationRevoked',
  'delegateLooked',
  'delegateListed',
  'delegatePrefilled',
] as const
export type TrailAction = (typeof trailActions)[number]

export const trailLabels = {
  added: '添加权利',
  changed: '修改权利',
  recordalAdded: '登记备案',
  recordalChanged: '更正备案',
  recordalRemoved: '删除备案',
  paperAdded: '添加材料',
  paperRemoved: '删除材料',
  paperUsed: '取用材料',
  usedInCase: '用于业务',
  asked: '申请核对',
  looked: '查看权利',
  listed: '在列表中看到',
  verified: '核对一致',
  refused: '核对未通过',
  delegationOffered: '发出委托',
  delegationAccepted: '接受委托',
  delegationDeclined: '谢绝委托',
  delegationRevoked: '结束委托',
  delegateLooked: '受托查看',
  delegateListed: '受托在列表中看到',
  delegatePrefilled: '受托填表',
} satisfies Record<TrailAction, string>

/** What a line of the trail names beside its action: codes alone, and nothing that somebody wrote. */
export type TrailDetail = {
  paper?: PaperKind
  /** The purpose of the upload into which a paper was copied. */
  purpose?: Purpose
  version?: number
  /** The papers of the right that went along with a case, each kind once. */
  papers?: PaperKind[]
  /** Where a name is protected was looked at. */
  coverage?: true
  /** The number of the case in which a right is used or was looked at. */
  businessSn?: string
  /** The id of the agency that a delegation is about. */
  agency?: string
  scope?: DelegationScope
  /** The form that was filled from the right. */
  form?: PrefillForm
}

/** The acts of staff: the trail names none of them by his name. */
export const staffActions: ReadonlySet<TrailAction> = new Set(['looked', 'listed', 'verified', 'refused'])

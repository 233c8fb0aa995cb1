import type { FileAct } from './acts.ts'

/** The rules by which the office's papers start periods; who keeps deadlines knows how long they are. */
export const deadlineRules = [
  'tm.cn.supplement',
  'tm.cn.refusalReview',
  'tm.cn.courtAppeal',
  'tm.cn.opposition',
  'tm.cn.oppositionDefence',
  'madrid.dependency',
] as const
export type DeadlineRule = (typeof deadlineRules)[number]

/** Which period the paper of an act starts in China; abroad the offices have rules of their own. */
export const startedBy: Partial<Record<FileAct, DeadlineRule>> = {
  correct: 'tm.cn.supplement',
  partial: 'tm.cn.refusalReview',
  refuse: 'tm.cn.refusalReview',
  reviewLost: 'tm.cn.courtAppeal',
  publish: 'tm.cn.opposition',
  oppose: 'tm.cn.oppositionDefence',
}

/** Which periods an act ends, since what it was for is done. */
export const endedBy: Partial<Record<FileAct, readonly DeadlineRule[]>> = {
  acceptance: ['tm.cn.supplement'],
  review: ['tm.cn.refusalReview'],
  reviewWon: ['tm.cn.refusalReview'],
  reviewLost: ['tm.cn.refusalReview'],
  oppose: ['tm.cn.opposition'],
  announce: ['tm.cn.opposition'],
  defence: ['tm.cn.oppositionDefence'],
  defenceWon: ['tm.cn.oppositionDefence'],
  defenceLost: ['tm.cn.oppositionDefence'],
  refuseAcceptance: ['tm.cn.supplement'],
  // The certificate covers what was not refused in part.
  certify: ['tm.cn.refusalReview'],
  terminate: ['tm.cn.supplement', 'tm.cn.refusalReview', 'tm.cn.opposition', 'tm.cn.oppositionDefence'],
}

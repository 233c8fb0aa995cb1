import { endWords } from '@portal/platform/web'
import type { QueueRow } from '../../contract/detail.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import type { Viewer } from './use-viewer.ts'

/** What the one button of a case does for the desk. */
export type DeskAct = 'take' | 'accept' | 'complete' | 'recordCall' | 'review' | 'look'

export const deskActLabels = {
  take: '领取',
  accept: '受理',
  complete: '写结果',
  recordCall: '登记回电',
  review: '复核',
  look: '查看',
} satisfies Record<DeskAct, string>

const steps = [
  { action: 'accept', text: '受理' },
  { action: 'complete', text: '写结果' },
  { action: 'recordCall', text: '给客户回电' },
] as const

/** A deadline of the case that ends before what is promised or asked: its name and its end; undefined where there is none. */
export const deadlineNote = ({ nextStep }: Pick<QueueRow, 'nextStep'>): string | undefined =>
  nextStep?.basis === 'deadline' ? `期限：${nextStep.what}，${endWords(nextStep.by)} 前` : undefined

type Facts = Pick<QueueRow, 'pending' | 'supplement' | 'actsNext' | 'assignee' | 'can'>

/**
 * What comes next in a case, in words, and the one act that its button offers to this viewer: a case that nobody has is
 * taken first, and the step of a colleague's case is left to the colleague. Whoever may not take cases takes the step at once,
 * by which he has the case; whoever may not act only looks.
 */
export const nextOf = (
  { pending, supplement, actsNext, assignee, can }: Facts,
  viewer: Viewer,
): { text: string; act: DeskAct } => {
  if (pending?.mine) return { text: '等同事复核', act: 'look' }
  if (pending) return { text: `复核“${requestActionLabels[pending.action]}”`, act: viewer.mayAct ? 'review' : 'look' }
  if (supplement) return { text: supplement.overdue ? '客户没有按时补交' : '等客户补交', act: 'look' }
  if (actsNext === 'customer') return { text: '等客户补交', act: 'look' }
  const step = steps.find(({ action }) => can.includes(action))
  if (actsNext === 'nobody' || !step) return { text: '—', act: 'look' }
  if (assignee === null) return { text: step.text, act: viewer.mayAssign ? 'take' : step.action }
  return { text: step.text, act: assignee.id === viewer.id ? step.action : 'look' }
}

import { momentText } from '@portal/platform/web'
import { promiseBasisLabels } from '../contract/labels.ts'
import type { PromiseView } from '../contract/promise.ts'

export type PromiseState = 'running' | 'late' | 'paused' | 'kept' | 'keptLate'

export const stateOf = ({ keptAt, brokenAt, pausedAt }: PromiseView): PromiseState => {
  if (keptAt !== null) return brokenAt === null ? 'kept' : 'keptLate'
  if (pausedAt !== null) return 'paused'
  return brokenAt === null ? 'running' : 'late'
}

/** The present state of a promise in one line: `目标时限 2026-11-20 14:00 前`, `已超出目标时限（2026-11-20 14:00）`. */
export const stateText = (promise: PromiseView): string => {
  const basis = promiseBasisLabels[promise.basis]
  const due = momentText(promise.dueAt)
  const texts = {
    running: `${basis} ${due} 前`,
    late: `已超出${basis}（${due}）`,
    paused: '等待补充材料，计时已暂停',
    kept: `${momentText(promise.keptAt)} 完成`,
    keptLate: `${momentText(promise.keptAt)} 完成，超出${basis}（${due}）`,
  } satisfies Record<PromiseState, string>
  return texts[stateOf(promise)]
}

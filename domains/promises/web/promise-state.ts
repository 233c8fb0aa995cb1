import { momentWords } from '@portal/platform/web'
import type { PromiseView } from '../contract/promise.ts'

export type PromiseState = 'running' | 'late' | 'paused' | 'kept' | 'keptLate'

export const stateOf = ({ keptAt, brokenAt, pausedAt }: PromiseView): PromiseState => {
  if (keptAt !== null) return brokenAt === null ? 'kept' : 'keptLate'
  if (pausedAt !== null) return 'paused'
  return brokenAt === null ? 'running' : 'late'
}

/** Whether the work was finished before its clock began to run, as at night: no time is told then. */
export const isBeforeClock = ({ keptAt, countsFrom }: PromiseView): boolean => keptAt !== null && keptAt < countsFrom

/**
 * The present state of a promise in one line: `预计 11 月 20 日 14:00 前`, `原定 11 月 20 日 14:00 前，已超过`. Only what the
 * specification promises is 最迟.
 */
export const stateText = (promise: PromiseView): string => {
  if (isBeforeClock(promise)) return '已完成'
  const due = `${momentWords(promise.dueAt)} 前`
  const done = `${momentWords(promise.keptAt ?? promise.dueAt)} 完成`
  const texts = {
    running: `${promise.basis === 'promise' ? '最迟' : '预计'} ${due}`,
    late: `原定 ${due}，已超过`,
    paused: '等待补充材料，计时已暂停',
    kept: done,
    keptLate: `${done}，原定 ${due}`,
  } satisfies Record<PromiseState, string>
  return texts[stateOf(promise)]
}

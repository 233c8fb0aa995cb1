import { momentWords, Timeline, type TimelineItem } from '@portal/platform/web'
import type { RequestDetail } from '../../contract/detail.ts'
import { progressOf } from '../../contract/steps.ts'
import styles from './case.module.css'

/** The four steps of the kind, with the times that are known. */
const stepsOf = (detail: RequestDetail, waits: string): TimelineItem[] => {
  const { state, createTime, acceptTime, supplement, ipForeignOperateDTOList: moves } = detail
  const { steps, current, standing } = progressOf(detail)
  const ended = moves.find(({ stateAfterOperate }) => stateAfterOperate === state)?.createTime
  const timeOf = (index: number): string | undefined => {
    if (index === 0) return momentWords(createTime)
    const isEnd = standing === 'refused' ? index === current : standing === 'done' && index === steps.length - 1
    return isEnd && ended !== undefined ? momentWords(ended) : undefined
  }
  const textOf = (index: number): string | undefined => {
    if (index === 0 && state !== 4 && acceptTime !== null) return `${momentWords(acceptTime)} 受理`
    if (index !== current) return undefined
    if (standing === 'refused') return '不予受理'
    return supplement ? waits : undefined
  }
  const underWay = standing === 'refused' ? 'refused' : standing === 'yours' ? 'waiting' : 'current'
  return steps.map((title, index) => ({
    title,
    time: timeOf(index),
    text: textOf(index),
    state: index < current ? 'done' : index > current ? 'todo' : underWay,
  }))
}

/** How far a request has come; `waits` says of the step that is under way that the customer is asked for something. */
export function CaseSteps({ detail, waits }: { detail: RequestDetail; waits: string }) {
  return (
    <section aria-labelledby="case-steps" className={styles.part}>
      <h2 id="case-steps">办到哪一步</h2>
      <Timeline items={stepsOf(detail, waits)} />
    </section>
  )
}

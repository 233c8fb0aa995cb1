import { byWords, Icon, LinkButton, momentWords, Timeline, type TimelineItem } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import type { PatentDetail } from '../../contract/detail.ts'
import { patentSteps } from '../../contract/matter.ts'
import { askPath } from '../../contract/paths.ts'
import { patentActLabels } from '../../contract/states.ts'
import styles from './case.module.css'
import { OrderPart } from './order-part.tsx'

const CaseDeadlines = lazy(async () => ({
  default: (await import('@portal/deadlines/web/case-deadlines')).CaseDeadlines,
}))

const whoWords = { customer: '您', staff: '我们', nobody: '没有人，事情已结束' } as const

/** Beside an application: whose turn it is, its order, whom to ask, how far it has come, and its deadlines. */
export function CaseSide({ detail }: { detail: PatentDetail }) {
  const { businessSn, nextStep, order, state } = detail
  const standing = state === 3 ? 'done' : nextStep.who === 'customer' ? 'yours' : 'ours'
  return (
    <>
      <section aria-labelledby="case-turn" className={styles.turn} data-standing={standing}>
        <h2 id="case-turn">现在轮到</h2>
        <p className={styles.who}>{whoWords[nextStep.who]}</p>
        <p>{nextStep.text}</p>
        {byWords(nextStep) && <p className={styles.quiet}>{byWords(nextStep)}</p>}
      </section>
      {order && <OrderPart order={order} />}
      <section aria-labelledby="case-steps" className={styles.part}>
        <h2 id="case-steps">办到哪一步</h2>
        <Timeline items={stepsOf(detail)} />
      </section>
      <section aria-labelledby="case-ask" className={`${styles.part} no-print`}>
        <h2 id="case-ask">有事找谁</h2>
        <LinkButton to={askPath(businessSn)} className={styles.ask}>
          <Icon name="chat" size={18} />
          就这件事留言
        </LinkButton>
      </section>
      <Suspense>
        <CaseDeadlines subject={{ kind: 'patent', ref: businessSn }} />
      </Suspense>
    </>
  )
}

/** How many of the steps (提交, 付款, 受理, 办理, 完成) are done; one that was closed stopped before the next. */
const doneSteps = ({ state, paid, acceptTime }: PatentDetail): number => {
  if (state === 3) return patentSteps.length
  if (acceptTime !== null) return 3
  return paid === 0 ? 1 : 2
}

/** The steps with the times that are known; an application that was closed ends where it was. */
const stepsOf = (detail: PatentDetail): TimelineItem[] => {
  const { state, timeline, createTime } = detail
  const timeOf = (wanted: (typeof timeline)[number]['act']) => timeline.find(({ act }) => act === wanted)?.time
  const times = [createTime, timeOf('paid'), timeOf('accept'), undefined, timeOf('complete')]
  const ended = timeline.find((entry) => entry.state === 4)
  const current = doneSteps(detail)
  return patentSteps.map((title, index) => {
    const time = state === 4 && index === current ? ended?.time : times[index]
    return {
      title,
      time: time === undefined ? undefined : momentWords(time),
      text: index === current && ended ? patentActLabels[ended.act] : undefined,
      state: index < current ? 'done' : index > current ? 'todo' : state === 4 ? 'refused' : 'current',
    }
  })
}

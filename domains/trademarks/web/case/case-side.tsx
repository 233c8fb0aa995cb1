import { byWords, Icon, LinkButton, momentWords, Quiet, Timeline, type TimelineItem } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import { askPath } from '../../contract/ask-path.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import { currentStep, trademarkSteps } from '../../contract/matter.ts'
import styles from './case.module.css'
import { CaseOrders } from './case-orders.tsx'
import type { CaseViewer } from './case-reads.ts'
import { turnWords } from './case-words.ts'
import { isUnpaid, unpaidLabel } from './state-tag.tsx'

const CaseDeadlines = lazy(async () => ({
  default: (await import('@portal/deadlines/web/case-deadlines')).CaseDeadlines,
}))

export interface CaseSideProps {
  detail: TrademarkDetail
  viewer: CaseViewer
}

/** Beside an application: whose turn it is, who does the work, its orders, how far it has come, and its owner's deadlines. */
export function CaseSide({ detail, viewer }: CaseSideProps) {
  const { businessSn, nextStep, kind, provider, fileState } = detail
  return (
    <>
      <section
        aria-labelledby="case-turn"
        className={styles.turn}
        data-standing={fileState === 18 ? 'done' : undefined}
      >
        <h2 id="case-turn">现在轮到</h2>
        <p className={styles.who}>{turnWords(nextStep.who, { viewer, kind })}</p>
        <p>{nextStep.text}</p>
        {byWords(nextStep) && <Quiet>{byWords(nextStep)}</Quiet>}
      </section>
      {provider && (
        <section aria-labelledby="case-provider" className={styles.part}>
          <h2 id="case-provider">服务商</h2>
          <p>{provider.name}</p>
          {provider.licenceNo !== null && <Quiet>备案号 {provider.licenceNo}</Quiet>}
        </section>
      )}
      <CaseOrders detail={detail} viewer={viewer} />
      <section aria-labelledby="case-steps" className={styles.part}>
        <h2 id="case-steps">办到哪一步</h2>
        <Timeline items={stepsOf(detail)} />
      </section>
      {viewer === 'owner' && (
        <section aria-labelledby="case-ask" className={`${styles.part} no-print`}>
          <h2 id="case-ask">有事找谁</h2>
          <LinkButton to={askPath(businessSn)} className={styles.wide}>
            <Icon name="chat" size={18} />
            就这件事留言
          </LinkButton>
        </section>
      )}
      {viewer === 'owner' && (
        <Suspense>
          <CaseDeadlines subject={{ kind: 'trademark', ref: businessSn }} />
        </Suspense>
      )}
    </>
  )
}

type Act = TrademarkDetail['timeline'][number]['act']

/** The acts by which a step is done; of several the last one counts, since a case may be given back. */
const doneBy: readonly (readonly Act[])[] = [
  ['submitted'],
  ['paid'],
  ['accept', 'assigned'],
  ['receipt'],
  ['announce', 'defenceWon'],
  ['certify'],
]

/** The steps with the times that are known; an application that has ended stops where it was. */
const stepsOf = (detail: TrademarkDetail): TimelineItem[] => {
  const { timeline, fileState, paid, provider, applicationNumber, fileStateText } = detail
  const current = currentStep({
    fileState,
    isPaid: paid === 1,
    isAccepted: provider !== null,
    isReceived: applicationNumber !== null,
  })
  const timeOf = (step: number) => timeline.findLast(({ act }) => doneBy[step]?.includes(act))?.time
  return trademarkSteps.map((title, step) => {
    const time = step < current ? timeOf(step) : undefined
    return {
      title,
      time: time === undefined ? undefined : momentWords(time),
      text: step !== current ? undefined : isUnpaid(detail) ? unpaidLabel : fileStateText,
      state: step < current ? 'done' : step > current ? 'todo' : fileState === 99 ? 'refused' : 'current',
    }
  })
}

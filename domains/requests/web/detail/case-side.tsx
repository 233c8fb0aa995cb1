import { Icon, LinkButton, useMedia } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import type { RequestDetail } from '../../contract/detail.ts'
import { progressOf } from '../../contract/steps.ts'
import { askPath } from './ask-path.ts'
import styles from './case.module.css'
import { CaseSteps } from './case-steps.tsx'
import { StepLine } from './step-line.tsx'
import { turnWords } from './turn-words.ts'

const CaseDeadlines = lazy(async () => ({
  default: (await import('@portal/deadlines/web/case-deadlines')).CaseDeadlines,
}))

/** Beside a request: whose turn it is, whom to ask, how far it has come, and its deadlines. */
export function CaseSide({ detail }: { detail: RequestDetail }) {
  const { who, text, after } = turnWords(detail)
  // In one column the reader learns how far it has come before he is told whom to ask.
  const isNarrow = useMedia('(max-width: 900px)')
  const steps = <CaseSteps key="steps" detail={detail} waits="等您补充材料，计时暂停" />
  const ask = (
    <section key="ask" aria-labelledby="case-ask" className={styles.part}>
      <h2 id="case-ask">有事找谁</h2>
      <p className={styles.handler}>
        <Icon name="user" size={24} />
        <span>
          <b>{detail.handler ?? '我们会安排一位办案人员'}</b>
          <LinkButton to="/home/servicePromises" variant="text">
            几点办公、怎样计时
          </LinkButton>
        </span>
      </p>
      <LinkButton to={askPath(detail)} className={styles.ask}>
        <Icon name="chat" size={18} />
        就这件事留言
      </LinkButton>
    </section>
  )
  return (
    <>
      <section aria-labelledby="case-turn" className={styles.turn} data-standing={progressOf(detail).standing}>
        <h2 id="case-turn">现在轮到</h2>
        <p className={styles.who}>{who}</p>
        <p>{text}</p>
        <StepLine step={detail.nextStep} viewer="customer" />
        {after !== undefined && <p className={styles.quiet}>{after}</p>}
      </section>
      {isNarrow ? [steps, ask] : [ask, steps]}
      <Suspense>
        <CaseDeadlines subject={{ kind: 'request', ref: detail.businessSn }} />
      </Suspense>
    </>
  )
}

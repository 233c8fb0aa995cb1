import { choiceParam, PageHead, Skeleton, Steps, textParam, useSearch } from '@portal/platform/web'
import { lazy, Suspense, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { topics } from '../contract/question.ts'
import { resumeDraft, useRunningCheck } from './check-store.ts'
import { StartView } from './start/start-view.tsx'

const QuestionsView = lazy(async () => ({ default: (await import('./questions/questions-view.tsx')).QuestionsView }))
const OwnResult = lazy(async () => ({ default: (await import('./report/own-result.tsx')).OwnResult }))
const SavedResult = lazy(async () => ({ default: (await import('./report/saved-result.tsx')).SavedResult }))

const stepValues = ['start', ...topics, 'result'] as const
const search = z.object({ step: choiceParam(stepValues, 'start'), check: textParam(), against: textParam() })

const steps = ['商品与去向', '逐题作答', '结果与建议']

/** The page 海外出口风险预警自查: the goods and their destination, the questions topic by topic, the result. */
export function SelfCheckPage() {
  const [{ step, check: saved, against }, patch] = useSearch(search)
  const check = useRunningCheck()
  const place = saved ? 'saved' : step
  const top = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  // After a reload of the page the check goes on from its draft.
  useEffect(() => {
    if (!check && step !== 'start') resumeDraft()
  }, [check, step])
  // Only the query changes, so the shell does not begin the page afresh.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place begins at its top
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [place, saved, against])
  const isAnswering = step !== 'start' && step !== 'result'
  const isResult = place === 'saved' || (check !== undefined && step === 'result')
  return (
    <>
      <PageHead
        title="海外出口风险预警自查"
        lead="回答与您的商品、目的国和渠道有关的问题，看清五个主题的风险，以及先做哪几件事。"
        brief={{ words: '说明' }}
      >
        <div className="no-print">
          <Steps label="自查步骤" steps={steps} current={isResult ? 2 : check && isAnswering ? 1 : 0} />
        </div>
      </PageHead>
      <div className="wrap" ref={top} tabIndex={-1}>
        <Suspense fallback={<Skeleton rows={6} rowHeight={72} />}>
          {place === 'saved' && saved && <SavedResult id={saved} against={against} />}
          {place === 'result' && check && <OwnResult check={check} />}
          {place !== 'saved' && isAnswering && check && (
            <QuestionsView check={check} topic={step} onPlace={(next) => patch({ step: next })} />
          )}
          {place !== 'saved' && (step === 'start' || !check) && (
            <StartView onStart={() => patch({ step: topics[0] })} />
          )}
        </Suspense>
      </div>
    </>
  )
}

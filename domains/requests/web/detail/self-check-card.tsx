import { Card, Skeleton } from '@portal/platform/web'
import { loadAnswersView } from '@portal/selfcheck/web'
import { lazy, Suspense } from 'react'

const AnswersView = lazy(async () => ({ default: await loadAnswersView() }))

/** The self-check that came with a request of type 5, question by question. */
export function SelfCheckCard({ answers }: { answers: string }) {
  return (
    <Card title="自查答案">
      <Suspense fallback={<Skeleton rows={5} />}>
        <AnswersView answers={answers} />
      </Suspense>
    </Card>
  )
}

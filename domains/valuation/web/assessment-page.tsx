import { partOf, Skeleton } from '@portal/platform/web'
import { useLocation } from 'react-router'
import { batchPath, comparePath, methodPath, resultPath } from './paths.ts'

const waiting = () => (
  <div className="wrap page">
    <Skeleton rows={5} rowHeight={72} />
  </div>
)

// Each step comes by itself: who types a number does not wait for the table of the result.
const AskPage = partOf<object>(async () => ({ Component: (await import('./ask/ask-page.tsx')).AskPage }), waiting)
const ResultPage = partOf<object>(
  async () => ({ Component: (await import('./result/result-page.tsx')).ResultPage }),
  waiting,
)
const ComparePage = partOf<object>(
  async () => ({ Component: (await import('./compare/compare-page.tsx')).ComparePage }),
  waiting,
)

const MethodPage = partOf<object>(
  async () => ({ Component: (await import('./method/method-page.tsx')).MethodPage }),
  waiting,
)

const BatchPage = partOf<object>(
  async () => ({ Component: (await import('./batch/batch-page.tsx')).BatchPage }),
  waiting,
)

/** The steps of a valuation by their address: the number, the result, several side by side, many from a file, and how it is done. */
export function AssessmentPage() {
  const { pathname } = useLocation()
  if (pathname === resultPath) return <ResultPage />
  if (pathname === methodPath) return <MethodPage />
  if (pathname === batchPath) return <BatchPage />
  return pathname === comparePath ? <ComparePage /> : <AskPage />
}

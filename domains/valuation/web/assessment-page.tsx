import { useParams } from 'react-router'
import { AskPage } from './ask/ask-page.tsx'
import { ComparePage } from './compare/compare-page.tsx'
import { ResultPage } from './result/result-page.tsx'

/** The steps of a valuation by the end of the address: the number, the result, several side by side. */
export function AssessmentPage() {
  const { step } = useParams()
  if (step === 'setptwo') return <ResultPage />
  return step === 'compare' ? <ComparePage /> : <AskPage />
}

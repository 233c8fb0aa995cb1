import { readAnswers } from '@portal/selfcheck/contract'
import { gradeSelfCheck } from '@portal/selfcheck/server'
import type { SubmitRequest } from '../contract/kinds.ts'
import { ensure } from './failures.ts'

/** Refuses a self-check whose score is not the one that its answers earn. */
export const ensureScore = (body: SubmitRequest): void => {
  if (body.businessType !== 5) return
  const check = readAnswers(body.answers)
  ensure(check, 'request.invalid')
  gradeSelfCheck(check, body.score, 'answers')
}

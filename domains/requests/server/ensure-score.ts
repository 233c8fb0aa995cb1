import { readAnswers } from '@portal/selfcheck/contract'
import { gradeSelfCheck } from '@portal/selfcheck/server'
import type { SubmitRequest } from '../contract/kinds.ts'
import { ensure } from './failures.ts'

/** A self-check that is sent carries the score that its answers earn, and no other. */
export const ensureScore = (body: SubmitRequest): void => {
  if (body.businessType !== 5) return
  const check = readAnswers(body.answers)
  ensure(check, 'request.invalid')
  gradeSelfCheck(check, body.score, 'answers')
}

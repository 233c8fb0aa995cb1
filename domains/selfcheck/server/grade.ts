import { refuseField } from '@portal/platform/server'
import { fits, type SelfCheck } from '../contract/choices.ts'
import { questionsFor } from '../contract/question.ts'
import { findQuestionSet } from '../contract/question-sets.ts'
import { type Scores, scoreOf } from '../contract/score.ts'

/**
 * Computes the scores of a check from its answers; the total that the client claims must be the same. Fails with U00400 for a
 * set that was never published, for answers to questions that these goods are not asked, and for a different total. `field` is
 * the field of the form that holds the answers.
 */
export const gradeSelfCheck = (check: SelfCheck, claimed: number, field = 'choices'): Scores => {
  const set = findQuestionSet(check.version)
  if (!set) return refuseField(field, '自查题目已更新，请刷新页面后重新作答')
  const questions = questionsFor(set, check)
  if (!fits(questions, check.choices)) return refuseField(field, '答案与题目不符，请刷新页面后重新作答')
  const scores = scoreOf(questions, check.choices)
  if (scores.score !== claimed) return refuseField('score', '得分与答案不符，请刷新页面后重试')
  return scores
}

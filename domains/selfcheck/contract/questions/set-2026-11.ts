import type { QuestionSet } from '../question.ts'
import { channelQuestions } from './channel.ts'
import { contractQuestions } from './contract-terms.ts'
import { copyrightQuestions } from './copyright.ts'
import { patentQuestions } from './patent.ts'
import { trademarkQuestions } from './trademark.ts'

/** The first set of questions. It is published, so its questions, points and weights must not change. */
export const set202611: QuestionSet = {
  version: '2026-11',
  questions: [
    ...trademarkQuestions,
    ...patentQuestions,
    ...copyrightQuestions,
    ...contractQuestions,
    ...channelQuestions,
  ],
}

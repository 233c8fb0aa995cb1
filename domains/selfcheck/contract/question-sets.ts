import type { QuestionSet } from './question.ts'
import { set202611 } from './questions/set-2026-11.ts'

/** The question set of new checks. */
export const currentSet: QuestionSet = set202611

/**
 * Finds a question set by its version among all that were ever published; stored answers are read with the set that they belong
 * to.
 */
export const findQuestionSet = (version: string): QuestionSet | undefined =>
  [set202611].find((set) => set.version === version)

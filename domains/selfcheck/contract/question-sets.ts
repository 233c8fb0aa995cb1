import type { QuestionSet } from './question.ts'
import { set202611 } from './questions/set-2026-11.ts'

/** The set that a new check is asked from. */
export const currentSet: QuestionSet = set202611

/** Every set that was ever published: stored answers are read with the set they were given to. */
export const findQuestionSet = (version: string): QuestionSet | undefined =>
  [set202611].find((set) => set.version === version)

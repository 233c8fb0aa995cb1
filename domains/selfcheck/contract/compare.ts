import { type Choices, choiceText, chosenOption, type SelfCheck } from './choices.ts'
import { type Question, type QuestionSet, questionsFor } from './question.ts'

export type ChangedAnswer = {
  question: Question
  /** The older answer in words; undefined where the older check did not ask the question. */
  before: string | undefined
  after: string | undefined
  /** How the points changed; an unknown answer counts as no points. */
  trend: 'better' | 'worse' | 'same' | 'new' | 'gone'
}

type Asked = { questions: readonly Question[]; choices: Choices }

const pointsIn = ({ choices }: Asked, question: Question): number => chosenOption(question, choices)?.points ?? 0

const trendOf = (before: Question | undefined, after: Question | undefined, was: Asked, is: Asked) => {
  if (!before) return 'new'
  if (!after) return 'gone'
  const difference = pointsIn(is, after) - pointsIn(was, before)
  return difference > 0 ? 'better' : difference < 0 ? 'worse' : 'same'
}

/** What differs between an older and a newer check, question by question; equal answers are left out. */
export const changedAnswers = (
  older: { check: SelfCheck; set: QuestionSet },
  newer: { check: SelfCheck; set: QuestionSet },
): ChangedAnswer[] => {
  const was: Asked = { questions: questionsFor(older.set, older.check), choices: older.check.choices }
  const is: Asked = { questions: questionsFor(newer.set, newer.check), choices: newer.check.choices }
  const gone = was.questions.filter(({ id }) => !is.questions.some((question) => question.id === id))
  return [...is.questions, ...gone].flatMap((question) => {
    const before = was.questions.find(({ id }) => id === question.id)
    const after = is.questions.find(({ id }) => id === question.id)
    const change: ChangedAnswer = {
      question,
      before: before && choiceText(before, was.choices),
      after: after && choiceText(after, is.choices),
      trend: trendOf(before, after, was, is),
    }
    return change.before === change.after ? [] : [change]
  })
}

import { type Choices, choiceText, chosenOption, type SelfCheck } from './choices.ts'
import { channelText } from './profile.ts'
import type { ActionForm, Question } from './question.ts'

export const mostActions = 5

/**
 * What a question costs: the part of its weight that its answer does not earn. An unknown answer costs half, since it may still
 * turn out well.
 */
const lossOf = (question: Question, choices: Choices): number => {
  const option = chosenOption(question, choices)
  return question.weight * (option ? 100 - option.points : 50)
}

const isWorst = (question: Question, choices: Choices): boolean => chosenOption(question, choices)?.points === 0

export type Action = {
  question: Question
  loss: number
  isUnknown: boolean
  /** Whether a time limit is running. */
  isUrgent: boolean
}

/** The order of questions that cost the same: those with a running time limit first, then critical ones. */
const rankOf = ({ urgent, critical }: Question): number => (urgent ? 2 : 0) + (critical ? 1 : 0)

/**
 * What to do first: the questions that cost most, at most five. Of equal ones those with a running time limit
 * come first, then the critical ones, then the order of the questions decides.
 */
export const topActions = (questions: readonly Question[], choices: Choices): Action[] =>
  questions
    .map((question, place) => ({ question, place, loss: lossOf(question, choices) }))
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss || rankOf(b.question) - rankOf(a.question) || a.place - b.place)
    .slice(0, mostActions)
    .map(({ question, loss }) => ({
      question,
      loss,
      isUnknown: !chosenOption(question, choices),
      isUrgent: question.urgent === true && isWorst(question, choices),
    }))

/** What to do about a question after this answer, in a few words and as a step. */
export const adviceOf = (question: Question, choices: Choices): { action: string; todo: string } =>
  isWorst(question, choices) ? question : (question.otherwise ?? question)

/** A text that repeats the answer and adds nothing; it serves every answer but the worst one, and questions without a form. */
const whatWasSaid =
  '出口{country}的{product}（渠道：{channels}）做预警自查，“{ask}”一题的回答是“{answer}”。请就此给出具体的做法和建议。'
const guidance: ActionForm = {
  service: '/home/riskAversion',
  fill: { avoidType: '进口国侵权风险规避', appeal: whatWasSaid },
}

export type FilledForm = { service: string; to: string; values: Readonly<Record<string, string | number>> }

/**
 * The form of an action, filled with these goods and this answer; undefined where the portal offers none of its services. The
 * form contains only what the user said: a form for an emergency opens for the worst answer alone.
 */
export const formOf = (
  question: Question,
  check: SelfCheck,
  isOffered: (service: string) => boolean,
): FilledForm | undefined => {
  const worst = isWorst(question, check.choices)
  const own = worst || !question.urgent ? (question.forms ?? []) : []
  const form = [...own, guidance].find(({ service }) => isOffered(service))
  if (!form) return undefined
  const words: Readonly<Record<string, string>> = {
    product: check.product,
    country: check.country,
    channels: channelText(check.channels),
    ask: question.ask,
    answer: choiceText(question, check.choices),
  }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all)
  const fill = form.fill.appeal === undefined || worst ? form.fill : { ...form.fill, appeal: whatWasSaid }
  const values = Object.entries(fill).map(([field, value]) => [
    field,
    typeof value === 'string' ? filled(value) : value,
  ])
  return { service: form.service, to: form.service + (form.within ?? ''), values: Object.fromEntries(values) }
}

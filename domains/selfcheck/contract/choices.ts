import { wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { profileFields } from './profile.ts'
import type { Question } from './question.ts'

/** An answer: the letter of an option's place, or `u` for 不清楚 (unknown). A question without an answer is missing. */
export const choiceLetters = ['a', 'b', 'c', 'd'] as const
export const unsure = 'u'
const choice = z.enum([...choiceLetters, unsure], { error: '答案有误' })
export type Choice = z.output<typeof choice>
export type Choices = Readonly<Record<string, Choice>>

export const unsureLabel = '不清楚'
const unansweredLabel = '未作答'

const versionMsg = '题目版本有误，请刷新页面后重试'
const choicesMsg = '答案有误，请刷新页面后重试'

/** No set holds more questions than this. */
export const mostQuestions = 40

/** The fields of a filled-in check. `version` names the question set that its answers belong to. */
export const selfCheckFields = {
  version: z.string({ error: versionMsg }).check(z.regex(/^\d{4}-\d{2}$/, versionMsg)),
  ...profileFields,
  choices: z
    .record(z.string().check(z.regex(/^[a-z-]{1,40}$/, choicesMsg)), choice, { error: choicesMsg })
    .check(z.refine((choices) => Object.keys(choices).length <= mostQuestions, { error: choicesMsg })),
}
export const selfCheckForm = z.object(selfCheckFields)
export type SelfCheck = z.output<typeof selfCheckForm>

/** The total score that the client computed; the server computes it again and refuses a different one. */
export const scoreField = wholeNumber({ min: 0, max: 100, fallback: -1, msg: '得分有误，请刷新页面后重试' })

/** The chosen option; undefined for 不清楚, for no answer, and for a letter that the question does not have. */
export const chosenOption = (question: Question, choices: Choices): Question['options'][number] | undefined => {
  const given = choices[question.id]
  return given === undefined || given === unsure ? undefined : question.options[choiceLetters.indexOf(given)]
}

/** The answer in words. */
export const choiceText = (question: Question, choices: Choices): string => {
  if (choices[question.id] === unsure) return unsureLabel
  return chosenOption(question, choices)?.text ?? unansweredLabel
}

/** Whether every answer belongs to a question of the check and is one of its options. */
export const fits = (questions: readonly Question[], choices: Choices): boolean =>
  Object.keys(choices).every((id) => {
    const question = questions.find((one) => one.id === id)
    return question !== undefined && (choices[id] === unsure || chosenOption(question, choices) !== undefined)
  })

/** Reads the `answers` of a request of type 5, which are a check as JSON text. Undefined where the text is no check. */
export const readAnswers = (text: string): SelfCheck | undefined => {
  try {
    const read = selfCheckForm.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
export const answersText = ({ version, product, category, country, channels, choices }: SelfCheck): string =>
  JSON.stringify({ version, product, category, country, channels, choices })

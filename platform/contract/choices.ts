import * as z from 'zod/mini'
import { codePoints, optionalText, requiredText } from './text.ts'

/** Several choices of a form travel as one text, joined by it. */
const separator = ';'

/** The most code points of the one text that may stand in the place of 其他. */
export const otherTextLength = 50

/** Of a joined list as a whole; far more than all choices of any form. */
const joinedLength = 500

/** The choices of a joined list: trimmed, each once, in the order they were sent. */
export const splitChoices = (joined: string): string[] => [
  ...new Set(
    joined
      .split(separator)
      .map((choice) => choice.trim())
      .filter((choice) => choice !== ''),
  ),
]

/** The way back. A semicolon inside a free text would tear it apart, so it becomes the Chinese one. */
export const joinChoices = (choices: readonly string[]): string =>
  choices.map((choice) => choice.replaceAll(separator, '；')).join(separator)

export type ChoiceRule = {
  known: readonly string[]
  /** Whether one text of the customer's own may stand in place of 其他. */
  freeText: boolean
}

const rulesOf = ({ known, freeText }: ChoiceRule) => {
  const foreign = (joined: string) => splitChoices(joined).filter((choice) => !known.includes(choice))
  return [
    z.overwrite<string>((joined) => splitChoices(joined).join(separator)),
    z.refine<string>((joined) => foreign(joined).length <= (freeText ? 1 : 0), {
      error: freeText ? '“其他”只能填写一项' : '所选内容不在可选范围内，请重新选择',
    }),
    z.refine<string>((joined) => foreign(joined).every((choice) => codePoints(choice) <= otherTextLength), {
      error: `最多输入${otherTextLength}个字`,
    }),
  ]
}

/** A list joined by `;` with at least one choice. */
export const choiceList = (missing: string, rule: ChoiceRule) =>
  requiredText(missing).check(...rulesOf(rule), z.minLength(1, missing))

/** The same where it may be missing. */
export const optionalChoiceList = (rule: ChoiceRule) => optionalText(joinedLength).check(...rulesOf(rule))

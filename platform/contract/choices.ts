import * as z from 'zod/mini'
import { codePoints, optionalText, requiredText } from './text.ts'

/** Several choices of one form field travel as one text; this sign stands between them. */
const separator = ';'

/** The most code points of the free text that the customer may write in place of 其他. */
export const otherTextLength = 50

/** The most code points of a whole joined list; no form comes near it with all its choices. */
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

/**
 * Joins choices into one text, the reverse of `splitChoices`. A `;` inside a choice would split it in two, so it becomes
 * the Chinese semicolon.
 */
export const joinChoices = (choices: readonly string[]): string =>
  choices.map((choice) => choice.replaceAll(separator, '；')).join(separator)

export type ChoiceRule = {
  known: readonly string[]
  /** Whether the customer may add one text of his own in place of 其他. */
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

/** The schema of a list joined by `;` with at least one choice; `missing` is the message when there is none. */
export const choiceList = (missing: string, rule: ChoiceRule) =>
  requiredText(missing).check(...rulesOf(rule), z.minLength(1, missing))

/** The schema of a list joined by `;` that may be missing or empty. */
export const optionalChoiceList = (rule: ChoiceRule) => optionalText(joinedLength).check(...rulesOf(rule))

import type { RequestDetail } from '../../contract/detail.ts'
import { factsOf } from '../../contract/facts.ts'

/** Texts with more characters than this take the whole row. */
const shortText = 24

/** What the customer sent, under the labels of the kind's form. What was not given is left out. */
export const factItems = (detail: RequestDetail) =>
  factsOf(detail).map(({ field, label, text }) => ({
    field,
    term: label,
    detail: text,
    wide: [...text].length > shortText,
  }))

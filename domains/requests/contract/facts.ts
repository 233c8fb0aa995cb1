import type { RequestDetail } from './detail.ts'
import { fieldText, findKind } from './kinds.ts'

export type Fact = { field: string; label: string; text: string }

/**
 * Files and the answers of a self-check are shown apart; `city` and `county` are part of the place under `province`.
 */
const unsaid = ['voucher', 'answers', 'city', 'county']

/** The fields of a kind in words, in the order of its form; the caller gives the whole place in words as `province`. */
export const wordsOf = (businessType: number, fields: Readonly<Record<string, unknown>>): Fact[] =>
  Object.entries(findKind(businessType)?.labels ?? {})
    .filter(([field]) => !unsaid.includes(field))
    .map(([field, label]) => ({ field, label, text: fieldText(businessType, field, fields[field]) }))

/** What the customer sent, under the labels of the kind's form; fields that he left empty are left out. */
export const factsOf = (detail: RequestDetail): Fact[] =>
  wordsOf(detail.businessType, { ...detail, province: detail.regionName }).filter(({ text }) => text !== '')

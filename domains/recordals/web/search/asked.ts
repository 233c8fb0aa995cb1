import { choiceParam, numberParam, textParam, wordsParam } from '@portal/platform/web'
import * as z from 'zod/mini'

/** How many rows a page of the search shows. */
export const rowsOfPage = 10
/** The last page that one can turn to; the server answers none beyond it. */
const lastPage = 1000

/** The conditions of a search, under the names of the wire; an empty text is no condition. */
const conditions = z.object({
  q: wordsParam(),
  recordName: wordsParam(),
  name: wordsParam(),
  conutryName: wordsParam(),
  registerNum: wordsParam(),
  recordNum: wordsParam(),
  productType: wordsParam(),
  recordType: choiceParam(['', 'T', 'P', 'C'], ''),
  registerType: choiceParam(['', '1', '2', '3', '4', '5', '6'], ''),
  recordState: choiceParam(['', '1', '2', '3', '4'], ''),
  match: choiceParam(['fuzzy', 'exact'], 'fuzzy'),
})
export type Asked = z.output<typeof conditions>

/** What the address of the search page holds. */
export const addressSearch = z.extend(conditions, {
  /** `1` shows the search; without it the page shows the tools. */
  active: textParam(),
  pgIndex: numberParam(1, lastPage, 1),
  /** `1`: the conditions stand in the form, but the search has not been sent yet (`/stepOneCXB?step=1`). */
  step: choiceParam(['', '1', '2'], ''),
  /** The number of the recordal whose detail is open. */
  recordal: textParam(),
})

/** The conditions among the fields of the address. */
export const askedOf = (search: z.output<typeof addressSearch>): Asked => conditions.parse(search)

export const nothingAsked: Asked = conditions.parse({})

/** The conditions without white space around them, as they are sent to the server and kept in the address. */
export const trimmed = (asked: Asked): Asked =>
  conditions.parse(Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, value.trim()])))

/** Only the conditions that are not empty; the address and the call hold no others. */
export const saidOf = (asked: Asked): Partial<Asked> =>
  Object.fromEntries(Object.entries(asked).filter(([key, value]) => value !== nothingAsked[key as keyof Asked]))

/** The conditions in the form in which the server takes them. */
export const sentOf = (asked: Asked) => ({
  ...saidOf(asked),
  registerType: asked.registerType,
  recordState: asked.recordState,
})

export const sameAsked = (one: Asked, other: Asked): boolean =>
  JSON.stringify(saidOf(one)) === JSON.stringify(saidOf(other))

export const isNothing = (asked: Asked): boolean => Object.keys(saidOf({ ...asked, match: 'fuzzy' })).length === 0

/** Whether a field other than the single search box is used. */
export const usesFields = (asked: Asked): boolean => !isNothing({ ...asked, q: '' })

/** A search and how many rows it found, for the export. */
export type FoundSoMany = { asked: Asked; total: number; totalIsExact: boolean }

import { choiceParam, numberParam, textParam } from '@portal/platform/web'
import * as z from 'zod/mini'

/** How many rows a page of the search shows. */
export const rowsOfPage = 10
/** The last page that one can turn to; the server answers none beyond it. */
const lastPage = 1000

const texts = {
  q: textParam(),
  recordName: textParam(),
  name: textParam(),
  conutryName: textParam(),
  registerNum: textParam(),
  recordNum: textParam(),
  productType: textParam(),
}

/** What the address of the search page holds, under the names of the wire. */
export const addressSearch = z.object({
  /** `1` shows the search; without it the page shows the tools. */
  active: textParam(),
  ...texts,
  recordType: choiceParam(['', 'T', 'P', 'C'], ''),
  registerType: choiceParam(['', '1', '2', '3', '4', '5', '6'], ''),
  recordState: choiceParam(['', '1', '2', '3', '4'], ''),
  match: choiceParam(['fuzzy', 'exact'], 'fuzzy'),
  pgIndex: numberParam(1, lastPage, 1),
  /** `1`: the conditions stand in the form, but the search has not been sent yet (`/stepOneCXB?step=1`). */
  step: choiceParam(['', '1', '2'], ''),
  /** The number of the recordal whose detail is open. */
  recordal: textParam(),
})
type AddressSearch = z.output<typeof addressSearch>

/** The conditions of a search in the form; an empty text is no condition. */
export type Asked = {
  q: string
  recordName: string
  name: string
  conutryName: string
  registerNum: string
  recordNum: string
  productType: string
  recordType: AddressSearch['recordType']
  registerType: AddressSearch['registerType']
  recordState: AddressSearch['recordState']
  match: AddressSearch['match']
}

export const nothingAsked: Asked = {
  q: '',
  recordName: '',
  name: '',
  conutryName: '',
  registerNum: '',
  recordNum: '',
  productType: '',
  recordType: '',
  registerType: '',
  recordState: '',
  match: 'fuzzy',
}

export const askedOf = (search: AddressSearch): Asked => ({
  q: search.q ?? '',
  recordName: search.recordName ?? '',
  name: search.name ?? '',
  conutryName: search.conutryName ?? '',
  registerNum: search.registerNum ?? '',
  recordNum: search.recordNum ?? '',
  productType: search.productType ?? '',
  recordType: search.recordType,
  registerType: search.registerType,
  recordState: search.recordState,
  match: search.match,
})

/** The conditions without white space around them, as they are sent to the server and kept in the address. */
export const trimmed = (asked: Asked): Asked => ({
  ...asked,
  q: asked.q.trim(),
  recordName: asked.recordName.trim(),
  name: asked.name.trim(),
  conutryName: asked.conutryName.trim(),
  registerNum: asked.registerNum.trim(),
  recordNum: asked.recordNum.trim(),
  productType: asked.productType.trim(),
})

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

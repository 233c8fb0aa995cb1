import { choiceParam, numberParam, textParam } from '@portal/platform/web'
import * as z from 'zod/mini'

/** How many rows a page of the search shows. */
export const rowsOfPage = 10
/** Nobody turns further than the server lets them. */
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

/** What the address of the page holds, by the names of the wire. */
export const addressSearch = z.object({
  /** 1 shows the search and not the tools. */
  active: textParam(),
  ...texts,
  recordType: choiceParam(['', 'T', 'P', 'C'], ''),
  registerType: choiceParam(['', '1', '2', '3', '4', '5', '6'], ''),
  recordState: choiceParam(['', '1', '2', '3', '4'], ''),
  match: choiceParam(['fuzzy', 'exact'], 'fuzzy'),
  pgIndex: numberParam(1, lastPage, 1),
  /** 1: what was looked for stands in the form and is not asked yet (`/stepOneCXB?step=1`). */
  step: choiceParam(['', '1', '2'], ''),
  /** The number of the recordal whose detail lies open. */
  recordal: textParam(),
})
type AddressSearch = z.output<typeof addressSearch>

/** What is looked for; an empty text asks nothing. */
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

/** Without the white space around it, as it is sent and kept in the address. */
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

/** What differs from asking nothing: the address and the call hold no more than that. */
export const saidOf = (asked: Asked): Partial<Asked> =>
  Object.fromEntries(Object.entries(asked).filter(([key, value]) => value !== nothingAsked[key as keyof Asked]))

/** The same as the server takes it. */
export const sentOf = (asked: Asked) => ({
  ...saidOf(asked),
  registerType: asked.registerType,
  recordState: asked.recordState,
})

export const sameAsked = (one: Asked, other: Asked): boolean =>
  JSON.stringify(saidOf(one)) === JSON.stringify(saidOf(other))

export const isNothing = (asked: Asked): boolean => Object.keys(saidOf({ ...asked, match: 'fuzzy' })).length === 0

/** Whether more than the one box is used. */
export const usesFields = (asked: Asked): boolean => !isNothing({ ...asked, q: '' })

/** What was found of it, as an export is told. */
export type FoundSoMany = { asked: Asked; total: number; totalIsExact: boolean }

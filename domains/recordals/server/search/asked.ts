import { foldedNumber, foldName, foldWords } from '@portal/names/server'
import { and, eq, gte, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { readBox } from '../../contract/read-box.ts'
import type { RecordalFilter } from '../../contract/search.ts'
import type { RecordState, RegisterType } from '../../contract/words.ts'
import { goodsClasses, goodsText } from '../index-row/goods-classes.ts'
import { fewestInside, gramOf, wantedNameGrams, wantedNumberGrams } from '../index-row/gram.ts'
import { notInEffectFrom } from '../index-row/place.ts'
import { recordals } from '../recordal.table.ts'

/**
 * One condition that a row must fulfil. `row` is the exact condition on the row itself. `ways` are lists of grams for the
 * index: every row that fulfils the condition has all grams of one of these lists, and a few other rows may have them too. An
 * empty list means that the index cannot help.
 */
export type Asked = { ways: readonly (readonly number[])[]; row: SQL | undefined }

export const holdsPart = (column: SQLWrapper, part: string): SQL => sql`strpos(${column}, ${part}) > 0`

/** A condition that a row fulfils when it fulfils one of several. */
export const anyOf = (asked: readonly Asked[]): Asked => ({
  ways: asked.flatMap(({ ways }) => ways),
  row: or(...asked.map(({ row }) => row)),
})

/** A condition that only the row itself can tell and the index knows nothing of. */
export const ofTheRow = (row: SQL | undefined): Asked => ({ ways: [[]], row })

/** The condition of a field in which nothing can be compared, such as a number of hyphens alone; no row fulfils it. */
const nowhere: Asked = { ways: [], row: sql`false` }

const nameColumns = {
  recordName: recordals.foldedName,
  holder: recordals.foldedHolder,
  country: recordals.foldedCountry,
} as const
const numberColumns = { registration: recordals.foldedRegistration, record: recordals.foldedRecord } as const
type Match = RecordalFilter['match']

export const nameHolds = (kind: keyof typeof nameColumns, folded: string, match: Match): Asked => ({
  ways: [wantedNameGrams(kind, folded)],
  row: match === 'exact' ? sql`${nameColumns[kind]} = ${folded}` : holdsPart(nameColumns[kind], folded),
})

const numberHolds = (kind: keyof typeof numberColumns, folded: string, match: Match): Asked => {
  const column = numberColumns[kind]
  const found = [...folded].length < fewestInside ? sql`starts_with(${column}, ${folded})` : holdsPart(column, folded)
  return {
    ways: [wantedNumberGrams(kind, folded)],
    row: match === 'exact' ? sql`${column} = ${folded}` : found,
  }
}

/** Nearly all numbers begin with a Latin letter or a digit; a longer word may be a part of 国作登字. */
const ofNumbers = /[a-z\d]/
const mayBeOfNumber = (folded: string): boolean =>
  folded !== '' && (ofNumbers.test(folded) || [...folded].length >= fewestInside)

/** A row fulfils it when the word stands in the name or the holder, or in a number where the word could be a part of one. */
export const wordHolds = (word: string, match: Match): Asked => {
  const number = foldedNumber(word)
  return anyOf([
    nameHolds('recordName', word, match),
    nameHolds('holder', word, match),
    ...(mayBeOfNumber(number)
      ? [numberHolds('registration', number, match), numberHolds('record', number, match)]
      : []),
  ])
}

/** The words of the single search box. A number in whatever groups is one word, and so is the whole text of an exact search. */
export const boxWords = ({ q, match }: Pick<RecordalFilter, 'q' | 'match'>): string[] => {
  const isWhole = match === 'exact' || readBox(q) !== 'words'
  return isWhole ? [foldName(q)].filter((word) => word !== '') : foldWords(q)
}

const goodsHold = (text: string, match: Match): Asked[] => {
  const classes = goodsClasses(text)
  if (classes.length === 0) return text === '' ? [] : [nowhere]
  const ways = [classes.map((one) => gramOf('goodsClass', one))]
  const row =
    match === 'exact'
      ? sql`${recordals.foldedGoods} = ${goodsText(classes)}`
      : and(...classes.map((one) => sql`strpos(${recordals.foldedGoods}, ${goodsText([one])}) > 0`))
  return [{ ways, row }]
}

const typeHolds = (type: RegisterType): Asked => ({
  ways: [[gramOf('registerType', String(type))]],
  row: eq(recordals.registerType, type),
})

/** A row's place depends on its state, so the state also limits the places to be searched. */
const stateHolds = (state: RecordState): Asked => {
  const bound = state === 1 ? lt(recordals.place, notInEffectFrom) : gte(recordals.place, notInEffectFrom)
  return {
    ways: [[gramOf('recordState', String(state))]],
    row: and(eq(recordals.recordState, state), bound),
  }
}

/** The condition of one field; a field that was left empty makes none. */
const when = (text: string, fold: (text: string) => string, asked: (folded: string) => Asked): Asked[] => {
  if (text === '') return []
  const folded = fold(text)
  return [folded === '' ? nowhere : asked(folded)]
}

/** The conditions of a filter, except those on names, which may also be searched by their sound. */
export const plainlyAsked = (filter: RecordalFilter): Asked[] => {
  const { match, registerType, recordState } = filter
  return [
    ...when(filter.conutryName, foldName, (text) => nameHolds('country', text, match)),
    ...when(filter.registerNum, foldedNumber, (text) => numberHolds('registration', text, match)),
    ...when(filter.recordNum, foldedNumber, (text) => numberHolds('record', text, match)),
    ...when(filter.recordType, foldedNumber, (letter) => numberHolds('record', letter, 'fuzzy')),
    ...goodsHold(filter.productType, match),
    ...(registerType === null ? [] : [typeHolds(registerType)]),
    ...(recordState === null ? [] : [stateHolds(recordState)]),
  ]
}

const boxHolds = (filter: RecordalFilter): Asked[] => {
  const words = boxWords(filter)
  if (words.length === 0) return filter.q === '' ? [] : [nowhere]
  return words.map((word) => wordHolds(word, filter.match))
}

/** The conditions of a filter on names, compared as they are written and not by their sound. */
export const literallyAsked = (filter: RecordalFilter): Asked[] => [
  ...boxHolds(filter),
  ...when(filter.recordName, foldName, (text) => nameHolds('recordName', text, filter.match)),
  ...when(filter.name, foldName, (text) => nameHolds('holder', text, filter.match)),
]

import { and, eq, gte, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { readBox } from '../../contract/read-box.ts'
import type { RecordalFilter } from '../../contract/search.ts'
import type { RecordState, RegisterType } from '../../contract/words.ts'
import { foldName, foldWords } from '../index-row/fold-name.ts'
import { foldedNumber } from '../index-row/fold-number.ts'
import { goodsClasses, goodsText } from '../index-row/goods-classes.ts'
import { fewestInside, gramOf, wantedNameGrams, wantedNumberGrams } from '../index-row/gram.ts'
import { notInEffectFrom } from '../index-row/place.ts'
import { recordals } from '../recordal.table.ts'

/**
 * One thing that must hold of a row. `row` is what is meant, as the row itself says it. `ways` are grams: every row that is
 * meant holds all of one of these lists, and a few others may; a list of none is of no help to the index.
 */
export type Asked = { ways: readonly (readonly number[])[]; row: SQL | undefined }

export const holdsPart = (column: SQLWrapper, part: string): SQL => sql`strpos(${column}, ${part}) > 0`

/** Of several things one. */
export const anyOf = (asked: readonly Asked[]): Asked => ({
  ways: asked.flatMap(({ ways }) => ways),
  row: or(...asked.map(({ row }) => row)),
})

/** What is asked of the row alone. */
export const ofTheRow = (row: SQL | undefined): Asked => ({ ways: [[]], row })

/** What was asked for but holds nothing that can be compared, such as hyphens for a number: found nowhere. */
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

/** Numbers begin with nearly nothing else; a longer word may stand in 国作登字. */
const ofNumbers = /[a-z\d]/
const mayBeOfNumber = (folded: string): boolean =>
  folded !== '' && (ofNumbers.test(folded) || [...folded].length >= fewestInside)

/** A word stands in a name, or in a number where it could be a part of one. */
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

/** The one box: a number is one word however it is grouped, and so is all that must match exactly. */
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

/** The place follows from the state, and bounds where the answer is to be looked for. */
const stateHolds = (state: RecordState): Asked => {
  const bound = state === 1 ? lt(recordals.place, notInEffectFrom) : gte(recordals.place, notInEffectFrom)
  return {
    ways: [[gramOf('recordState', String(state))]],
    row: and(eq(recordals.recordState, state), bound),
  }
}

/** A field that was left empty asks nothing. */
const when = (text: string, fold: (text: string) => string, asked: (folded: string) => Asked): Asked[] => {
  if (text === '') return []
  const folded = fold(text)
  return [folded === '' ? nowhere : asked(folded)]
}

/** What a filter asks besides the names that may be meant by their sound. */
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

/** What a filter asks of names, as it is written. */
export const literallyAsked = (filter: RecordalFilter): Asked[] => [
  ...boxHolds(filter),
  ...when(filter.recordName, foldName, (text) => nameHolds('recordName', text, filter.match)),
  ...when(filter.name, foldName, (text) => nameHolds('holder', text, filter.match)),
]

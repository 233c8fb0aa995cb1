import { isAppFailure } from '@portal/platform/server'
import { type RecordalFilter, recordalFilterQuery, searchLimits } from '@portal/recordals/contract'
import { searchRecordals } from '@portal/recordals/server'
import type { RecordalsBase } from './recordals-base.ts'

export type Asked = Partial<RecordalFilter>
/**
 * Queries of one kind; the bench asks for page `page` of each, ten rows a page. `mayBeRefused`: the portal may refuse such a
 * query in words, which counts as an answer.
 */
export type Kind = { name: string; isSelective: boolean; page: number; mayBeRefused: boolean; queries: Asked[] }

/** A query that finds at most this many rows is selective: a patient reader still looks through them. */
const few = 100
const samples = 100
/**
 * How many words are counted to tell rare from common: at least the first number, and up to the second while too few are
 * rare.
 */
const counted = { least: 150, most: 600 } as const
const enough = 30
const lastPage = 1_000

export const filterOf = (asked: Asked): RecordalFilter => ({ ...recordalFilterQuery.parse({}), ...asked })

type Row = { name: string; holder: string; record: string; registration: string; country: string; state: 1 | 2 | 3 | 4 }

/** Rows from all over the table, chosen by a hash, so that the same table always gives the same rows. */
const rowsOf = async ({ database }: RecordalsBase): Promise<Row[]> => {
  const { rows } = await database.pool.query<Row>(
    `select folded_right_name as name, folded_holder_name as holder, record_number as record,
      registration_number as registration, country_name as country, state
     from recordal order by md5(record_number) limit 200`,
  )
  return rows
}

/** How many rows a query finds; one that the portal refuses as too broad counts as the most that a search can find. */
const totalOf = async ({ database: { db } }: RecordalsBase, asked: Asked): Promise<number> => {
  try {
    const search = { filter: filterOf(asked), isLiteral: true }
    const { total } = await searchRecordals({ db }, search, { limit: 1, offset: 0 })
    return total
  } catch (error) {
    if (isAppFailure(error) && error.code === 'recordals.too_broad') return searchLimits.rows
    throw error
  }
}

const pieces = (text: string, length: number): string[] => {
  const signs = [...text]
  return signs.slice(length - 1).map((_, at) => signs.slice(at, at + length).join(''))
}

/** Words of `length` characters out of the rows: some that find few rows, some that find more, and the one that finds most. */
const wordsOf = async (base: RecordalsBase, rows: readonly Row[], length: number) => {
  const words = [...new Set(rows.flatMap(({ name, holder }) => [...pieces(name, length), ...pieces(holder, length)]))]
  const rare: Asked[] = []
  const middling: Asked[] = []
  let common = { q: words[0] ?? '', total: 0 }
  for (const [at, q] of words.slice(0, counted.most).entries()) {
    if (at >= counted.least && rare.length >= enough) break
    const total = await totalOf(base, { q })
    if (total <= few) rare.push({ q })
    else if (total < searchLimits.rows) middling.push({ q })
    if (total > common.total) common = { q, total }
  }
  return { rare: rare.slice(0, enough), middling: middling.slice(0, enough), common: [{ q: common.q }] }
}

const hostile = [
  '%',
  '_',
  '\\\\\\',
  `'";--`,
  '$$ $1 {x}',
  '😀👨‍👩‍👧‍👦',
  `e${'\u0301'.repeat(90)}`,
  '\u0001\u0008\u001b\u007f\u0085',
  '\u200b\u200f\ufeff\u2060',
  '(a+)+$[',
  '龙'.repeat(100),
  '有限公司'.repeat(25),
  '龙 '.repeat(50),
  '有 限 公 司 中 国 a e',
  '有限 公司 国',
  'ltd a',
  '0 1 2',
  '9',
]

export const kindsOf = async (base: RecordalsBase): Promise<Kind[]> => {
  const rows = await rowsOf(base)
  const kinds: Kind[] = []
  const add = (name: string, queries: Asked[], other: Partial<Omit<Kind, 'name' | 'queries'>> = {}) => {
    const kind = { name, isSelective: true, page: 1, mayBeRefused: false, ...other }
    if (queries.length > 0) kinds.push({ ...kind, queries: queries.slice(0, samples) })
  }
  const many = { isSelective: false }
  for (const length of [1, 2, 3, 4, 8]) {
    const { rare, middling, common } = await wordsOf(base, rows, length)
    add(`${length} rare`, rare)
    add(`${length} middling`, middling, many)
    add(`${length} common`, common, many)
    if (length <= 2 && base.rows > 10 * lastPage)
      add(`${length} common, last page`, common, { ...many, page: lastPage })
  }
  /** A holder of many rights is not a selective query, so that it is measured separately. */
  const addByTotal = async (name: string, queries: readonly Asked[]) => {
    const rare: Asked[] = []
    const others: Asked[] = []
    for (const asked of queries.slice(0, samples)) ((await totalOf(base, asked)) <= few ? rare : others).push(asked)
    add(name, rare)
    add(`${name}, many`, others, many)
  }
  const combinations: Record<string, (row: Row) => Asked> = {
    holder: ({ holder }) => ({ name: holder }),
    'record number': ({ record }) => ({ q: record }),
    'registration number': ({ registration }) => ({ registerNum: registration }),
    'end of a number': ({ registration }) => ({ q: registration.slice(-7) }),
    'name and country': ({ name, country }) => ({ recordName: name, conutryName: country }),
    'name, holder, state': ({ name, holder, state }) => ({
      recordName: name.slice(0, 2),
      name: holder,
      recordState: state,
    }),
  }
  for (const [name, ask] of Object.entries(combinations)) await addByTotal(name, rows.map(ask))
  add(
    'nothing',
    ['从未写过', '鼍鼍', '囍', 'qqqq'].map((q) => ({ q })),
  )
  add('all', [{}], many)
  if (base.rows > 10 * lastPage) add('all, last page', [{}], { ...many, page: lastPage })
  add('hostile', [...hostile.map((q) => ({ q })), ...hostile.map((name) => ({ name }))], {
    ...many,
    mayBeRefused: true,
  })
  return kinds
}

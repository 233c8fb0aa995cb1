import { type RecordalFilter, recordalFilterQuery } from '@portal/recordals/contract'
import { searchRecordals } from '@portal/recordals/server'
import type { RecordalsBase } from './recordals-base.ts'

export type Asked = Partial<RecordalFilter>
/** Queries of one kind; `page` is asked of each, ten rows a page. */
export type Kind = { name: string; isSelective: boolean; page: number; queries: Asked[] }

/** What is selective may find as many as a patient reader looks through. */
const few = 100
const samples = 20
const looked = 400

export const filterOf = (asked: Asked): RecordalFilter => ({ ...recordalFilterQuery.parse({}), ...asked })

type Row = { name: string; holder: string; record: string; registration: string; type: number; country: string }

/** Rows from all over the table, the same for the same table. */
const rowsOf = async ({ db }: RecordalsBase): Promise<Row[]> => {
  const { rows } = await db.pool.query<Row>(
    `select folded_right_name as name, folded_holder_name as holder, record_number as record,
      registration_number as registration, right_type as type, country_name as country
     from recordal order by md5(record_number) limit ${looked}`,
  )
  return rows
}

const totalOf = async ({ db }: RecordalsBase, asked: Asked): Promise<number> => {
  const { total } = await searchRecordals({ db: db.db }, { filter: filterOf(asked), isLiteral: true }, { limit: 1, offset: 0 })
  return total
}

const pieces = (text: string, length: number): string[] => {
  const signs = [...text]
  return signs.slice(length - 1).map((_, at) => signs.slice(at, at + length).join(''))
}

/** Words of so many characters out of the rows: some that find few, and the one that finds most. */
const wordsOf = async (base: RecordalsBase, rows: readonly Row[], length: number) => {
  const words = [...new Set(rows.flatMap(({ name, holder }) => [...pieces(name, length), ...pieces(holder, length)]))]
  const rare: Asked[] = []
  let common: { q: string; total: number } = { q: words[0] ?? '', total: 0 }
  for (const q of words.slice(0, looked)) {
    const total = await totalOf(base, { q })
    if (total <= few && rare.length < samples) rare.push({ q })
    if (total > common.total) common = { q, total }
  }
  return { rare, common: [{ q: common.q }] }
}

export const kindsOf = async (base: RecordalsBase): Promise<Kind[]> => {
  const rows = await rowsOf(base)
  const kinds: Kind[] = []
  const add = (name: string, isSelective: boolean, queries: Asked[], page = 1) => {
    if (queries.length > 0) kinds.push({ name, isSelective, page, queries: queries.slice(0, samples) })
  }
  for (const length of [1, 2, 3, 4, 8]) {
    const { rare, common } = await wordsOf(base, rows, length)
    add(`${length} rare`, true, rare)
    add(`${length} common`, false, common)
    if (length === 2) add('2 common, last page', false, common, 1_000)
  }
  add('holder', true, rows.map(({ holder }) => ({ name: holder })))
  add('record number', true, rows.map(({ record }) => ({ q: record })))
  add('registration', true, rows.map(({ registration }) => ({ registerNum: registration })))
  add('part of a number', true, rows.map(({ registration }) => ({ q: registration.slice(-7) })))
  add('name and country', true, rows.map(({ name, country }) => ({ recordName: name, conutryName: country })))
  add('nothing', true, [{ q: '从未写过' }, { q: '鼍鼍' }])
  return kinds
}

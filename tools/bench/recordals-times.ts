import { recordalSearchApi } from '@portal/recordals/contract'
import { searchRecordals } from '@portal/recordals/server'
import type { RecordalsBase } from './recordals-base.ts'
import { type Asked, filterOf, type Kind } from './recordals-words.ts'
import { callOnce, type Rounds, type Times, timesOf } from './timing.ts'

const pageSize = 10

/** Runs each kind of query many times over HTTP and in SQL, since a portal answers its first thousand calls slowly. */
export const warmUp = async (base: RecordalsBase, kinds: readonly Kind[]): Promise<void> => {
  const rounds = { counted: 0, before: 100 }
  for (const kind of kinds.filter(({ isSelective }) => isSelective)) {
    await overHttp(base, kind, rounds)
    await inSql(base, kind, rounds)
  }
}

const queryAt = ({ queries }: Kind, at: number): Asked => queries[at % queries.length] ?? {}

const pathOf = (asked: Asked, page: number): string => {
  const query = Object.entries({ ...asked, pgIndex: page, pgCount: pageSize, literal: 1 })
  return `${recordalSearchApi.serchCustoms.path}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`
}

/** Times one call after the other. A failed call ends the bench, unless the portal refuses that kind of query in words. */
export const overHttp = ({ portal }: RecordalsBase, kind: Kind, rounds: Rounds): Promise<Times> =>
  timesOf(async (at) => {
    const path = pathOf(queryAt(kind, at), kind.page)
    const { status, said } = await callOnce(portal.url + path)
    if (!(status === 200 || (kind.mayBeRefused && status < 500))) throw new Error(`${path} answered ${status}: ${said}`)
  }, rounds)

/** Times the same search in this process: its SQL in its transaction, without HTTP. */
export const inSql = ({ database: { db } }: RecordalsBase, kind: Kind, rounds: Rounds): Promise<Times> =>
  timesOf(
    (at) =>
      searchRecordals(
        { db },
        { filter: filterOf(queryAt(kind, at)), isLiteral: true },
        { limit: pageSize, offset: (kind.page - 1) * pageSize },
      ),
    rounds,
  )

const boxColumns = ['folded_right_name', 'folded_holder_name', 'registration_number', 'record_number'] as const
const patternColumns = {
  recordName: 'folded_right_name',
  name: 'folded_holder_name',
  conutryName: 'country_name',
  registerNum: 'registration_number',
} as const

/** The SQL that one would write without an index of the portal's own: each field of the query as a pattern. */
const patternOf = (asked: Asked): { where: string; values: string[] } => {
  const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const values: string[] = []
  const conditions: string[] = []
  const add = (text: string, columns: readonly string[]) => {
    values.push(pattern(text))
    conditions.push(`(${columns.map((column) => `${column} ilike $${values.length}`).join(' or ')})`)
  }
  if (asked.q) add(asked.q, boxColumns)
  for (const [field, column] of Object.entries(patternColumns)) {
    const text = asked[field as keyof typeof patternColumns]
    if (text) add(text, [column])
  }
  return { where: conditions.join(' and '), values }
}

const planners = {
  trigrams: 'set enable_seqscan = off; set enable_bitmapscan = on',
  scan: 'set enable_seqscan = on; set enable_bitmapscan = off; set enable_indexscan = off',
} as const

/** Times the same page of results found by patterns, with or without the trigram index. */
export const byPattern = async (
  { database: { pool } }: RecordalsBase,
  kind: Kind,
  { how, rounds }: { how: keyof typeof planners; rounds: Rounds },
): Promise<Times> => {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; ${planners[how]}`)
    return await timesOf(async (at) => {
      const { where, values } = patternOf(queryAt(kind, at))
      const page = `limit ${pageSize} offset ${(kind.page - 1) * pageSize}`
      await client.query(
        `with candidate as materialized (select id, place from recordal where ${where} limit 10001)
         select (select count(*) from candidate), array(select id from candidate order by place, id ${page})`,
        values,
      )
    }, rounds)
  } finally {
    client.release(true)
  }
}

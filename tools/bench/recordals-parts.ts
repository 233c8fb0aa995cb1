import { recordalSearchApi } from '@portal/recordals/contract'
import { searchRecordals } from '@portal/recordals/server'
import { copyBare } from '@portal/recordals/testing'
import { openRecordalsServer, type RecordalsBase } from './recordals-base.ts'
import { type Asked, filterOf, type Kind, kindsOf } from './recordals-words.ts'
import type { Stand } from './stand.ts'

const sizes = [1_000, 100_000, 1_000_000] as const
const rounds = 300
const warmUp = 60
const slowRounds = 5
const pageSize = 10

type Times = { p50: number; p99: number }

/** One after the other, after some that do not count. */
const timesOf = async (act: (at: number) => Promise<unknown>, { count, first }: { count: number; first: number }): Promise<Times> => {
  for (let at = 0; at < first; at += 1) await act(at)
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const started = performance.now()
    await act(at)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

const pathOf = (asked: Asked, page: number): string =>
  `${recordalSearchApi.serchCustoms.path}?${new URLSearchParams(
    Object.entries({ ...asked, pgIndex: page, pgCount: pageSize, literal: 1 }).map(([name, value]) => [name, String(value)]),
  )}`

const overHttp = ({ portal }: RecordalsBase, { queries, page }: Kind, counts: { count: number; first: number }) =>
  timesOf(async (at) => {
    const answer = await fetch(portal.url + pathOf(queries[at % queries.length] ?? {}, page))
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }, counts)

/** The statements alone, in this process. */
const inSql = ({ db }: RecordalsBase, { queries, page }: Kind, counts: { count: number; first: number }) =>
  timesOf(
    (at) =>
      searchRecordals(
        { db: db.db },
        { filter: filterOf(queries[at % queries.length] ?? {}), isLiteral: true },
        { limit: pageSize, offset: (page - 1) * pageSize },
      ),
    counts,
  )

/** What one would write without an index of one's own: every field that is asked, as a pattern. */
const byPattern = ({ db }: RecordalsBase, { queries, page }: Kind, how: 'index' | 'scan') =>
  timesOf(async (at) => {
    const asked = queries[at % queries.length] ?? {}
    const text = asked.q ?? asked.recordName ?? asked.name ?? asked.registerNum ?? ''
    const columns = asked.q === undefined ? [asked.recordName === undefined ? (asked.name === undefined ? 'registration_number' : 'folded_holder_name') : 'folded_right_name'] : ['folded_right_name', 'folded_holder_name', 'registration_number', 'record_number']
    const client = await db.pool.connect()
    try {
      await client.query(`set statement_timeout = 0; set enable_seqscan = ${how === 'scan' ? 'on' : 'off'}; set enable_bitmapscan = ${how === 'scan' ? 'off' : 'on'}`)
      await client.query(
        `with candidate as materialized (
          select id, place from recordal where ${columns.map((column) => `${column} ilike $1`).join(' or ')} limit 10001
        ) select (select count(*) from candidate), array(select id from candidate order by place, id limit 10 offset ${(page - 1) * pageSize})`,
        [`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`],
      )
    } finally {
      client.release(true)
    }
  }, { count: slowRounds, first: 1 })

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0)
const told = ({ p50, p99 }: Times): string => `p50 ${ms(p50).padStart(5)} p99 ${ms(p99).padStart(5)}`

const aims = { http: 10, sql: 5, growth: 3, trigram: 50, copy: 0.4 } as const

const trigramIndex = `create extension if not exists pg_trgm;
  create index bench_trigrams on recordal using gin (folded_right_name gin_trgm_ops, folded_holder_name gin_trgm_ops,
    registration_number gin_trgm_ops, record_number gin_trgm_ops)`

const withoutTimeout = async ({ db }: RecordalsBase, statement: string): Promise<number> => {
  const client = await db.pool.connect()
  const started = performance.now()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(statement)
  } finally {
    client.release(true)
  }
  return (performance.now() - started) / 1000
}

const sizesOf = async ({ db }: RecordalsBase): Promise<string> => {
  const { rows } = await db.pool.query<{ heap: string; grams: string; all: string }>(
    `select pg_size_pretty(pg_relation_size('recordal')) as heap, pg_size_pretty(pg_relation_size('recordal_grams')) as grams,
      pg_size_pretty(pg_total_relation_size('recordal')) as all`,
  )
  const [found] = rows
  return `rows ${found?.heap}, index of grams ${found?.grams}, with all indexes ${found?.all}`
}

/** Index, trigrams and plain scan at the largest size. */
const measureOthers = async (base: RecordalsBase, kinds: readonly Kind[]): Promise<string[]> => {
  const lines: string[] = []
  const build = await withoutTimeout(base, 'reindex index recordal_grams')
  const copySeconds = await copyBare(base.db.pool)
  const share = copySeconds / base.importSeconds
  lines.push(
    `recordals index of grams built in ${build.toFixed(0)} s; import ${base.importSeconds.toFixed(0)} s, bare COPY ${copySeconds.toFixed(0)} s: ${share.toFixed(2)} of it (aim ≥ ${aims.copy}${share < aims.copy ? ', missed' : ''})`,
  )
  const trigrams = await withoutTimeout(base, trigramIndex)
  lines.push(`recordals index of trigrams built in ${trigrams.toFixed(0)} s`)
  for (const kind of kinds) {
    const own = await inSql(base, kind, { count: 40, first: 5 })
    const byTrigrams = await byPattern(base, kind, 'index')
    const byScan = await byPattern(base, kind, 'scan')
    const faster = byTrigrams.p50 / own.p50
    const aim = kind.name === '2 rare' ? ` (aim ≥ ${aims.trigram}${faster < aims.trigram ? ', missed' : ''})` : ''
    lines.push(
      `recordals ${kind.name.padEnd(20)} own ${ms(own.p50)} ms, pg_trgm ${ms(byTrigrams.p50)} ms: ${faster.toFixed(1)} x${aim}, scan ${ms(byScan.p50)} ms`,
    )
  }
  return lines
}

/** Searches over HTTP and bare at three sizes, and beside what PostgreSQL offers by itself. */
export const measureRecordals = async (stand: Stand): Promise<string[]> => {
  const lines: string[] = []
  const smallest = new Map<string, number>()
  const server = await openRecordalsServer(stand)
  try {
    for (const rows of sizes) {
      const base = await server.open(rows)
      try {
        lines.push(`recordals ${rows}: imported in ${base.importSeconds.toFixed(1)} s; ${await sizesOf(base)}`)
        const kinds = await kindsOf(base)
        for (const kind of kinds) {
          const counts = kind.isSelective ? { count: rounds, first: warmUp } : { count: 60, first: 10 }
          const sql = await inSql(base, kind, counts)
          const http = await overHttp(base, kind, counts)
          if (rows === sizes[0]) smallest.set(kind.name, http.p50)
          const growth = http.p50 / (smallest.get(kind.name) ?? http.p50)
          const isLast = rows === sizes.at(-1) && kind.isSelective
          const isMissed = isLast && (http.p99 > aims.http || sql.p99 > aims.sql || growth > aims.growth)
          lines.push(
            `recordals ${String(rows).padStart(7)} ${kind.name.padEnd(20)} HTTP ${told(http)}, bare ${told(sql)} ms, ${growth.toFixed(2)} x that of ${sizes[0]}${isLast ? ` (aims ≤ ${aims.http}, ${aims.sql}, ${aims.growth}${isMissed ? ', missed' : ''})` : ''}`,
          )
        }
        if (rows === sizes.at(-1)) lines.push(...(await measureOthers(base, kinds)))
      } finally {
        await base.stop()
      }
    }
  } finally {
    await server.stop()
  }
  return lines
}

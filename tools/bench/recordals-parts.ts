import { copyBare } from '@portal/imports/testing'
import { openRecordalsBase, type RecordalsBase } from './recordals-base.ts'
import { measureNewsOfRecordals } from './recordals-news.ts'
import { byPattern, inSql, overHttp, warmUp } from './recordals-times.ts'
import { type Kind, kindsOf } from './recordals-words.ts'
import type { Stand } from './stand.ts'
import type { Times } from './timing.ts'

const sizes = [1_000, 100_000, 1_000_000] as const
const largest = Math.max(...sizes)
const rounds = { selective: { counted: 400, before: 100 }, common: { counted: 20, before: 2 } } as const
/** A query that takes seconds runs only a few times: the slowest run stands for the 99th percentile. */
const beside = { counted: 3, before: 1 } as const

const aims = { http: 10, sql: 5, growth: 3, trigrams: 50, copy: 0.4, memory: 1.2, never: 1_000 } as const

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0)
const told = ({ p50, p99 }: Times): string => `p50 ${ms(p50).padStart(4)} p99 ${ms(p99).padStart(4)}`
const aim = (text: string, isMet: boolean): string => ` (aim ${text}${isMet ? '' : ', missed'})`

/** Runs a statement that takes minutes; answers how many seconds it took. */
const take = async ({ database }: RecordalsBase, statement: string): Promise<number> => {
  const client = await database.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const started = performance.now()
    await client.query(statement)
    return (performance.now() - started) / 1000
  } finally {
    client.release(true)
  }
}

const sizesOf = async ({ database }: RecordalsBase): Promise<string> => {
  const { rows } = await database.pool.query<Record<string, string>>(
    `select pg_size_pretty(pg_relation_size('recordal')) as heap, pg_size_pretty(pg_relation_size('recordal_grams')) as grams,
      pg_size_pretty(pg_indexes_size('recordal')) as indexes`,
  )
  const [found] = rows
  return `rows ${found?.heap}, index of grams ${found?.grams}, all indexes ${found?.indexes}`
}

const measureKind = async (base: RecordalsBase, kind: Kind, smallest: Map<string, number>): Promise<string> => {
  const count = kind.isSelective ? rounds.selective : rounds.common
  const sql = await inSql(base, { ...kind, queries: kind.mayBeRefused ? [{}] : kind.queries }, count)
  const http = await overHttp(base, kind, count)
  if (!smallest.has(kind.name)) smallest.set(kind.name, http.p50)
  const growth = http.p50 / (smallest.get(kind.name) ?? http.p50)
  const isMet = http.p99 <= aims.http && sql.p99 <= aims.sql && growth <= aims.growth
  const verdicts = [
    kind.isSelective && base.rows === largest ? aim(`≤ ${aims.http}, ${aims.sql}, ${aims.growth} x`, isMet) : '',
    kind.isSelective ? '' : `, most ${ms(http.most)}${aim(`≤ ${aims.never}`, http.most <= aims.never)}`,
  ]
  return `recordals ${String(base.rows).padStart(7)} ${kind.name.padEnd(20)} HTTP ${told(http)}, SQL ${told(sql)} ms, ${growth.toFixed(2)} x the fewest rows${verdicts.join('')}`
}

/** Measures the other ways that PostgreSQL offers, and how long the index alone takes to build. */
const measureBeside = async (base: RecordalsBase, kinds: readonly Kind[]): Promise<string[]> => {
  const build = await take(base, 'reindex index recordal_grams')
  const copied = await copyBare(base.database.pool, 'recordal')
  const share = copied / base.importSeconds
  const trigrams = await take(
    base,
    `create extension if not exists pg_trgm; create index bench_trigrams on recordal using gin (
      folded_right_name gin_trgm_ops, folded_holder_name gin_trgm_ops, registration_number gin_trgm_ops,
      record_number gin_trgm_ops, country_name gin_trgm_ops)`,
  )
  const lines = [
    `recordals import ${base.importSeconds.toFixed(0)} s, at most ${base.importMb?.toFixed(0)} MB; bare COPY ${copied.toFixed(0)} s, ${share.toFixed(2)} of it${aim(`≥ ${aims.copy}`, share >= aims.copy)}`,
    `recordals index of grams built in ${build.toFixed(0)} s, of trigrams in ${trigrams.toFixed(0)} s`,
  ]
  const others = kinds.filter(({ mayBeRefused, name }) => !mayBeRefused && !/^all|middling/.test(name))
  for (const kind of others) {
    const own = await inSql(base, kind, kind.isSelective ? rounds.selective : rounds.common)
    const byTrigrams = await byPattern(base, kind, { how: 'trigrams', rounds: beside })
    const byScan = await byPattern(base, kind, { how: 'scan', rounds: beside })
    const faster = byTrigrams.p50 / own.p50
    const verdict = kind.name === '2 rare' ? aim(`≥ ${aims.trigrams}`, faster >= aims.trigrams) : ''
    lines.push(
      `recordals ${kind.name.padEnd(20)} SQL ${told(own)}, ILIKE with pg_trgm ${told(byTrigrams)}, plain scan ${told(byScan)} ms; ${faster.toFixed(1)} x as fast as pg_trgm${verdict}`,
    )
  }
  return lines
}

/** Reports whether the memory that an import takes stays the same while the list grows. */
const memoryOf = (peaks: readonly number[]): string[] => {
  const [before, last] = peaks.slice(-2)
  if (before === undefined || last === undefined) return []
  const growth = last / before
  const told = `recordals memory of the import ${growth.toFixed(2)} x that of a tenth of the rows`
  return [told + aim(`≤ ${aims.memory}`, growth <= aims.memory)]
}

const bufferOf = async ({ database }: RecordalsBase): Promise<string> => {
  const { rows } = await database.pool.query<{ shared_buffers: string }>('show shared_buffers')
  return `recordals shared_buffers ${rows[0]?.shared_buffers}`
}

/** Measures searches over HTTP and in SQL alone at three sizes, and compares them with what PostgreSQL offers by itself. */
export const measureRecordals = async ({ folder, say }: Stand): Promise<string[]> => {
  const smallest = new Map<string, number>()
  const peaks: number[] = []
  for (const rows of sizes) {
    const base = await openRecordalsBase(folder, rows)
    try {
      if (peaks.length === 0) say(await bufferOf(base))
      const memory = base.importMb === undefined ? '' : `, at most ${base.importMb.toFixed(0)} MB`
      say(`recordals ${rows} imported in ${base.importSeconds.toFixed(1)} s${memory}; ${await sizesOf(base)}`)
      if (base.importMb !== undefined) peaks.push(base.importMb)
      const kinds = await kindsOf(base)
      await warmUp(base, kinds)
      for (const kind of kinds) say(await measureKind(base, kind, smallest))
      if (rows < largest) continue
      for (const line of await measureNewsOfRecordals(base)) say(line)
      for (const line of await measureBeside(base, kinds)) say(line)
    } finally {
      await base.stop()
    }
  }
  return memoryOf(peaks)
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { publish } from '@portal/platform/server'
import { recordalSearchApi } from '@portal/recordals/contract'
import { saveMany } from '@portal/recordals/testing'
import { benchCipher } from './processes.ts'
import type { RecordalsBase } from './recordals-base.ts'

const ofEach = 20
/** How often one visitor searches while the saved searches are worked off. */
const everyMs = 20
const before = 100
const longestMs = 300_000

const told = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} p99 ${at(0.99)} ms`
}

/** Whether the announced import and the jobs that follow from it are done. */
const isOver = async ({ database: { pool } }: RecordalsBase): Promise<boolean> => {
  const { rows } = await pool.query(
    `select 1 from outbox union all
     select 1 from pgboss.job where name like 'recordal%' and state not in ('completed', 'failed', 'cancelled') limit 1`,
  )
  return rows.length === 0
}

/**
 * Measures what happens when an import is announced to a portal with saved searches of each kind: how long until each was
 * looked through, in how much memory, and how long a visitor's searches take meanwhile. The import holds the whole table,
 * which is the most that can happen.
 */
export const measureNewsOfRecordals = async (base: RecordalsBase): Promise<string[]> => {
  const { portal, database } = base
  const ctx = { db: database.db, now: () => new Date(), newId: randomUUID, cipher: benchCipher() }
  const { rows } = await database.pool.query(
    `select (select id from recordal_import order by ended_at desc limit 1) as import_id,
      array(select record_number from recordal limit ${before}) as numbers`,
  )
  const { import_id: importId, numbers } = rows[0] as { import_id: string; numbers: string[] }
  const visit = async (at: number): Promise<number> => {
    const started = performance.now()
    const query = new URLSearchParams({ q: numbers[at % numbers.length] ?? '' })
    await (await fetch(`${portal.url}${recordalSearchApi.serchCustoms.path}?${query}`)).text()
    return performance.now() - started
  }
  const quiet: number[] = []
  for (let at = 0; at < before; at += 1) quiet.push(await visit(at))

  await saveMany(ctx, ofEach)
  const memory = [portal.memoryMb() ?? 0]
  const started = performance.now()
  await publish(ctx, 'recordals.imported', { importId })
  const busy: number[] = []
  for (let at = 0; !(await isOver(base)); at += 1) {
    if (performance.now() - started > longestMs) throw new Error('the news were not found in time')
    busy.push(await visit(at))
    memory.push(portal.memoryMb() ?? 0)
    await sleep(everyMs)
  }
  const seconds = (performance.now() - started) / 1000
  const { rows: hits } = await database.pool.query('select count(*)::int as n from recordal_search_hit')
  return [
    `recordals news of an import of ${base.rows} for ${3 * ofEach} saved searches in ${seconds.toFixed(1)} s, ${hits[0]?.n} hits, memory ${memory[0]?.toFixed(0)} MB, at most ${Math.max(...memory).toFixed(0)}`,
    `recordals visitor alone ${told(quiet)}, meanwhile ${told(busy)}`,
  ]
}

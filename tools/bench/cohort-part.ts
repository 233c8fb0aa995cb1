import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@portal/platform/server'
import pg from 'pg'
import { logInAs } from '../crash-test/customer.ts'
import { type Process, startFilled } from './processes.ts'
import type { Stand } from './stand.ts'

const defaultRecords = 1_000_000
const aim = { seconds: 120, heapMb: 256 } as const
const batch = 100_000
const lookEveryMs = 250

/** Records of `[$1, $2)`: grants, utility models and applications of twenty years, of which each fact is spread as lists have it. */
const fillText = `
  insert into patent_record (publication_number, application_number, facts, provenance, may_show, is_demonstration, version,
    changed_at)
  select 'CN' || 100000000 + at || (array['B', 'B', 'B', 'B', 'B', 'U', 'U', 'U', 'A', 'A'])[1 + at % 10], 'BENCH' || at,
    jsonb_build_object('title', '演示：第' || at || '号', 'applicants', array['演示'], 'inventors',
      (array['甲', '乙', '丙', '丁', '戊', '己'])[1:1 + (random() * 5)::int],
      'filingDate', 2005 + at % 20 || '-0' || 1 + at % 9 || '-15', 'publishedOn', null,
      'ipc', array[class || '/08', class || '/12', other || '/02'],
      'claims', 1 + (random() * 18)::int, 'firstClaimChars', 60 + (random() * 900)::int, 'pages', 4 + (random() * 30)::int,
      'bwd', (random() * 12)::int, 'fwd', floor(-ln(1 - random()) * 4), 'fwdSelf', (random() * 2)::int,
      'originality', round(random()::numeric, 2), 'generality', round(random()::numeric, 2), 'familyCountries', array['CN'],
      'transfers', 0, 'licences', 0, 'pledges', 0, 'litigations', 0, 'stability', 'none', 'ipcGrowth5y', null,
      'termExtensionDays', null, 'status', 'GRANTED'),
    jsonb_build_object('filingDate', jsonb_build_object('source', '演示清单', 'asOf', '2026-11-01'),
      'status', jsonb_build_object('source', '演示清单', 'asOf', '2026-11-01')),
    true, false, 1, now()
  from (
    select at, chr(65 + (random() * 7)::int) || '0' || 1 + (random() * 8)::int || 'K' || 1 + (random() * 99)::int as class,
      'G06F' || 1 + (random() * 20)::int as other
    from generate_series($1::int, $2::int - 1) as at
  ) as classed`

const fill = async (databaseUrl: string, records: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let from = 0; from < records; from += batch)
      await client.query(fillText, [from, Math.min(records, from + batch)])
    await client.query('vacuum (analyze) patent_record')
  } finally {
    await client.end()
  }
}

type Version = { version: string; state: string; n: number | null; failure: string | null }

const rebuild = async ({ url, memoryMb }: Process, token: string) => {
  const headers = { authorization: token, 'content-type': 'application/json', 'idempotency-key': 'bench-cohort' }
  const path = `${url}/api/admin/cohorts`
  const before = memoryMb() ?? Number.NaN
  const started = performance.now()
  const asked = await fetch(`${path}/rebuild`, { method: 'POST', headers, body: '{}' })
  if (!asked.ok) throw new Error(`no rebuild: ${asked.status} ${await asked.text()}`)
  let most = before
  for (;;) {
    await sleep(lookEveryMs)
    most = Math.max(most, memoryMb() ?? Number.NaN)
    const { elements } = (await (await fetch(path, { headers })).json()) as { elements: Version[] }
    const [last] = elements
    if (last === undefined || last.state === 'building') continue
    if (last.state !== 'draft') throw new Error(`the rebuild ended as ${last.state}: ${last.failure}`)
    return { seconds: (performance.now() - started) / 1000, n: last.n ?? 0, before, most }
  }
}

/** A cohort is counted from so many records, by a portal whose heap is bounded to what the design allows. */
export const measureCohort = async ({ folder: within, say }: Stand, records = defaultRecords): Promise<string[]> => {
  const folder = join(within, `cohort_${records}`)
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const bounded = { NODE_OPTIONS: `--max-old-space-size=${aim.heapMb}` }
  const portal = await startFilled(folder, postgres.url, bounded)
  try {
    const filling = performance.now()
    await fill(postgres.url, records)
    say(`cohort      ${records} records filled in ${((performance.now() - filling) / 1000).toFixed(0)} s`)
    const { seconds, n, before, most } = await rebuild(portal, await logInAs(portal.url, 'staff'))
    const isMet = seconds <= aim.seconds
    return [
      `cohort      rebuild of ${n} patents in ${seconds.toFixed(1)} s (aim ≤ ${aim.seconds} s${isMet ? '' : ', MISSED'}), heap bounded to ${aim.heapMb} MB, memory of the process ${before.toFixed(0)} → at most ${most.toFixed(0)} MB`,
    ]
  } finally {
    await portal.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

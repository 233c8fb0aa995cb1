import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Caller, submitCall } from './calls.ts'
import { fire } from './load.ts'
import type { Stand } from './stand.ts'
import { callOnce, timesOf } from './timing.ts'

const defaultOpen = 100_000
const aims = { computeMs: 5, listMs: 20, feedMs: 50, recountSeconds: 60 } as const
/** As many as a user may keep open. */
const kept = 500
/** A feed is read sixty times an hour, which the rounds stay below. */
const feedRounds = { counted: 40, before: 10 }
const rounds = { counted: 400, before: 200 }
const lookEveryMs = 250

const json = { 'content-type': 'application/json' }
/** Its last day lies in a year that is not known, so that the year moves it. */
const unsure = { rule: 'customs.exOfficio.respond', trigger: '2026-12-30' }

const line = (name: string, found: string, aim: string, holds: boolean): string =>
  `deadlines: ${name}, ${found} (aim ${aim}${holds ? '' : ': missed'})`

const call = async (stand: Stand, path: string, given: Parameters<typeof callOnce>[1] = {}): Promise<string> => {
  const { status, said } = await callOnce(stand.portal.url + path, given)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${said}`)
  return said
}

const signed = ({ token }: Caller): Record<string, string> => ({ ...json, authorization: token })

/** Copies the one deadline that somebody entered, beside those of rights, for as many owners as are wanted, each on one of ninety days. */
const copyText = `
  insert into deadline
  select (jsonb_populate_record(one.made, jsonb_build_object('id', md5('deadline ' || $1 || n)::uuid,
    'owner_id', case when $2 then (one.made).owner_id else md5('owner ' || n % 5000)::uuid end,
    'ends_on', (one.made).ends_on + n % 90 * $3::int,
    'ends_at', (one.made).ends_at + n % 90 * $3::int * interval '1 day', 'next_reminder_at', null))).*
  from (select made from deadline made where slot is null order by created_at limit 1) one, generate_series(1, $4::int) n`

const times = async (name: string, aimMs: number, act: () => Promise<unknown>, counted = rounds): Promise<string> => {
  const { p50, p99 } = await timesOf(act, counted)
  return line(name, `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`, `p99 ≤ ${aimMs} ms`, p99 <= aimMs)
}

const measureReads = async (stand: Stand): Promise<string[]> => {
  const headers = signed(stand.reader)
  const compute = () =>
    call(stand, '/api/deadlines/compute', { method: 'POST', headers: json, body: JSON.stringify(unsure) })
  const { url } = JSON.parse(await call(stand, '/api/deadlineFeed', { method: 'POST', headers, body: '{}' }))
  const feed = new URL(String(url)).pathname
  return [
    await times('a count', aims.computeMs, compute),
    await times(`month of ${kept}`, aims.listMs, () => call(stand, '/api/deadlines/month?month=2027-01', { headers })),
    await times(`list of ${kept}`, aims.listMs, () => call(stand, '/api/deadlines?pgCount=100', { headers })),
    await times(`feed of ${kept} events`, aims.feedMs, () => call(stand, feed), feedRounds),
  ]
}

const isDone = async (client: pg.Client): Promise<boolean> => {
  const { rowCount } = await client.query('select from deadline_recount where ended_at is null')
  return rowCount === 0
}

/** Enters the year 2027 as the portal stores it, asks for the recount, and submits meanwhile. */
const measureYear = async (stand: Stand, client: pg.Client, open: number): Promise<string[]> => {
  await client.query(
    `insert into calendar_year (calendar, year, version, free_days, make_up_days, source_title, checked_on, saved_at)
      values ('CN', 2027, 1, '{2027-01-01,2027-01-02,2027-01-03}', '{}', 'bench', '2026-11-29', now())`,
  )
  const started = performance.now()
  await client.query(
    `insert into deadline_recount (id, calendar, year, why, created_at)
      values (gen_random_uuid(), 'CN', 2027, '2027 年的放假安排已录入或更改', now())`,
  )
  const submitting = fire(stand.portal, () => submitCall(stand.submitter), { connections: 2, seconds: 10 })
  while (!(await isDone(client))) await sleep(lookEveryMs)
  const seconds = (performance.now() - started) / 1000
  const { p50, p99 } = await submitting
  const { rows } = await client.query('select recomputed, changed from deadline_recount')
  const found = `${rows[0]?.recomputed} of ${open} counted again, ${rows[0]?.changed} moved, in ${seconds.toFixed(1)} s`
  return [
    line('a year entered', found, `≤ ${aims.recountSeconds} s`, seconds <= aims.recountSeconds),
    `deadlines: submissions meanwhile, p50 ${p50} ms, p99 ${p99} ms (compare the part submit)`,
  ]
}

/** Counting, the lists of one user who keeps all that he may, and a year that is entered while many deadlines are open. */
export const measureDeadlines = async (stand: Stand, open = defaultOpen): Promise<string[]> => {
  const headers = signed(stand.reader)
  await call(stand, '/api/deadlines', { method: 'POST', headers, body: JSON.stringify(unsure) })
  const client = new pg.Client({ connectionString: stand.databaseUrl })
  await client.connect()
  try {
    await client.query(copyText, ['own', true, 0, kept - 1])
    const reads = await measureReads(stand)
    await client.query(copyText, ['others', false, 1, open])
    await client.query('analyze deadline')
    return [...reads, ...(await measureYear(stand, client, open + kept))]
  } finally {
    await client.end()
  }
}

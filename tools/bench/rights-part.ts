import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeXlsx } from '@portal/platform/server'
import pg from 'pg'
import { type Caller, register } from './calls.ts'
import type { Stand } from './stand.ts'
import { callOnce, type Rounds, type Times, timesOf } from './timing.ts'

const listed = 1_000
const lookEveryMs = 250
const handedIn = 2_000
const aims = { list: 100, preview: 3_000 } as const
const lists: Rounds = { counted: 200, before: 20 }
/** A user may hand in twenty lists a day. */
const previews: Rounds = { counted: 8, before: 1 }

const headings = [
  '权利类型',
  '权利名称',
  '权利号',
  '权利人',
  '类别',
  '起始日',
  '届满日',
  '海关备案号',
  '备案起始日',
  '备案届满日',
]

const lineOf = (at: number): string[] => [
  ...['商标', `演示商标${at}`, String(7_000_000 + at), `演示企业${at % 97}有限公司`, `${1 + (at % 45)}`],
  ...['2020-03-21', `${2027 + (at % 9)}-03-20`],
  ...(at % 3 === 0 ? [`T2024-${100_000 + at}`, '2024-06-01', '2030-03-20'] : ['', '', '']),
]
const linesOf = (rows: number): string[][] => Array.from({ length: rows }, (_, at) => lineOf(at))

type File = { fileName: string; bytes: Buffer }

const csvOf = (rows: number): File => ({
  fileName: 'rights.csv',
  bytes: Buffer.from([headings, ...linesOf(rows)].map((cells) => `${cells.join(',')}\r\n`).join('')),
})

const workbookOf = async (rows: number): Promise<File> => {
  async function* batches() {
    yield linesOf(rows)
  }
  const columns = headings.map((header, at) => ({ header, width: 12, cell: (line: string[]) => line[at] ?? null }))
  return { fileName: 'rights.xlsx', bytes: await buffer(writeXlsx(columns, batches())) }
}

const told = ({ p50, p99, most }: Times, aim: number): string =>
  `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} most ${most.toFixed(1)} ms (aim ${aim}${p99 <= aim ? '' : ', missed'})`

/** Hands in a list and answers the id of its preview. */
const handIn = async (url: string, { token }: Caller, { fileName, bytes }: File): Promise<string> => {
  const form = new FormData()
  form.set('fileData', new Blob([new Uint8Array(bytes)]), fileName)
  const answer = await fetch(`${url}/api/rights/imports`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`the list was not taken: ${text}`)
  return (JSON.parse(text) as { id: string }).id
}

const fillVault = async (url: string, owner: Caller): Promise<number> => {
  const id = await handIn(url, owner, csvOf(listed))
  const started = performance.now()
  const { status, said } = await callOnce(`${url}/api/rights/imports/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: owner.token, 'content-type': 'application/json', 'idempotency-key': 'bench-rights' },
    body: '{}',
  })
  if (status !== 200) throw new Error(`the list was not confirmed: ${said}`)
  return performance.now() - started
}

/** Whether each right has its deadlines, and nothing waits to be told. */
const quiet = `select (select count(*) from deadline_wish where subject_kind = 'right') >= $1
  and not exists (select from outbox)
  and not exists (select from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()) as done`

/** Waits until each right has its deadlines, which come by event: what is measured next is measured alone. Answers the ms it took. */
const untilKept = async (databaseUrl: string): Promise<number> => {
  const started = performance.now()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ done: boolean }>(quiet, [listed])
      if (rows[0]?.done) return performance.now() - started
      await sleep(lookEveryMs)
    }
  } finally {
    await client.end()
  }
}

/** Measures the list of a full vault, as its owner opens and searches it, and the preview of the largest list. */
export const measureRights = async ({ portal, databaseUrl }: Stand): Promise<string[]> => {
  const { url } = portal
  const [owner, sender] = [await register(url, 'bench_rights'), await register(url, 'bench_lists')]
  const confirmed = await fillVault(url, owner)
  const kept = await untilKept(databaseUrl)
  const list = (query: string) => async () => {
    const { status, said } = await callOnce(`${url}/api/rights?${query}`, { headers: { authorization: owner.token } })
    if (status !== 200) throw new Error(`the vault answered ${status}: ${said}`)
  }
  const lines = [
    `rights: ${listed} added by one confirmation in ${confirmed.toFixed(0)} ms, their deadlines kept ${(kept / 1000).toFixed(1)} s later`,
  ]
  const queries = {
    'first page': 'pgIndex=1&pgCount=10',
    'a hundred a page': 'pgIndex=1&pgCount=100',
    'by words': 'keyword=99',
  }
  for (const [name, query] of Object.entries(queries))
    lines.push(`rights: vault of ${listed}, ${name}: ${told(await timesOf(list(query), lists), aims.list)}`)
  for (const file of [csvOf(handedIn), await workbookOf(handedIn)]) {
    const times = await timesOf(() => handIn(url, sender, file), previews)
    lines.push(`rights: preview of ${handedIn} lines, ${file.fileName}: ${told(times, aims.preview)}`)
  }
  return lines
}

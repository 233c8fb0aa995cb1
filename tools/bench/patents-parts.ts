import { setTimeout as sleep } from 'node:timers/promises'
import { copyBare } from '@portal/imports/testing'
import { logInAs } from '../crash-test/customer.ts'
import { numberAt, openPatentsBase, type PatentsBase } from './patents-base.ts'
import type { Stand } from './stand.ts'
import { callOnce, type Rounds, type Times, timesOf } from './timing.ts'

const sizes = { whole: 1_000_000, beside: 200_000 } as const
const aims = { cached: 30, local: 100, meanwhile: 100, report: 1_000, batch: 5_000 } as const
const batchNumbers = 200
/** As many as one user may have made in a day. */
const reportsPerDay = 20
const reports: Rounds = { counted: reportsPerDay - 1, before: 1 }
const rounds: Rounds = { counted: 1_000, before: 200 }

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0)
const told = (times: Times, most: number): string =>
  `p50 ${ms(times.p50)} p99 ${ms(times.p99)} ms (aim ${most}${times.p99 <= most ? '' : ', missed'})`

const evaluate = async ({ portal }: PatentsBase, at: number): Promise<void> => {
  const path = `/iprp_foreign/api/evaluateByPsn?pns=${numberAt(at)}`
  const { status, said } = await callOnce(portal.url + path)
  // What a patent is worth may be unknown, but its record is there.
  if (status !== 200 || said.includes('"id":null')) throw new Error(`${path} answered ${status}: ${said}`)
}

/** Evaluates one new patent after the other until the import beside it has ended. */
const evaluateDuring = async (base: PatentsBase, act: Promise<void>, from: number): Promise<Times> => {
  let isOver = false
  const ended = act.finally(() => {
    isOver = true
  })
  const times: number[] = []
  for (let at = from; !isOver; at += 1) {
    const started = performance.now()
    await evaluate(base, at % base.rows)
    times.push(performance.now() - started)
  }
  await ended
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

type Sender = { authorization: string }

const idOf = async ({ portal }: PatentsBase, at: number): Promise<string> => {
  const answer = await fetch(`${portal.url}/iprp_foreign/api/evaluateByPsn?pns=${numberAt(at)}`)
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`${numberAt(at)} has no value`)
  return id
}

/** Has one report after the other made of results that are there. */
const measureReports = async (base: PatentsBase, headers: Sender): Promise<Times> => {
  const ids: string[] = []
  for (let at = 1; ids.length < reportsPerDay; at += 1) ids.push(await idOf(base, at * 15 + 1))
  const url = `${base.portal.url}/api/valuationReport`
  return timesOf(async (at) => {
    const { status, said } = await callOnce(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': `bench-report-${ids[at]}` },
      body: JSON.stringify({ id: ids[at] }),
    })
    if (status !== 200) throw new Error(`a report answered ${status}: ${said}`)
  }, reports)
}

const lookMs = 100

/** Hands in 200 numbers that nobody has asked for; answers after how many ms all of them have their line. */
const measureBatch = async ({ portal, rows }: PatentsBase, headers: Sender): Promise<number> => {
  const numbers = Array.from({ length: batchNumbers }, (_, at) => numberAt((at * 389 + 7) % rows))
  const form = new FormData()
  form.set('fileData', new Blob([`公告号\n${numbers.join('\n')}`]), 'numbers.csv')
  const started = performance.now()
  const answer = await fetch(`${portal.url}/api/valuationBatches`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'bench-batch' },
    body: form,
  })
  const { id } = (await answer.json()) as { id?: string }
  if (!id) throw new Error(`the batch was not taken: ${answer.status}`)
  for (;;) {
    const seen = await fetch(`${portal.url}/api/valuationBatches/${id}`, { headers })
    const { state } = (await seen.json()) as { state: string }
    if (state === 'finished') return performance.now() - started
    await sleep(lookMs)
  }
}

/** Measures imports of patents against bare COPY, and evaluations by call: of a result that is kept, of a record that is here, and during an import. */
export const measurePatents = async ({ folder, say }: Stand, size: number = sizes.whole): Promise<string[]> => {
  const base = await openPatentsBase(folder, size)
  try {
    const copied =
      (await copyBare(base.database.pool, 'patent_listing')) + (await copyBare(base.database.pool, 'patent_record'))
    const share = copied / base.importSeconds
    const memory = base.importMb === undefined ? '' : `, at most ${base.importMb.toFixed(0)} MB`
    say(
      `patents: ${size} imported in ${base.importSeconds.toFixed(0)} s${memory}; bare COPY of both tables ${copied.toFixed(0)} s, ${share.toFixed(2)} of it`,
    )
    const local = await timesOf((at) => evaluate(base, (at * 797) % size), rounds)
    say(`patents: evaluate, record among ${size}, not asked before: ${told(local, aims.local)}`)
    const cached = await timesOf((at) => evaluate(base, (((at % 100) + 1) * 797) % size), rounds)
    say(`patents: evaluate, asked before: ${told(cached, aims.cached)}`)
    const headers = { authorization: await logInAs(base.portal.url, 'demo') }
    say(`patents: report as PDF: ${told(await measureReports(base, headers), aims.report)}`)
    const batch = await measureBatch(base, headers)
    say(
      `patents: batch of ${batchNumbers}: ${ms(batch)} ms (aim ${aims.batch}${batch <= aims.batch ? '' : ', missed'})`,
    )
    const meanwhile = await evaluateDuring(base, base.importBeside(size, sizes.beside), 3)
    say(`patents: evaluate while the portal imports ${sizes.beside}: ${told(meanwhile, aims.meanwhile)}`)
    return []
  } finally {
    await base.stop()
  }
}

import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { BackOfficeBase } from './back-office-base.ts'
import { line } from './back-office-line.ts'
import type { HttpCall } from './calls.ts'
import { median } from './load.ts'
import { type Process, startWithoutLog } from './processes.ts'
import { callOnce, timesOf } from './timing.ts'

const rounds = { counted: 100, before: 20 } as const
const turns = 8
const costAimMs = 1

/** A note of staff on one of the cases, each time another. */
const noteCall = ({ size, staff }: BackOfficeBase): HttpCall => ({
  method: 'POST',
  path: `/api/admin/requests/KL${1 + Math.floor(Math.random() * Math.max(1, Math.floor(size / 10)))}/notes`,
  headers: { ...staff, 'content-type': 'application/json', 'idempotency-key': randomBytes(12).toString('hex') },
  body: JSON.stringify({ note: '演示·客户来电说明' }),
})

const p50Of = async (base: BackOfficeBase, { url }: Process): Promise<number> => {
  const { p50 } = await timesOf(async () => {
    const { path, ...call } = noteCall(base)
    const { status, said } = await callOnce(url + path, call)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${said}`)
  }, rounds)
  return p50
}

/** The same note beside a portal without log and permission, in turns, so that a busy machine slows both alike. */
export const measureWriteCost = async (base: BackOfficeBase): Promise<string> => {
  const without = await startWithoutLog(base.folder, base.databaseUrl)
  try {
    const pairs: [number, number][] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const first = turn % 2 === 0 ? await p50Of(base, without) : undefined
      const logged = await p50Of(base, base.portal)
      pairs.push([logged, first ?? (await p50Of(base, without))])
    }
    const cost = median(pairs.map(([logged, bare]) => logged - bare))
    const [logged, bare] = [median(pairs.map(([one]) => one)), median(pairs.map(([, one]) => one))]
    const found = `${cost.toFixed(2)} ms: p50 ${logged.toFixed(2)} ms, without ${bare.toFixed(2)} ms`
    return line('permission and entry', found, `≤ ${costAimMs} ms`, cost <= costAimMs)
  } finally {
    await without.stop()
  }
}

const writesPerSecond = 200
const writeSeconds = 20
const lagAimMs = 2_000

/** How old the oldest entry is that is not sealed, by the clock of the database. */
const lagOf = async ({ db }: BackOfficeBase): Promise<number> => {
  const { rows } = await db.query(
    'select coalesce(extract(epoch from clock_timestamp() - min(at)) * 1000, 0)::float8 as ms from audit_entry where seq is null',
  )
  return Number(rows[0].ms)
}

export const measureSealLag = async (base: BackOfficeBase): Promise<string> => {
  const call = () => noteCall(base)
  let isOver = false
  const write = async () => {
    try {
      return await autocannon({
        url: base.portal.url,
        connections: 8,
        duration: writeSeconds,
        overallRate: writesPerSecond,
        requests: [{ ...call(), setupRequest: (request) => ({ ...request, ...call() }) }],
      })
    } finally {
      isOver = true
    }
  }
  const writing = write()
  let most = 0
  for (; !isOver; await sleep(50)) most = Math.max(most, await lagOf(base))
  const result = await writing
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} notes were refused`)
  const perSecond = result['2xx'] / result.duration
  const found = `at most ${(most / 1000).toFixed(2)} s at ${perSecond.toFixed(0)} writes/s`
  // A machine that does not take so many writes shows nothing of the lag under them.
  const isMet = most <= lagAimMs && perSecond >= writesPerSecond * 0.95
  return line('seal lag', found, `≤ ${lagAimMs / 1000} s at ${writesPerSecond} writes/s`, isMet)
}

import { shanghaiDayOf } from '@portal/platform/contract'
import { type BackOfficeBase, openBackOfficeBase } from './back-office-base.ts'
import { line } from './back-office-line.ts'
import { measureSealLag, measureWriteCost } from './back-office-writes.ts'
import type { HttpCall } from './calls.ts'
import { fire } from './load.ts'
import { startBesideFilled } from './processes.ts'
import type { Place } from './stand.ts'

const defaultSize = 1_000_000
const dayMs = 86_400_000
const aims = { list: 60, search: 300, today: 150, verifySeconds: 60, verifyMb: 64 } as const

type Read = { name: string; path: string; aimMs: number }

const times = async (base: BackOfficeBase, { name, path, aimMs }: Read): Promise<string> => {
  const call = (): HttpCall => ({ method: 'GET', path, headers: base.admin })
  await fire(base.portal, call, { connections: 2, seconds: 2 })
  const { p50, p99, perSecond } = await fire(base.portal, call, { connections: 2, seconds: 5 })
  const found = `p50 ${p50} ms, p99 ${p99} ms, ${perSecond.toFixed(0)}/s over 2 connections`
  return line(name, found, `p99 ≤ ${aimMs} ms`, p99 <= aimMs)
}

/** Every filter of the log, and two that are set together. */
const logReads = ({ staffId }: BackOfficeBase): Read[] => {
  const day = (daysAgo: number) => shanghaiDayOf(new Date(Date.now() - daysAgo * dayMs))
  const filters: Readonly<Record<string, Record<string, string>>> = {
    all: {},
    actor: { actor: staffId },
    act: { act: 'orders.change' },
    record: { subjectKind: 'request', subjectRef: 'KL778' },
    refused: { outcome: 'refused' },
    span: { from: day(40), to: day(30) },
    'words of many': { keyword: '客户来电' },
    'words of few': { keyword: '说明 778' },
    number: { keyword: 'KL778' },
    nothing: { keyword: '伞' },
    'actor and refused': { actor: staffId, outcome: 'refused' },
    'act and span': { act: 'requests.accept', from: day(40), to: day(30) },
    'words and span': { keyword: '客户来电', from: day(40), to: day(30) },
  }
  return Object.entries(filters).map(([name, filter]) => ({
    name: `log, ${name}`,
    path: `/api/admin/audit?${new URLSearchParams({ ...filter, pgIndex: '1', pgCount: '10' })}`,
    aimMs: aims.list,
  }))
}

/** A whole number of each kind, a phone, parts of names that many and few have, and nothing. */
const searches = ['ZL499', 'KL778', '13800000001', '演示企业 777', '演示企业', '装置 97', 'office_77', '伞骨']
const searchReads = searches.map((keyword) => ({
  name: `search, ${keyword}`,
  path: `/api/admin/search?keyword=${encodeURIComponent(keyword)}`,
  aimMs: aims.search,
}))

const measureVerification = async ({ portal, admin }: BackOfficeBase): Promise<string> => {
  const idle = portal.memoryMb() ?? Number.NaN
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, portal.memoryMb() ?? Number.NaN)
  }, 50)
  const began = performance.now()
  try {
    const response = await fetch(`${portal.url}/api/admin/auditVerification`, { method: 'POST', headers: admin })
    const { ok, entries } = (await response.json()) as { ok: boolean; entries: number }
    const seconds = (performance.now() - began) / 1000
    const found = `${entries} entries in ${seconds.toFixed(1)} s, ${ok ? 'sound' : 'NOT sound'}, +${(most - idle).toFixed(0)} MB above ${idle.toFixed(0)} MB`
    const isMet = ok && seconds <= aims.verifySeconds && most - idle <= aims.verifyMb
    return line('full verification', found, `≤ ${aims.verifySeconds} s, ≤ +${aims.verifyMb} MB`, isMet)
  } finally {
    clearInterval(watch)
  }
}

const takings = 100

/** Takes a permission away at one process, calls the other at once, and gives it back. */
const measureTaking = async (base: BackOfficeBase): Promise<string> => {
  const other = await startBesideFilled(base.folder, base.databaseUrl)
  const path = `/api/admin/users/${base.staffId}/access`
  let version = ((await (await fetch(base.portal.url + path, { headers: base.admin })).json()) as { version: number })
    .version
  const set = async (denials: string[]) => {
    const headers = { ...base.admin, 'content-type': 'application/json' }
    const body = JSON.stringify({ version, roles: ['general'], grants: [], denials })
    const answer = await fetch(base.portal.url + path, { method: 'PUT', headers, body })
    if (!answer.ok) throw new Error(`the access was not saved: ${await answer.text()}`)
    version = ((await answer.json()) as { version: number }).version
  }
  const statusAt = async (url: string) => (await fetch(`${url}/api/admin/requests`, { headers: base.staff })).status
  try {
    let wrong = 0
    for (let time = 0; time < takings; time += 1) {
      for (const [denials, expected] of [
        [['requests.read'], 403],
        [[], 200],
      ] as const) {
        await set([...denials])
        for (const { url } of [other, base.portal]) if ((await statusAt(url)) !== expected) wrong += 1
      }
    }
    const found = `${takings} taken away and given back, ${wrong} of ${takings * 4} next calls in two processes wrong`
    return line('permission taken away', found, '0', wrong === 0)
  } finally {
    await other.stop()
  }
}

/** Measures what the design of the back office promises, on a database with so many orders and entries. */
export const measureBackOffice = async (place: Place, size = defaultSize): Promise<string[]> => {
  const base = await openBackOfficeBase(place.folder, size)
  try {
    const { fillSeconds, sealSeconds } = base
    place.say(
      `back-office  ${size} orders and entries, ${Math.floor(size / 10)} users and requests; filled in ${fillSeconds.toFixed(0)} s, sealed ${sealSeconds.toFixed(0)} s later`,
    )
    const today = { name: 'today, all cards', path: '/api/admin/today', aimMs: aims.today }
    for (const read of [...logReads(base), ...searchReads, today]) place.say(await times(base, read))
    for (const measure of [measureVerification, measureWriteCost, measureSealLag, measureTaking])
      place.say(await measure(base))
    return []
  } finally {
    await base.stop()
  }
}

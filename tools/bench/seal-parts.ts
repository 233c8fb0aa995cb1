import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { basicSample, consentPolicy, evidenceApi, requiredSlots, slotRules } from '@portal/evidence/contract'
import pg from 'pg'
import { type Caller, register } from './calls.ts'
import type { Stand } from './stand.ts'

const aimMs = 300
/** Several customers seal a few records each, since the number that one user may send in a day is limited. */
const customers = 4
const recordsEach = 15
const paperBytes = 1024 * 1024
const patienceMs = 120_000

type Ready = { token: string; body: Record<string, unknown> }

const call = async (url: string, path: string, token: string, body: object): Promise<unknown> => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

const width = 512
const headerBytes = 54

/** A bitmap of 1 MB; each one has other content. */
const paper = (): Uint8Array<ArrayBuffer> => {
  const rowBytes = width * 3
  const height = Math.floor((paperBytes - headerBytes) / rowBytes)
  const header = Buffer.alloc(headerBytes)
  header.write('BM', 0, 'latin1')
  header.writeUInt32LE(headerBytes + rowBytes * height, 2)
  header.writeUInt32LE(headerBytes, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(width, 18)
  header.writeInt32LE(height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(24, 28)
  return new Uint8Array(Buffer.concat([header, randomBytes(rowBytes * height)]))
}

const upload = async (url: string, token: string, slot: string): Promise<{ url: string }> => {
  const form = new FormData()
  form.append('slot', slot)
  form.append('file', new Blob([paper()]), '材料.bmp')
  const response = await fetch(url + evidenceApi.uploadSlotFile.path, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  })
  if (!response.ok) throw new Error(`the upload answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as { url: string }
}

const makeReady = async (url: string, { token }: Caller): Promise<Ready[]> => {
  const consent = { purpose: 'travel-documents', policyVersion: consentPolicy.version }
  await call(url, evidenceApi.giveConsent.path, token, consent)
  const ready: Ready[] = []
  for (let count = 0; count < recordsEach; count += 1) {
    const papers = await Promise.all(
      requiredSlots.map(async (slot) => [slot, { url: (await upload(url, token, slot)).url }] as const),
    )
    ready.push({ token, body: { ...basicSample, ...Object.fromEntries(papers), state: 1 } })
  }
  return ready
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

const line = (what: string, times: readonly number[]): string => {
  const p95 = quantile(times, 0.95)
  const verdict = `aim ≤ ${aimMs}${p95 <= aimMs ? '' : ', missed'}`
  return `evidence ${what}: p95 ${p95.toFixed(0)} ms (${verdict}), p50 ${quantile(times, 0.5).toFixed(0)} ms, ${times.length} seals`
}

const photoSlots = requiredSlots.filter((slot) => slotRules[slot].group === 'photos')

/** Waits until the portal has looked for a time card in the photos: that work belongs to the upload and not to the sealing. */
const photosAreRead = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const unread = 'select count(*)::int as left from evidence_original where time_card is null and slot = any($1)'
  try {
    for (const until = Date.now() + patienceMs; ; await sleep(500)) {
      const { rows } = await client.query<{ left: number }>(unread, [photoSlots])
      if (rows[0]?.left === 0) return
      if (Date.now() > until) throw new Error(`${rows[0]?.left} photos were still unread after ${patienceMs} ms`)
    }
  } finally {
    await client.end()
  }
}

/**
 * Measures how long sealing takes once its eleven papers of 1 MB are there: all of them are read, decrypted and hashed
 * again.
 */
export const measureSeal = async ({ portal, databaseUrl }: Stand): Promise<string[]> => {
  const { url } = portal
  const seal = async ({ token, body }: Ready): Promise<number> => {
    const start = performance.now()
    await call(url, evidenceApi.submit.path, token, body)
    return performance.now() - start
  }
  const people = await Promise.all(
    Array.from({ length: customers }, (_, at) => register(url, `seal_${String.fromCharCode(97 + at)}xx`)),
  )
  const ready = (await Promise.all(people.map((person) => makeReady(url, person)))).flat()
  await photosAreRead(databaseUrl)
  const half = ready.length / 2
  const alone: number[] = []
  for (const one of ready.slice(0, half)) alone.push(await seal(one))
  const together: number[] = []
  for (let at = half; at < ready.length; at += 2) {
    together.push(...(await Promise.all(ready.slice(at, at + 2).map(seal))))
  }
  return [line('seal, one at a time', alone), line('seal, two at a time', together)]
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { jpegOf } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StatementFacts } from '../contract/index.ts'
import type { Order } from '../testing/dying-child.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/index.ts'

const child = join(import.meta.dirname, '..', 'testing', 'dying-child.ts')
const neverDies = 0
/** `CRASH_TEST=all` dies at every one of them. */
const dieEverywhere = process.env.CRASH_TEST === 'all'
const patience = dieEverywhere ? 1_800_000 : 120_000

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp()
  await portal.agree()
})
afterAll(() => portal.close())

/** How many things the work does; undefined when it was killed. */
const work = (what: Order['work'], dieAt: number): Promise<number | undefined> => {
  const order: Order = {
    databaseUrl: portal.database.url,
    dataFolder: portal.services.config.dataFolder,
    userId: portal.people.demo.id,
    dieAt,
    work: what,
  }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [child, JSON.stringify(order)], (error, out) => {
      if (!error) resolve(Number(out))
      else if (error.signal === 'SIGKILL') resolve(undefined)
      else reject(error)
    })
  })
}

/** Mostly towards the end, where everything is written. */
const moments = (steps: number): number[] =>
  dieEverywhere
    ? Array.from({ length: steps }, (_, at) => at + 1)
    : [...new Set([Math.ceil(steps / 2), steps - 4, steps - 2, steps - 1, steps].filter((at) => at > 0))]

const one = async (text: string, values: unknown[] = []): Promise<number> =>
  (await portal.database.pool.query(text, values)).rows[0].n

/** What must hold whenever anybody looks. */
const expectSound = async () => {
  expect(await one('select count(*)::int - coalesce(max(idx) + 1, 0)::int as n from log_entry')).toBe(0)
  expect(
    await one(
      'select count(*)::int as n from evidence_statement s full join log_entry l using (sha256) where s.id is null or l.idx is null',
    ),
  ).toBe(0)
  expect(
    await one(`select count(*)::int as n from evidence_original o
      where not exists (select 1 from evidence_statement s where s.original_id = o.id)`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int as n from evidence e where state = 1
      and not exists (select 1 from evidence_statement s where s.evidence_id = e.id and seq = 1)`),
  ).toBe(0)
}

describe('kill -9', () => {
  it(
    'while a file is received leaves it received with its leaf, or not at all',
    async () => {
      const receive = (await jpegOf({ width: 333 })).toString('base64')
      const steps = await work({ receive }, neverDies)
      expect(steps).toBeGreaterThan(10)
      for (const dieAt of moments(steps ?? 0)) {
        expect(await work({ receive }, dieAt)).toBeUndefined()
        await expectSound()
      }
    },
    patience,
  )

  it(
    'while a record is sealed leaves a draft that can be sealed, once, and nothing proved twice',
    async () => {
      const draft = async () => String((await portal.submit(await portal.papers())).body.id)
      const steps = await work({ seal: await draft() }, neverDies)
      expect(steps).toBeGreaterThan(10)
      for (const dieAt of moments(steps ?? 0)) {
        const id = await draft()
        expect(await work({ seal: id }, dieAt)).toBeUndefined()
        await expectSound()
        expect((await portal.detail(id)).body).toMatchObject({ state: 0, statements: [] })
        const again = await portal.submit({ id, state: 1 }, { key: `after ${dieAt}` })
        expect([again.status, again.body.state]).toEqual([200, 1])
        expect((await portal.submit({ id, state: 1 }, { key: `after ${dieAt}` })).body).toEqual(again.body)
        expect(((await portal.detail(id)).body.statements as StatementFacts[]).map(({ seq }) => seq)).toEqual([1])
        await expectSound()
      }
    },
    patience,
  )
})

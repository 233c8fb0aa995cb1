import { jpegOf } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StatementFacts } from '../contract/detail.ts'
import type { Moment } from '../testing/die-at.ts'
import { neverDies, workUntil } from '../testing/die-at-work.ts'
import type { Work } from '../testing/dying-child.ts'
import { createEvidenceApp, type EvidenceApp } from '../testing/evidence-app.ts'

/** With `CRASH_TEST=all` the work is killed before every step, else only before some. */
const dieEverywhere = process.env.CRASH_TEST === 'all'
const patience = dieEverywhere ? 1_800_000 : 120_000

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp()
  await portal.agree()
})
afterAll(() => portal.close())

const work = (what: Work, moment: Moment) => workUntil(portal, { work: what, moment })

/** The moments at which the work is killed: some at which only half of it is done (`telling`), or all that there are. */
const momentsOf = async (what: () => Promise<Work>, telling: readonly string[]): Promise<readonly Moment[]> => {
  if (!dieEverywhere) return telling
  const steps = (await work(await what(), neverDies)) ?? 0
  expect(steps).toBeGreaterThan(10)
  process.stdout.write(`${Object.keys(await what())[0]}: ${steps} moments\n`)
  return Array.from({ length: steps }, (_, at) => at + 1)
}

const one = async (text: string, values: unknown[] = []): Promise<number> =>
  (await portal.database.pool.query(text, values)).rows[0].n

/** These tests together send far more files than a customer may in a day, so that the earlier ones are dated back. */
const forgetQuota = () =>
  portal.database.pool.query(`update evidence_original set received_at = received_at - interval '2 days'`)

/** What must hold at every moment, whenever the work was killed. */
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
      // At the first moment the object is stored and no row names it; at the second all is written and nothing committed.
      for (const dieAt of await momentsOf(async () => ({ receive }), ['insert into "evidence_original"', 'commit'])) {
        await forgetQuota()
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
      const sealing = async () => ({ seal: await draft() })
      for (const dieAt of await momentsOf(sealing, ['insert into "log_entry"', 'commit'])) {
        await forgetQuota()
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

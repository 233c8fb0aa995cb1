import { neverDies, type Work, workUntil } from '@portal/evidence/testing'
import { stress } from '@portal/platform/testing'
import { auditLog } from '@portal/proofs/server'
import { findOpenssl } from '@portal/proofs/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProving, type Proving } from './proving.ts'

/** With `CRASH_TEST=all`, which `npm run crash-test -- proofs` sets, a process dies before every step. */
const dieEverywhere = process.env.CRASH_TEST === 'all'
const patience = dieEverywhere ? 3_600_000 : 120_000

/** Statements and calls at which the outside already knows of a step that the database does not, or the other way round. */
const moments = [
  // The signer remembers the checkpoint, the database does not have it.
  'insert into "log_checkpoint"',
  // The witness has cosigned, and nobody has kept it.
  'insert into "log_cosignature"',
  // The authority has stamped, and nobody has kept it.
  'insert into "timestamp_token"',
  // The anchor is signed and stored, and no node has it.
  'eth_sendRawTransaction',
]
const tellingMoments = stress(import.meta, {
  what: '证明途中在四处 kill -9（本次两处）',
  full: moments,
  gate: moments.filter((moment) => /timestamp_token|eth_send/.test(moment)),
})

let proving: Proving
const work = (what: Work, moment: number | string) =>
  workUntil(proving.portal, { work: what, moment, env: proving.env })
const count = async (from: string): Promise<number> =>
  (await proving.portal.database.pool.query(`select count(*)::int n from ${from}`)).rows[0].n

const tell = (text: string): void => {
  if (dieEverywhere) process.stdout.write(`${text}\n`)
}

/** How many steps the work takes when no process dies; counted only where a process is to die before each of them. */
const stepsOf = async (what: Work, begin: () => Promise<{ id: string }>): Promise<number | undefined> => {
  if (!dieEverywhere) return undefined
  const { id } = await begin()
  const steps = await work(what, neverDies)
  expect(steps).toBeGreaterThan(50)
  await expectProvedOnce(id)
  expect(await proving.tokensIssued()).toBe(await count('timestamp_token'))
  return steps
}
const everyOne = (steps: number): number[] => Array.from({ length: steps }, (_, at) => at + 1)

let kills = 0
/** Checks what must hold once a new process has finished the work of the dead one. */
const expectProvedOnce = async (evidenceId: string) => {
  const { portal } = proving
  expect((await portal.detail(evidenceId)).body).toMatchObject({ state: 1, proof: 3 })
  const records = await count('evidence where state = 1')
  expect(await count('evidence where proof = 3')).toBe(records)
  expect(await count(`evidence_statement where kind = 'seal'`)).toBe(records)
  expect(await count(`log_entry where purpose = 'seal'`)).toBe(records)
  expect(
    await count('evidence_statement s full join log_entry l using (sha256) where s.id is null or l.idx is null'),
  ).toBe(0)
  // Two authorities for each statement, one for each checkpoint, and not one token more.
  expect(await count(`timestamp_token where target = 'statement'`)).toBe(records * 2)
  expect(await count(`timestamp_token where target = 'checkpoint'`)).toBe(await count('log_checkpoint'))
  expect(await count('timestamp_order')).toBe(0)
  expect(await count('log_checkpoint c where not exists (select from log_cosignature k where k.size = c.size)')).toBe(0)
  const roots = await proving.rootsOnChain()
  expect(new Set(roots).size).toBe(roots.length)
  expect(await count(`anchor where state <> 'final'`)).toBe(0)
  expect(roots).toHaveLength(await count('anchor'))
  expect(await count('anchor_transaction')).toBe(roots.length)
  expect((await auditLog(portal.ctx)).findings).toEqual([])
  // A token that was on its way when the process died is paid for and lost; nothing else is asked for twice.
  expect(await proving.tokensIssued()).toBeLessThanOrEqual((await count('timestamp_token')) + kills * 3)
}

// The authorities are openssl; without it there are none.
describe.skipIf(!findOpenssl())('kill -9 while a sealed record is proved', () => {
  beforeAll(async () => {
    proving = await openProving()
  })
  afterAll(() => proving.close())

  it(
    'leaves what the next process proves to its end, and nothing twice',
    async () => {
      const steps = await stepsOf({ prove: true }, proving.sealed)
      const moments = steps ? everyOne(steps) : tellingMoments
      tell(`proving: ${moments.length} moments`)
      for (const moment of moments) {
        const { id } = await proving.sealed()
        const through = await work({ prove: true }, moment)
        // The number of times that the work looks for due tasks differs by a few from run to run, so that the last moments
        // may not come.
        if (typeof moment === 'string' || moment < (steps ?? 0) * 0.8) expect(through, `${moment}`).toBeUndefined()
        if (through === undefined) kills += 1
        await proving.recover()
        await expectProvedOnce(id)
      }
      tell(
        `proving: killed ${kills} times, ${await proving.tokensIssued()} tokens issued, ${await count('timestamp_token')} used`,
      )
    },
    patience,
  )

  it(
    'leaves a package that the next ticket opens, the same to the byte',
    async () => {
      const { id } = await proving.sealed()
      await proving.recover()
      const hash = await proving.packageHash(id)
      const order = async () => ({ pack: { id, authorization: await proving.ticketFor(id) } })
      const steps = dieEverywhere ? await work(await order(), neverDies) : undefined
      const moments = steps ? everyOne(steps) : ['insert into "evidence_look"']
      for (const moment of moments) {
        expect(await work(await order(), moment)).toBeUndefined()
        expect(await proving.packageHash(id)).toBe(hash)
      }
      tell(`package: killed at ${moments.length} moments`)
    },
    patience,
  )
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notes, noteTable } from '../../testing/sample-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetOldKeys } from './idempotency.ts'

const person = { sessionId: 's', userType: 'customer', topAdministrator: false, mustChangePassword: false } as const
const actors = { anna: { ...person, userId: 'anna' }, ben: { ...person, userId: 'ben' } }
const day = 24 * 3600_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ domains: [notes], actors })
  await test.database.pool.query(noteTable)
})
beforeEach(() => test.database.pool.query('truncate note, outbox, idempotency_key'))
afterAll(() => test.close())

const write = (title: string, key: string, token = 'anna') =>
  test.call({
    method: 'POST',
    path: '/api/notes',
    token,
    body: { title, text: 'x' },
    headers: { 'idempotency-key': key },
  })
const count = async (table: string) =>
  (await test.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count

describe('a submission with a key', () => {
  it('happens once for 50 equal calls at once, all with the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => write('one', 'k')))
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect([await count('note'), await count('outbox')]).toEqual([1, 1])
  })

  it('is answered from the store after a restart, whatever the order of its fields', async () => {
    const first = await write('one', 'k')
    const other = await test.again()
    const response = await other.inject({
      method: 'POST',
      url: '/api/notes',
      headers: { authorization: 'anna', 'idempotency-key': 'k' },
      payload: { text: 'x', title: 'one' },
    })
    expect(response.json()).toEqual(first.body)
    expect(await count('note')).toBe(1)
  })

  it('refuses another body with U00409 and names the stored number', async () => {
    const first = await write('one', 'k')
    const { status, body } = await write('two', 'k')
    expect([status, body.status]).toEqual([409, 'U00409'])
    expect(body.msg).toContain(String(first.body.id))
    expect(await count('note')).toBe(1)
  })

  it.each(['', 'full', 'late'])('binds nothing when it is refused (title “%s”)', async (title) => {
    expect((await write(title, 'k')).status).toBeGreaterThanOrEqual(400)
    expect([await count('note'), await count('outbox'), await count('idempotency_key')]).toEqual([0, 0, 0])
    expect((await write('one', 'k')).status).toBe(200)
  })

  it('is a key of one caller only', async () => {
    await write('one', 'k', 'anna')
    expect((await write('two', 'k', 'ben')).status).toBe(200)
    expect(await count('note')).toBe(2)
  })

  it('is forgotten after a day', async () => {
    await write('one', 'k')
    test.clock.advance(day + 1000)
    expect((await write('two', 'k')).status).toBe(200)
    test.clock.advance(day + 1000)
    await forgetOldKeys.run(test.ctx)
    expect(await count('idempotency_key')).toBe(0)
  })

  it('refuses a key that is empty or too long', async () => {
    expect((await write('one', 'k'.repeat(256))).status).toBe(400)
  })

  it('stores the body only as a keyed fingerprint', async () => {
    await write('标题内容', 'k')
    const { rows } = await test.database.pool.query('select body_fingerprint from idempotency_key')
    expect(rows[0].body_fingerprint).toMatch(/^[0-9a-f]{64}$/)
  })
})

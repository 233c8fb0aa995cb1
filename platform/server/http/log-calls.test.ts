import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { notes, noteTable } from '../../testing/sample-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Actor } from '../context.ts'

const person = (userId: string, userType: Actor['userType']): Actor => ({
  userId,
  sessionId: userId,
  userType,
  topAdministrator: false,
  mustChangePassword: false,
})

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ domains: [notes], actors: { c: person('c1', 'customer'), s: person('s1', 'staff') } })
  await test.database.pool.query(noteTable)
})
afterAll(() => test.close())
beforeEach(() => {
  test.logged.length = 0
})

const lineOf = async (path: string, token?: string, remoteAddress = '192.0.2.7') => {
  await test.app.inject({ url: path, remoteAddress, headers: { ...(token && { authorization: token }) } })
  const [line] = test.logged.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'answered')
  test.logged.length = 0
  return line
}

it('names the caller and, by a keyed hash alone, the address', async () => {
  const line = await lineOf('/api/admin/notes', 's')
  expect(line).toMatchObject({ userId: 's1', status: 200, address: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect(line).not.toHaveProperty('event')
  expect(JSON.stringify(line)).not.toContain('192.0.2')
  expect((await lineOf('/api/notes')).address).toBe(line.address)
  expect((await lineOf('/api/notes', 's', '192.0.2.8')).address).not.toBe(line.address)
})

it.each([
  ['without a session', undefined, { status: 401 }],
  ['without the right', 'c', { status: 403, userId: 'c1' }],
])('writes down as access_refused a call %s', async (_name, token, expected) => {
  expect(await lineOf('/api/admin/notes', token)).toMatchObject({ event: 'access_refused', ...expected })
})

it('has the route alone where the path is a secret, of whatever length, and however it is asked for', async () => {
  for (const words of ['secret', 'secret'.repeat(40)]) {
    const line = await lineOf(`/api/notes/whispers/${words}?more=secret`)
    expect(line).toMatchObject({ path: '/api/notes/whispers/…', status: 200 })
    expect(JSON.stringify(line)).not.toContain('secret')
  }
  await test.app.inject({ method: 'HEAD', url: '/api/notes/whispers/secret' })
  expect(test.logged.join('')).not.toContain('secret')
})

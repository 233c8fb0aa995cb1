import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notes, noteTable } from '../../testing/sample-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createApp } from '../http/app.ts'
import { diskRoom } from './disk-room.ts'

it('is there above the limit and gone below it', async () => {
  const { bavail, bsize } = await statfs(tmpdir())
  expect(await diskRoom(tmpdir(), 0)()).toBe(true)
  expect(await diskRoom(tmpdir(), bavail * bsize * 2 + 1)()).toBe(false)
})

let test: TestApp
const actor = {
  userId: 'c1',
  sessionId: 'c1',
  userType: 'customer',
  topAdministrator: false,
  mustChangePassword: false,
} as const
beforeAll(async () => {
  test = await createTestApp({ domains: [notes], actors: { c: actor } })
  await test.database.pool.query(noteTable)
})
afterAll(() => test.close())

it('while the disk runs full nothing new is taken in, reads go on, readiness tells, and with room it goes on', async () => {
  let room = false
  const app = await createApp({ ...test.services, hasRoom: async () => room }, { overloadedLoopMs: 0 })
  const write = () =>
    app.inject({
      method: 'POST',
      url: '/api/notes',
      headers: { authorization: 'c' },
      payload: { title: 'a', text: 'b' },
    })
  const refused = await write()
  expect([refused.statusCode, refused.json().msg]).toEqual([507, expect.stringContaining('存储空间不足')])
  expect((await app.inject({ url: '/api/notes' })).json()).toEqual({ count: 0 })
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready', disk: 'full' })
  room = true
  expect((await write()).statusCode).toBe(200)
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
  await app.close()
})

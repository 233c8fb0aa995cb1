import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notes, noteTable } from '../../testing/sample-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Actor } from '../context.ts'

const customer: Actor = {
  userId: 'u1',
  sessionId: 's1',
  userType: 'customer',
  topAdministrator: false,
  mustChangePassword: false,
}

let test: TestApp
let port = 0
beforeAll(async () => {
  test = await createTestApp({ domains: [notes], actors: { customer } })
  await test.database.pool.query(noteTable)
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => test.close())

it('a caller who hangs up in the middle of a body is no fault of ours, and leaves no stack in the log', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/notes HTTP/1.1\r\nhost: x\r\nauthorization: customer\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"ti',
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.destroy()
  await expect.poll(() => promisify(test.app.server.getConnections.bind(test.app.server))()).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(test.logged.filter((line) => (JSON.parse(line) as { level: number }).level > 30)).toEqual([])
})

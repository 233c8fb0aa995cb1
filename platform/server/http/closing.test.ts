import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { endConnectionsOnClose } from './closing.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const start = async (withinMs: number): Promise<{ app: FastifyInstance; open: (text?: string) => Promise<Socket> }> => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  endConnectionsOnClose(app, withinMs)
  app.get<{ Params: { ms: string } }>('/wait/:ms', async ({ params }) => {
    await pause(Number(params.ms))
    return { waited: params.ms }
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = async (text = '') => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    socket.write(text)
    return socket
  }
  return { app, open }
}

const timed = async (work: Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work
  return performance.now() - started
}

it('does not wait for connections that say nothing or stopped within their headers', async () => {
  const { app, open } = await start(5_000)
  await open()
  await open('GET /wait/0 HTTP/1.1\r\nhost: x\r\nx-half')
  await pause(50)
  expect(await timed(app.close())).toBeLessThan(4_000)
})

it('answers a call under way first', async () => {
  const { app, open } = await start(5_000)
  const socket = await open('GET /wait/400 HTTP/1.1\r\nhost: x\r\n\r\n')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await pause(50)
  await app.close()
  await expect.poll(() => text).toContain('{"waited":"400"}')
})

it('gives up a call that takes too long', async () => {
  const { app, open } = await start(300)
  await open('GET /wait/5000 HTTP/1.1\r\nhost: x\r\n\r\n')
  await pause(50)
  const took = await timed(app.close())
  expect(took).toBeGreaterThan(250)
  expect(took).toBeLessThan(4_000)
})

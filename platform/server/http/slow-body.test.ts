import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { cutSlowBodies } from './slow-body.ts'

const answered = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })

it('cuts a dribbled body with a Chinese message, lets a whole one through, and serves on', async () => {
  const app = Fastify()
  cutSlowBodies(app, 400)
  app.post('/notes', async () => ({ stored: true }))
  app.get('/slow-answer', async () => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    return { late: true }
  })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = () => connect(Number(address.port), '127.0.0.1')
  const head = 'POST /notes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n'

  const slow = open()
  slow.write(`${head}{"a"`)
  const dribble = setInterval(() => slow.writable && slow.write(' '), 150)
  const cut = await answered(slow)
  clearInterval(dribble)
  expect(cut).toMatch(/^HTTP\/1\.1 408/)
  expect(cut).toContain('网络过慢')

  const whole = open()
  whole.write(`${head.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')}{"a":"0123456789ab"}`)
  expect(await answered(whole)).toContain('{"stored":true}')
  expect(await (await fetch(new URL('/slow-answer', address))).json()).toEqual({ late: true })
  await app.close()
})

it.each([
  ['a refused form', 'POST /refused', false],
  ['a refused file', 'PUT /file', true],
  ['a read that announces a body', 'GET /refused', false],
])('cuts %s whose body never ends after its answer, and serves on', async (_name, line, upload) => {
  const app = Fastify()
  cutSlowBodies(app, 400)
  const refuse = async () => {
    throw Object.assign(new Error('refused'), { statusCode: 401 })
  }
  const handler = async () => ({})
  app.route({ method: ['GET', 'POST'], url: '/refused', onRequest: refuse, handler })
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({ method: 'PUT', url: '/file', config: { upload }, onRequest: refuse, handler })
  app.get('/', async () => ({ alive: true }))
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

  const slow = connect(Number(address.port), '127.0.0.1')
  slow.write(`${line} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a"`)
  const dribble = setInterval(() => slow.writable && slow.write(' '), 150)
  // Without the cut the connection would stay open for more than a minute; the test waits for its end.
  expect(await answered(slow)).toMatch(/^HTTP\/1\.1 401/)
  clearInterval(dribble)
  expect(await (await fetch(address)).json()).toEqual({ alive: true })
  await app.close()
})

it('leaves a refused caller alone whose whole body is there', async () => {
  const app = Fastify()
  cutSlowBodies(app, 50)
  const refuse = async () => {
    throw Object.assign(new Error('refused'), { statusCode: 401 })
  }
  app.route({ method: 'POST', url: '/refused', onRequest: refuse, handler: async () => ({}) })
  const payload = { a: 'b' }
  expect((await app.inject({ method: 'POST', url: '/refused', payload })).statusCode).toBe(401)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const post = () => fetch(`${address}/refused`, { method: 'POST', body: JSON.stringify(payload) })
  expect((await post()).status).toBe(401)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect((await post()).status).toBe(401)
  await app.close()
})

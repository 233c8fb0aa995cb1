import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heldBufferBytes } from '../../testing/held-memory.ts'
import { answerErrors } from '../http/error-reply.ts'
import { readUpload } from './upload.ts'

const limit = () => ({ bytes: 2 * mega, msg: '上传文件大小不能超过 2MB!' })
const mega = 1024 * 1024
const pace = { silenceMs: 600, windowMs: 900, bytesPerSecond: 8 * 1024 }

let app: FastifyInstance
let folder: string
let running = 0
let started = 0

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'))
  app = Fastify()
  answerErrors(app, async () => undefined)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['POST', 'PUT'],
    url: '/upload',
    handler: async (request) => {
      running += 1
      started += 1
      try {
        const { upload, fields, discard } = await readUpload(request, { spoolFolder: folder }, limit, pace)
        const content = await readFile(upload.path, 'utf8')
        await discard()
        return {
          fields,
          fileName: upload.fileName,
          size: upload.size,
          sha256: upload.sha256,
          head: content.slice(0, 20),
        }
      } finally {
        running -= 1
      }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
  await rm(folder, { recursive: true })
})

const handles = async () => (await readdir('/proc/self/fd')).length
const nothingLeft = () =>
  vi.waitFor(async () => expect([running, await readdir(folder)]).toEqual([0, []]), { timeout: 5_000 })

const dial = (): Socket => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}
const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
  })

const partHead = '--b\r\nContent-Disposition: form-data; name="fileData"; filename="a.jpg"\r\n\r\n'
const headOf = (length: number | 'chunked', type = 'multipart/form-data; boundary=b', method = 'POST', more = '') =>
  `${method} /upload?fileName=a.jpg HTTP/1.1\r\nHost: x\r\n${more}Content-Type: ${type}\r\n${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`
/** The head of the last request on a connection: the server then closes it. */
const lastHeadOf = (length: number) => headOf(length, undefined, undefined, 'Connection: close\r\n')
const chunkOf = (bytes: Buffer | string) => {
  const content = Buffer.from(bytes)
  return Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')])
}

const post = (body: string | Buffer, type = 'multipart/form-data; boundary=b') =>
  app.inject({ method: 'POST', url: '/upload', payload: body, headers: { 'content-type': type } })

describe('a form', () => {
  it('gives the file, its digest and the fields around it', async () => {
    const response = await post(
      `--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n展会\r\n${partHead}abc\r\n--b\r\nContent-Disposition: form-data; name="slot"\r\n\r\nczmm\r\n--b--\r\n`,
    )
    expect(response.json()).toEqual({
      fields: { purpose: '展会', slot: 'czmm' },
      fileName: 'a.jpg',
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      head: 'abc',
    })
  })

  it.each([
    ['RFC 5987', `filename*=UTF-8''%E6%8E%88%E6%9D%83.pdf`, '授权.pdf'],
    ['bare UTF-8', 'filename="授权.pdf"', '授权.pdf'],
    ['an escaped quote', 'filename="a\\"b.pdf"', 'a"b.pdf'],
  ])('may name its file in %s', async (_, parameter, name) => {
    const body = `--b\r\nContent-Disposition: form-data; name="f"; ${parameter}\r\n\r\nabc\r\n--b--\r\n`
    expect((await post(body)).json().fileName).toBe(name)
  })

  const field = (name: string, value = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const broken = '上传的内容不完整或格式有误，请重试'
  it.each<[string, string, string, string?]>([
    ['no part at all', '--b--\r\n', '请选择要上传的文件'],
    ['fields alone', `${field('a')}--b--\r\n`, '请选择要上传的文件'],
    ['two files', `${partHead}a\r\n${partHead}b\r\n--b--\r\n`, '超过最大上传数量！'],
    ['a field twice', `${field('a')}${field('a')}${partHead}a\r\n--b--\r\n`, broken],
    ['a field twice, around the file', `${field('a')}${partHead}a\r\n${field('a')}--b--\r\n`, broken],
    ['a field of 9 KB', `${partHead}a\r\n${field('a', 'x'.repeat(9_000))}--b--\r\n`, broken],
    ['a field name of 200 letters', `${field('a'.repeat(200))}${partHead}a\r\n--b--\r\n`, broken],
    ['21 fields', `${Array.from({ length: 21 }, (_, i) => field(`a${i}`)).join('')}${partHead}a\r\n--b--\r\n`, broken],
    ['an end in the middle of the file', `${partHead}abc`, broken],
    ['an end in the middle of a header', '--b\r\nContent-Disposition: form-data; na', broken],
    ['a header of 20 KB', `--b\r\nX: ${'y'.repeat(20_000)}\r\n\r\na\r\n--b--\r\n`, '请选择要上传的文件'],
    ['another boundary', '--c--\r\n', broken],
    ['no boundary', partHead, broken, 'multipart/form-data'],
    ['bytes that are no form', 'abc', '请选择要上传的文件', 'image/jpeg'],
    ['JSON that plays a file', '{"fileData":{"filepath":"/etc/passwd"}}', '请选择要上传的文件', 'application/json'],
  ])('is refused with %s, and nothing stays', async (_, body, msg, type) => {
    const response = await post(body, type)
    expect([response.statusCode, response.json().msg]).toEqual([400, msg])
    await nothingLeft()
  })
})

describe('a caller on the line', () => {
  it('who announces too much is refused before the first byte of it', async () => {
    const socket = dial()
    const answer = answerOf(socket)
    socket.write(headOf(3 * mega))
    expect(await answer).toMatch(/HTTP\/1\.1 413[\s\S]*上传文件大小不能超过 2MB!/)
    await nothingLeft()
  })

  it.each([
    ['a file in a form', partHead],
    ['bytes before a form', 'x'],
    ['bytes after a form', `${partHead}abc\r\n--b--\r\n`],
    ['a part that is no file', '--b\r\nX: y\r\n\r\n'],
    ['bare bytes', undefined],
  ])('who sends %s without end gets its answer and costs no memory', async (_, start) => {
    const isForm = start !== undefined
    const socket = dial()
    const answer = answerOf(socket)
    const before = heldBufferBytes()
    socket.write(headOf('chunked', isForm ? undefined : 'image/jpeg', isForm ? 'POST' : 'PUT'))
    if (isForm) socket.write(chunkOf(start))
    const chunk = chunkOf(Buffer.alloc(mega))
    let sent = 0
    while (!socket.destroyed && sent < 1024) {
      sent += 1
      if (!socket.write(chunk)) await Promise.race([new Promise((go) => socket.once('drain', go)), wait(100)])
      await wait(1)
    }
    const text = await answer
    expect(text).toContain('HTTP/1.1 413')
    expect(text).toContain('上传文件大小不能超过 2MB!')
    expect(sent).toBeLessThan(100)
    expect(heldBufferBytes() - before).toBeLessThan(16 * mega)
    await nothingLeft()
  })

  it('who sends a little too much keeps the line and is heard again', async () => {
    const socket = dial()
    const answer = answerOf(socket)
    const body = Buffer.concat([Buffer.from(partHead), Buffer.alloc(2 * mega + 1), Buffer.from('\r\n--b--\r\n')])
    socket.write(Buffer.concat([Buffer.from(headOf(body.length)), body]))
    await wait(300)
    const small = `${partHead}abc\r\n--b--\r\n`
    socket.write(lastHeadOf(small.length) + small)
    expect(await answer).toMatch(/HTTP\/1\.1 413[\s\S]*HTTP\/1\.1 200/)
  })

  it('who falls silent is cut', async () => {
    const socket = dial()
    const answer = answerOf(socket)
    socket.write(headOf(1000) + partHead)
    const start = performance.now()
    expect(await answer).toMatch(/HTTP\/1\.1 408[\s\S]*网络过慢/)
    expect(performance.now() - start).toBeLessThan(10_000)
    await nothingLeft()
  })

  it('who dribbles is cut, who is slow but steady is not', async () => {
    const send = async (bytesPerTick: number, ticks: number) => {
      const socket = dial()
      const answer = answerOf(socket)
      const tail = '\r\n--b--\r\n'
      socket.write(lastHeadOf(partHead.length + bytesPerTick * ticks + tail.length) + partHead)
      for (let tick = 0; tick < ticks && socket.writable; tick += 1) {
        socket.write(Buffer.alloc(bytesPerTick, 'x'))
        await wait(20)
      }
      socket.write(tail)
      return answer
    }
    const [dribble, steady] = await Promise.all([send(2, 75), send(2_000, 75)])
    expect(dribble).toContain('HTTP/1.1 408')
    expect(steady).toContain('HTTP/1.1 200')
    await nothingLeft()
  })

  it('who leaves in the middle leaves nothing: 300 times, no file, no handler and no open handle', async () => {
    await post(`${partHead}abc\r\n--b--\r\n`)
    const before = await handles()
    started = 0
    // Some callers leave before a busy machine has read their headers.
    for (let round = 0; round < 10 || started <= 50; round += 1) {
      const sockets = Array.from({ length: 30 }, () => dial())
      await Promise.all(
        sockets.map(async (socket, index) => {
          socket.write(headOf(mega) + partHead)
          socket.write(Buffer.alloc(index * 2_000))
          await wait(index)
          socket.destroy()
        }),
      )
    }
    await nothingLeft()
    await vi.waitFor(async () => expect(await handles()).toBeLessThanOrEqual(before + 2))
  })
})

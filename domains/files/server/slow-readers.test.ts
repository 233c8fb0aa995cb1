import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { heldBufferBytes } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFilesApp, type FilesApp } from '../testing/files-app.ts'
import { jpegOf } from '../testing/samples.ts'

const mega = 1024 * 1024
const readers = 30

let test: FilesApp
let port = 0
const sockets: Socket[] = []
beforeAll(async () => {
  test = await createFilesApp()
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await test.close()
})

/** Asks for a file, takes its first bytes and then nothing more. */
const stall = (url: string): Promise<void> =>
  new Promise((begun, failed) => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.once('error', failed)
    socket.once('readable', () => begun())
    socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`)
  })

it('costs little memory to serve large files to readers who do not read', async () => {
  const bytes = Buffer.concat([await jpegOf(), Buffer.alloc(9 * mega)])
  const { url } = await test.upload({ fileName: 'large.jpg', bytes }, 'generic')
  const before = heldBufferBytes()
  await Promise.all(Array.from({ length: readers }, () => stall(url)))
  await wait(200)
  expect(heldBufferBytes() - before).toBeLessThan(readers * mega)
})

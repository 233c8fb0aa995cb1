import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createLog } from '../log/log.ts'
import { scanBytes, scanFile } from './scan-file.ts'

let folder: string
let path: string
let server: Server | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-scan-'))
  path = join(folder, 'upload')
  await writeFile(path, Buffer.alloc(1_000_000, 1))
})
afterEach(async () => {
  server?.close()
  server = undefined
  await rm(folder, { recursive: true })
})

const scanning = (port?: number) => ({
  config: readConfig({ DATA_DIR: folder, ...(port && { CLAMAV_HOST: '127.0.0.1', CLAMAV_PORT: String(port) }) }, []),
  log: createLog('silent'),
})
/** A scanner that treats its callers as `meet` does; answers the context that asks it. */
const scannerWho = async (meet: (socket: Socket) => void) => {
  const listening = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    meet(socket)
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return scanning((listening.address() as AddressInfo).port)
}
const answers = (answer: string) => (socket: Socket) => {
  socket.on('data', (bytes) => bytes.subarray(-4).equals(Buffer.alloc(4)) && socket.end(`${answer}\0`))
}
const openFiles = async () => (await readdir('/proc/self/fd')).length
const open = () => createReadStream(path)

describe('a scan', () => {
  it.each([
    ['stream: OK', 'clean'],
    ['stream: Eicar FOUND', 'infected'],
    ['stream: INSTREAM size limit exceeded. ERROR', 'undecided'],
  ])('answered with “%s” is %s', async (answer, verdict) => {
    expect(await scanBytes(await scannerWho(answers(answer)), open)).toBe(verdict)
  })

  it('of a scanner that says nothing ends, and the upload waits for a later one', async () => {
    const ctx = await scannerWho((socket) => socket.resume())
    expect(await scanBytes(ctx, open, 100)).toBe('silent')
  })

  it('fails where the bytes cannot be read, since that says nothing about the scanner', async () => {
    const ctx = await scannerWho(answers('stream: OK'))
    await expect(scanFile(ctx, join(folder, 'gone'))).rejects.toThrow('ENOENT')
  })

  // Only Linux lists a process's open files below /proc.
  it.runIf(process.platform === 'linux')('leaves no file open, whatever becomes of the scanner', async () => {
    const gone = await scannerWho(() => undefined)
    server?.close()
    const hangingUp = (socket: Socket) => socket.once('data', () => socket.destroy())
    const before = await openFiles()
    for (let round = 0; round < 20; round += 1) {
      expect(await scanFile(scanning(), path)).toBe('none')
      expect(await scanFile(gone, path)).toBe('pending')
    }
    expect(await openFiles()).toBeLessThan(before + 5)
    expect(await scanFile(await scannerWho(hangingUp), path)).toBe('pending')
    await vi.waitFor(async () => expect(await openFiles()).toBeLessThan(before + 5))
  })
})

import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { missingFiles, zipArchive } from './zip-archive.ts'

const textFile = (path: string, text: string) => ({ path, open: () => Readable.from([Buffer.from(text)]) })
const gone = {
  path: 'b.txt',
  open: async () => {
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  },
}
/** Names of entries are in the directory at the end of a ZIP, uncompressed. */
const holds = (zip: Buffer, name: string): boolean => zip.includes(Buffer.from(name))

it('leaves out a file that is no longer in the store, and names it inside', async () => {
  const zip = await buffer(zipArchive([textFile('a.txt', 'a'), gone, textFile('c.txt', 'c')]))
  expect(['a.txt', 'c.txt', missingFiles].map((name) => holds(zip, name))).toEqual([true, true, true])
  expect(holds(await buffer(zipArchive([textFile('a.txt', 'a')])), missingFiles)).toBe(false)
})

it('breaks off where a file cannot be opened for another reason, or ends too early', async () => {
  const closed = { path: 'b.txt', open: () => Promise.reject(new Error('the store is away')) }
  await expect(buffer(zipArchive([textFile('a.txt', 'a'), closed]))).rejects.toThrow('the store is away')
  const torn = {
    path: 'b.txt',
    open: () =>
      new Readable({
        read() {
          this.destroy(new Error('torn off'))
        },
      }),
  }
  await expect(buffer(zipArchive([torn]))).rejects.toThrow('torn off')
})

it('closes the file that is being packed when the reader leaves', async () => {
  const endless = new PassThrough()
  endless.write('begun')
  const opened: string[] = []
  const next = {
    path: 'c.txt',
    open: () => {
      opened.push('c.txt')
      return Readable.from([Buffer.from('c')])
    },
  }
  const archive = zipArchive([{ path: 'a.txt', open: () => endless }, next])
  archive.resume()
  await sleep(20)
  archive.destroy()
  await expect.poll(() => endless.destroyed).toBe(true)
  expect(opened).toEqual([])
})

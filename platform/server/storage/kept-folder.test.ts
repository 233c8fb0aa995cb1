import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { readConfig } from '../config/config.ts'
import { openKeptFolder } from './open-kept-folder.ts'

let s3: S3Server
let folder: string
beforeAll(async () => {
  s3 = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 'S3'])('what is kept on %s', (kind) => {
  const open = () => openKeptFolder(readConfig({ DATA_DIR: folder, ...(kind === 'S3' && s3.env) }), 'log')

  it('is read as it was written last, by whoever opens it', async () => {
    expect(await open().read('tile/0/x001/000')).toBeUndefined()
    await open().write('tile/0/x001/000', Buffer.from('one'))
    await open().write('tile/0/x001/000', Buffer.from('two'))
    expect(String(await open().read('tile/0/x001/000'))).toBe('two')
  })

  it('is gone once removed, and may be removed again', async () => {
    await open().write('checkpoint', Buffer.from('one'))
    await open().remove('checkpoint')
    await open().remove('checkpoint')
    expect(await open().read('checkpoint')).toBeUndefined()
  })
})

it('leaves nothing half written on disk', async () => {
  const kept = openKeptFolder(readConfig({ DATA_DIR: folder }), 'log')
  await kept.write('whole', Buffer.alloc(100_000))
  expect((await readdir(join(folder, 'log'))).filter((name) => name.endsWith('.new'))).toEqual([])
})

it('is never seen half written on disk, however many write it at once', async () => {
  const kept = openKeptFolder(readConfig({ DATA_DIR: folder }), 'busy')
  const texts = Array.from({ length: 8 }, (_, index) => String(index).repeat(200_000))
  await kept.write('checkpoint', Buffer.from(texts[0] ?? ''))
  let writing = true
  const watch = async () => {
    while (writing) expect(texts).toContain(String(await kept.read('checkpoint')))
  }
  const watching = watch()
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(texts.map((text) => kept.write('checkpoint', Buffer.from(text))))
  }
  writing = false
  await watching
  expect(await readdir(join(folder, 'busy'))).toEqual(['checkpoint'])
})

it('loses the copies of writers that were killed, and leaves those at work alone', async () => {
  const kept = openKeptFolder(readConfig({ DATA_DIR: folder }), 'killed')
  await kept.write('checkpoint', Buffer.from('one'))
  const at = (name: string) => join(folder, 'killed', name)
  await writeFile(at('checkpoint.old.new'), '')
  await utimes(at('checkpoint.old.new'), 0, 0)
  await writeFile(at('checkpoint.fresh.new'), '')
  await kept.write('checkpoint', Buffer.from('two'))
  expect((await readdir(join(folder, 'killed'))).toSorted()).toEqual(['checkpoint', 'checkpoint.fresh.new'])
})

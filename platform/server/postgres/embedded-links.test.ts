import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { linkLibraries } from './embedded-links.ts'

const folder = await mkdtemp(join(tmpdir(), 'links-test-'))
const native = join(folder, 'native')

afterAll(() => rm(folder, { recursive: true }))

test('the libraries get the names that PostgreSQL looks for, relative, and a second time changes nothing', async () => {
  await mkdir(join(native, 'lib'), { recursive: true })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  await linkLibraries(native)
  await linkLibraries(native)
  expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})

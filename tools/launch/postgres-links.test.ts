import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkPostgresLibraries } from './postgres-links.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-test-'))
  mkdirSync(join(folder, 'linux-x64', 'native', 'lib'), { recursive: true })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(folder, 'linux-x64', 'native', 'pg-symlinks.json'), JSON.stringify(links))
  writeFileSync(join(folder, 'linux-x64', 'native', 'lib', 'libpq.so.5.18'), '')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the libraries get the names that PostgreSQL looks for, relative, and a second time changes nothing', () => {
  linkPostgresLibraries(folder)
  linkPostgresLibraries(folder)
  expect(readlinkSync(join(folder, 'linux-x64', 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})

test('a machine without these packages has nothing to link', () => {
  expect(() => linkPostgresLibraries(join(folder, 'absent'))).not.toThrow()
})

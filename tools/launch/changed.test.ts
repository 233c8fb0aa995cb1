import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAffected, listChanged, readPackages } from './changed.mjs'

const root = mkdtempSync(join(tmpdir(), 'changed-test-'))
const write = (path: string, content: string | object): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=n@example.com', ...args], { cwd: root, encoding: 'utf8' })
const manifest = (name: string, uses: string[] = [], inTests: string[] = []) => {
  const named = (list: string[]) => Object.fromEntries(list.map((one) => [`@portal/${one}`, '0.1.0']))
  return { name: `@portal/${name}`, dependencies: named(uses), devDependencies: named(inTests) }
}

beforeAll(() => {
  write('package.json', { workspaces: ['apps/*', 'domains/*', 'platform', 'e2e'] })
  write('platform/package.json', manifest('platform'))
  write('domains/accounts/package.json', manifest('accounts', ['platform']))
  write('domains/news/package.json', manifest('news', ['platform'], ['accounts']))
  write('domains/news-letters/package.json', manifest('news-letters', ['platform']))
  write('apps/server/package.json', manifest('server', ['news', 'news-letters']))
  write('e2e/package.json', manifest('e2e'))
  write('domains/README.md', 'no package')
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'first')
})
afterAll(() => rmSync(root, { recursive: true }))

describe('what changed since main', () => {
  it('is what was committed, what was not, and what git does not know yet', () => {
    expect(listChanged(root)).toEqual([])
    git('switch', '-qc', 'branch')
    write('domains/news/a.ts', 'committed')
    git('add', '-A')
    git('commit', '-qm', 'second')
    write('domains/accounts/package.json', manifest('accounts', ['platform'], []))
    write('platform/package.json', { ...manifest('platform'), private: true })
    write('domains/news/新.ts', 'unknown')
    expect(listChanged(root)).toEqual(['domains/news/a.ts', 'domains/news/新.ts', 'platform/package.json'])
  })

  it('is unknown without git', () => {
    expect(listChanged(tmpdir())).toBeUndefined()
  })
})

describe('the tests that it concerns', () => {
  const affected = (...changed: string[]) => findAffected(changed, readPackages(root))

  it('are those of its package and of all that use it, for production or for tests', () => {
    expect(affected('domains/accounts/server/login.ts')).toEqual({
      folders: ['apps/server', 'domains/accounts', 'domains/news'],
      own: ['domains/accounts'],
      journeys: false,
    })
    expect(affected('domains/news-letters/a.ts').folders).toEqual(['apps/server', 'domains/news-letters'])
    expect(affected('platform/server/a.ts').folders).toHaveLength(5)
  })

  it('are none for documents', () => {
    expect(affected('README.md', 'domains/news/README.md')).toEqual({ folders: [], own: [], journeys: false })
  })

  it('are all for a file of no package', () => {
    expect(affected('package-lock.json', 'domains/news/a.ts')).toEqual({
      folders: 'all',
      own: ['domains/news'],
      journeys: true,
    })
  })

  it.each(['e2e/a.journey.ts', 'apps/server/main.ts'])('are all journeys for %s', (path) => {
    expect(affected(path).journeys).toBe(true)
  })
})

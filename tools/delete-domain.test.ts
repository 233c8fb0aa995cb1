import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stress } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

const here = join(import.meta.dirname, '..')
const manifests = ['apps/server/package.json', 'apps/web/package.json']
const lists = ['apps/server/domains.ts', 'apps/web/domains.ts']

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'without-'))
  for (const path of projectFiles(here)) cpSync(join(here, path), join(root, path))
  // The copy uses the installed packages from outside; the packages of the project are those of the copy.
  for (const entry of readdirSync(join(here, 'node_modules'))) {
    const at = join(root, 'node_modules', entry)
    mkdirSync(dirname(at), { recursive: true })
    if (entry === '@portal') cpSync(join(here, 'node_modules', entry), at, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(here, 'node_modules', entry), at)
  }
  const nested = 'domains/messages/node_modules'
  symlinkSync(join(here, nested), join(root, nested))
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const change = (path: string, edit: (text: string) => string) => {
  const before = readFileSync(join(root, path), 'utf8')
  const after = edit(before)
  expect(after, `${path} names it`).not.toBe(before)
  writeFileSync(join(root, path), after)
}
const withoutLines = (names: RegExp) => (text: string) =>
  text
    .split('\n')
    .filter((line) => !names.test(line))
    .join('\n')
const withoutDependency = (name: string) => (text: string) => {
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> }
  delete manifest.dependencies[`@portal/${name}`]
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/**
 * Deletes a domain as CONTRIBUTING says: its folder, its line and import in each list, its manifests, its row of the
 * drawing.
 */
const deleteDomain = (name: string) => {
  rmSync(join(root, 'domains', name), { recursive: true })
  rmSync(join(root, 'node_modules', '@portal', name))
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  for (const list of lists) change(list, withoutLines(new RegExp(`\\b(?:${name}|create${capital})(?:Server|Web)\\b`)))
  for (const manifest of manifests) change(manifest, withoutDependency(name))
  change('ARCHITECTURE.md', withoutLines(new RegExp(`domains/${name}\\b`)))
}

const tool = (name: string) => join(here, 'node_modules', '.bin', name)
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types of the server', tool('tsc'), '-p', 'tsconfig.server.json'],
  ['types of the browser', tool('tsc'), '-p', 'tsconfig.browser.json'],
  ['types of the tests', tool('tsc'), '-p', 'tsconfig.test.json'],
  ['architecture', process.execPath, 'tools/check-architecture.ts'],
  ['unused code', tool('knip')],
]

/** Checking types and unused code of a whole tree takes minutes; the normal run only checks where imports lead. */
const asked = stress(import.meta, {
  what: '删去两个域后的类型与无用代码（本次只查架构）',
  full: checks,
  gate: checks.filter(([name]) => name === 'architecture'),
})

it('without favourites and courses, deleted by their folders and two lines each, the tree is green', {
  timeout: 600_000,
}, () => {
  deleteDomain('favourites')
  deleteDomain('courses')
  const faults = asked.map(([name, command, ...args]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
    return { name, said: status === 0 ? '' : `${stdout}${stderr}` }
  })
  expect(faults.filter(({ said }) => said !== '')).toEqual([])
})

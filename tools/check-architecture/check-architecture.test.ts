import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkArchitecture } from '../check-architecture.ts'
import { plantTree } from '../planted-tree.ts'

const doors = {
  './contract': './contract/index.ts',
  './proof': './proof/index.ts',
  './server': { node: './server/index.ts' },
  './web': { browser: './web/index.ts' },
  './web/tokens.css': './web/tokens.css',
  './testing': { node: './testing/index.ts' },
  './testing/page': { node: './testing/page-stage.ts' },
}

function manifest(name: string, dependencies: string[] = [], more: object = { exports: doors }) {
  return JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((it) => [it, '0.1.0'])), ...more })
}

function sides(folder: string) {
  return {
    [`${folder}/contract/index.ts`]: "import { Code } from './code.ts'\nexport const codes = [Code]\n",
    [`${folder}/contract/code.ts`]: "import { hash } from '../proof/hash.ts'\nexport const Code = hash('x')\n",
    [`${folder}/proof/index.ts`]: 'export const shortest = 1\n',
    [`${folder}/proof/hash.ts`]: 'export function hash(text: string) {\n  return text\n}\n',
    [`${folder}/server/index.ts`]: "import type { Code } from '../contract/code.ts'\nexport type Row = typeof Code\n",
    [`${folder}/web/index.ts`]: "export const page = () => import('./page.tsx')\n",
    [`${folder}/web/page.tsx`]:
      "import '@portal/platform/web/tokens.css'\nexport const Page = () => <p>{'// TODO'}</p>\n",
    [`${folder}/web/tokens.css`]: ':root {\n  --ink: #222;\n}\n',
    [`${folder}/testing/page-stage.ts`]: "import { stage } from './index.ts'\nexport const answers = [stage]\n",
    [`${folder}/testing/index.ts`]: "import { page } from '../web/index.ts'\nexport const stage = page\n",
  }
}

const clean: Record<string, string | undefined> = {
  'package.json': JSON.stringify({ name: 'root', workspaces: ['domains/*'] }),
  'platform/package.json': manifest('@portal/platform'),
  ...sides('platform'),
  'platform/web/page.tsx': "import './tokens.css'\nexport const Page = () => <p>好</p>\n",
  'domains/places/package.json': manifest('@portal/places', ['@portal/platform']),
  ...sides('domains/places'),
  'domains/orders/package.json': manifest('@portal/orders', ['@portal/platform', '@portal/places']),
  ...sides('domains/orders'),
  'domains/orders/proof/index.ts': "export { hash } from './hash.ts'\n",
  'domains/orders/server/list.ts':
    "import { page } from '@portal/places/server'\nimport fs from 'node:fs'\nfs.rm(page)\n",
  'domains/orders/contract/code.test.ts': "import { page } from '@portal/platform/testing'\nvoid page\n",
  'apps/server/package.json': manifest('@portal/server', ['@portal/platform', '@portal/orders'], {}),
  'apps/server/main.ts': "import { hash } from '@portal/orders/proof'\nexport const a = hash('a')\n",
  'apps/web/package.json': manifest('@portal/web', ['@portal/platform', '@portal/orders'], {}),
  'apps/web/hash.ts': "import { hash } from '@portal/orders/proof'\nexport const a = hash('a')\n",
  'apps/web/main.tsx': "export { page } from '@portal/orders/web'\nexport const home = '#/home/list/detail'\n",
  'apps/web/vite.config.ts': 'export default {}\n',
}

const faultsOf = (files: Record<string, string | undefined>) =>
  checkArchitecture(plantTree({ ...clean, ...files })).problems

/** A fault is planted as text put together here, so that this file does not carry it itself. */
const registry = ['https://registry', 'npmjs.org'].join('.')
const up = (steps: number) => '../'.repeat(steps)
const folderOf = (...names: string[]) => ['', ...names, ''].join('/')

it('passes a clean tree and counts its files', () => {
  expect(checkArchitecture(plantTree(clean))).toEqual({ files: 33, problems: [] })
})

describe('doors', () => {
  it.each([
    ['domains/orders/server/list.ts', "import { codes } from '../contract/index.ts'\nvoid codes\n"],
    [
      'domains/orders/web/list.ts',
      "import type { codes } from '../contract/index.ts'\nexport type Codes = typeof codes\n",
    ],
    ['domains/orders/web/list.ts', "export const load = () => import('../contract/index.ts')\n"],
  ])('are not used by production files of their own package: %s', (path, text) => {
    expect(faultsOf({ [path]: text })).toEqual([
      `${path}: imports its own door domains/orders/contract/index.ts; inside a package import the file`,
    ])
  })

  it('may be used by tests of their own package', () => {
    expect(
      faultsOf({ 'domains/orders/web/list.test.ts': "import { stage } from '../testing/index.ts'\nvoid stage\n" }),
    ).toEqual([])
  })

  it('pass on only what another package asks for', () => {
    const door = "export { hash } from './hash.ts'\nexport { hash as digest } from './hash.ts'\n"
    expect(faultsOf({ 'domains/orders/proof/index.ts': door })).toEqual([
      'domains/orders/proof/index.ts:2: no other package asks for digest',
    ])
  })

  it('pass on everything where a package loads them at run time', () => {
    const load = "export const load = () => import('@portal/orders/proof')\n"
    const door = "export { hash as digest } from './hash.ts'\n"
    expect(faultsOf({ 'domains/orders/proof/index.ts': door, 'apps/server/load.ts': load })).toEqual([])
  })
})

describe('who may use whom', () => {
  it.each([
    [
      'a package that is not listed',
      { 'apps/server/main.ts': "import { Code } from '@portal/places/contract'\nvoid Code\n" },
      'apps/server/main.ts:1: uses @portal/places, which apps/server/package.json does not list',
    ],
    [
      'a package that does not exist',
      { 'apps/server/main.ts': "import { x } from '@portal/nowhere/server'\nvoid x\n" },
      'apps/server/main.ts:1: there is no package @portal/nowhere',
    ],
    [
      'a dependency for tests used by production',
      {
        'domains/orders/package.json': manifest('@portal/orders', ['@portal/platform'], {
          exports: doors,
          devDependencies: { '@portal/places': '0.1.0' },
        }),
      },
      'domains/orders/server/list.ts:1: uses @portal/places, which domains/orders/package.json does not list',
    ],
    [
      'the platform listing a domain',
      {
        'platform/package.json': manifest('@portal/platform', ['@portal/places']),
        'domains/places/package.json': manifest('@portal/places'),
        'domains/places/web/page.tsx': 'export const Page = 1\n',
      },
      'platform/package.json: @portal/platform (platform) may not depend on @portal/places (domains)',
    ],
    [
      'a domain listing an app',
      {
        'domains/places/package.json': manifest('@portal/places', ['@portal/platform', '@portal/server']),
        'apps/server/package.json': manifest('@portal/server', [], {}),
        'apps/server/main.ts': 'export const a = 1\n',
      },
      'domains/places/package.json: @portal/places (domains) may not depend on @portal/server (apps)',
    ],
    [
      'a way past the door',
      { 'apps/server/main.ts': "import { Code } from '@portal/orders/contract/code.ts'\nvoid Code\n" },
      'apps/server/main.ts:1: @portal/orders/contract/code.ts is no door of @portal/orders; it has contract, proof, server, web, web/tokens.css, testing, testing/page',
    ],
    [
      'a relative way into another package',
      { 'domains/orders/server/list.ts': "import { hash } from '../../places/proof/index.ts'\nvoid hash\n" },
      'domains/orders/server/list.ts:1: ../../places/proof/index.ts leaves @portal/orders; another package only through its doors',
    ],
    [
      'its own door',
      { 'domains/orders/server/list.ts': "import { Code } from '@portal/orders/contract'\nvoid Code\n" },
      'domains/orders/server/list.ts:1: @portal/orders/contract is this package itself; inside a package imports are relative',
    ],
    [
      'a door that leads nowhere',
      { 'domains/orders/testing/index.ts': undefined },
      'domains/orders/package.json: the door ./testing leads to domains/orders/testing/index.ts, which does not exist',
    ],
    [
      'a door open to the wrong side',
      {
        'domains/orders/package.json': manifest('@portal/orders', ['@portal/platform', '@portal/places'], {
          exports: { ...doors, './server': './server/index.ts' },
        }),
      },
      'domains/orders/package.json: the door ./server must open under "node" only',
    ],
    [
      'a door that is no side',
      {
        'domains/orders/package.json': manifest('@portal/orders', ['@portal/platform', '@portal/places'], {
          exports: { ...doors, './list': './server/list.ts' },
        }),
      },
      'domains/orders/package.json: the door ./list is no side; sides are contract, proof, server, web, testing',
    ],
    [
      'a file outside the sides',
      { 'domains/orders/list.ts': 'export const a = 1\n' },
      'domains/orders/list.ts: stands outside the sides of @portal/orders (contract, proof, server, web, testing)',
    ],
  ])('reports %s', (_, files, fault) => {
    expect(faultsOf(files)).toEqual([fault])
  })

  it.each([
    ['web/page.tsx', "import type { Row } from '../server/index.ts'", 'web may not import server (../server/index.ts)'],
    ['server/list.ts', "export { page } from '../web/index.ts'", 'server may not import web (../web/index.ts)'],
    [
      'server/list.ts',
      "type P = import('../testing/index.ts').Row",
      'server may not import testing (../testing/index.ts)',
    ],
    ['web/page.tsx', "void import('@portal/places/testing')", 'web may not import testing (@portal/places/testing)'],
    ['contract/code.ts', "import '../server/index.ts'", 'contract may not import server (../server/index.ts)'],
    ['contract/more.ts', "import '@portal/places/web'", 'contract may not import web (@portal/places/web)'],
    ['proof/index.ts', "import '@portal/places/contract'", 'proof may not import contract (@portal/places/contract)'],
    ['contract/code.ts', "import 'node:fs'", 'contract may not import node:fs: it also runs in a browser'],
    ['web/page.tsx', "import 'crypto'", 'web may not import crypto: it also runs in a browser'],
  ])('reports the wrong side: %s with %s', (path, line, fault) => {
    const file = `domains/orders/${path}`
    const others = path === 'contract/code.ts' ? { 'domains/orders/server/index.ts': 'export const page = 1\n' } : {}
    expect(faultsOf({ [file]: `${line}\n`, ...others })).toEqual([`${file}:1: ${fault}`])
  })

  it('reports an app that imports the samples of its tests', () => {
    const samples = { 'apps/web/testing/samples.ts': "export { page } from '@portal/orders/testing'\n" }
    expect(faultsOf(samples)).toEqual([])
    expect(faultsOf({ ...samples, 'apps/web/a.ts': "import './testing/samples.ts'\n" })).toEqual([
      'apps/web/a.ts:1: web may not import testing (./testing/samples.ts)',
    ])
  })

  it('reports packages that use each other', () => {
    expect(
      faultsOf({ 'domains/places/package.json': manifest('@portal/places', ['@portal/platform', '@portal/orders']) }),
    ).toEqual(['packages use each other: @portal/orders → @portal/places → @portal/orders'])
  })

  it('reports files that import each other, by types and at run time alike', () => {
    expect(
      faultsOf({
        'apps/server/a.ts': "import type { B } from './b.ts'\nexport type A = B\n",
        'apps/server/b.ts': "export { C as B } from './c.ts'\n",
        'apps/server/c.ts': "export class C {}\nvoid import('./a.ts')\n",
      }),
    ).toEqual(['files import each other: apps/server/a.ts → apps/server/b.ts → apps/server/c.ts → apps/server/a.ts'])
  })
})

describe('how a file is written', () => {
  it.each([
    ['utils.ts', ': "utils" says nothing; name it after what it is', 'export const a = 1\n'],
    ['phone.helpers.ts', ': "helpers" says nothing; name it after what it is', 'export const a = 1\n'],
    ['shared/phone.ts', ': "shared" says nothing; name it after what it is', 'export const a = 1\n'],
    ['index.ts', ': index is the name of a door, and no package.json exports this', 'export const a = 1\n'],
    ['a.ts', ':1: export * hides what ./main.ts gives away; name it', "export * from './main.ts'\n"],
    ['a.ts', ':2: export * hides what ./main.ts gives away; name it', "\nexport * as b from './main.ts'\n"],
    ['a.ts', ':1: default export; give it a name (tool configs aside)', 'export default 1\n'],
    ['a.ts', ':2: default export; give it a name (tool configs aside)', 'const b = 1\nexport { b as default }\n'],
    ['a.ts', ': 301 lines, at most 300', '// 1\n'.repeat(301)],
    ['a.css', ': 301 lines, at most 300', '/* 1 */\n'.repeat(301)],
    ['a.test.ts', ': 401 lines, at most 400', '// 1\n'.repeat(401)],
    ['a.ts', ':2: Unexpected token', 'const a =\n'],
    ['a.ts', ':1: as any', 'export const a = 1 as any\n'],
    ['a.ts', ':1: biome-ignore without a reason behind a colon', '// biome-ignore lint/style/x\n'],
    ['a.ts', ':1: biome-ignore without a reason behind a colon', '// biome-ignore lint/style/x:\n'],
    ['a.css', ':1: biome-ignore without a reason behind a colon', '/* biome-ignore lint/style/x */\n'],
    ['a.ts', ':1: @ts-expect-error without a reason behind a colon', '/* @ts-expect-error */\n'],
    ['a.ts', ':1: @ts-ignore is never allowed', '// @ts-ignore: the library is wrong\n'],
    ['a.ts', ':2: TODO: finish it, or put it into an issue', '\n// TODO later\n'],
    ['a.html', ':1: FIXME: finish it, or put it into an issue', '<!-- FIXME -->\n'],
    ['a.test.ts', ':1: it.skip without a comment that says why', "it.skip('a', () => {})\n"],
    ['a.test.ts', ':1: test.describe.only without a comment that says why', "test.describe.only('a', () => {})\n"],
    ['a.test.ts', ':1: it.skipIf without a comment that says why', "it.skipIf(true)('a', () => {})\n"],
    ['a.ts', ':1: ../../../b.json leads out of the project', `new URL('${up(3)}b.json', import.meta.url)\n`],
    ['a.ts', ':1: ../../../b leads out of the project', `join(import.meta.dirname, '${up(3)}b')\n`],
    [
      'a.md',
      `:1: ${folderOf('home', 'someone')} is a folder of one machine`,
      `see ${folderOf('home', 'someone', 'portal')}\n`,
    ],
    ['a.json', `:1: ${folderOf('root')} is a folder of one machine`, `["${folderOf('root', 'x')}"]\n`],
    ['a.ts', `:1: ${folderOf('work')} is a folder of one machine`, `const a = '${folderOf('work', 'x')}'\n`],
    ['a.md', ':1: C:\\' + 'Users is a folder of one machine', 'C:\\' + 'Users\\me\n'],
    [
      '.npmrc',
      `:1: ${registry.slice(8)} is a package registry; that is the machine's setting`,
      `registry=${registry}/\n`,
    ],
  ])('reports %s%s', (name, fault, text) => {
    expect(faultsOf({ [`apps/server/${name}`]: text })).toEqual([`apps/server/${name}${fault}`])
  })

  it.each([
    ['a.ts', 'a reason', '// biome-ignore lint/style/x: the wire says so\nexport const a = 1\n'],
    ['a.ts', 'a reason behind a dash', '// @ts-expect-error - the library is wrong\nexport const a = 1\n'],
    ['a.ts', 'marks in a string', "export const a = '// @ts-ignore TODO export * from'\n"],
    ['a.ts', 'another only', 'export const a = { only: 1 }\nexport const b = a.only\n'],
    ['a.test.ts', 'a skip with its reason', "// Windows has no such signal.\nit.skip('a', () => {})\n"],
    ['migrations/0001.ts', 'the length of what is generated', '// 1\n'.repeat(301)],
    [
      'a.ts',
      'addresses of the portal',
      "export const a = '#/home/exhibition'\nexport const b = '/home/earlyWarning/assessment'\n",
    ],
    ['a.ts', 'a way up that stays inside', "new URL('../../b.json', import.meta.url)\n"],
    ['picture.bin', 'bytes', `\0${folderOf('root', 'x')}`],
  ])('lets pass %s: %s', (name, _, text) => {
    expect(faultsOf({ [`apps/server/${name}`]: text })).toEqual([])
  })
})

describe('as a command', () => {
  const run = (root: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../check-architecture.ts'), root], { encoding: 'utf8' })

  it('says how many files are well and exits with 0', () => {
    expect(run(plantTree(clean))).toMatchObject({ status: 0, stdout: 'architecture: ok (33 files)\n', stderr: '' })
  })

  it('prints one line for every fault and exits with 1', () => {
    const root = plantTree({ ...clean, 'apps/web/a.ts': 'export default 1 as any\n' })
    const { status, stderr } = run(root)
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(2)
  })

  it('reads what git would track, and nothing it ignores', () => {
    const root = plantTree({ ...clean, '.gitignore': 'made/\n', 'made/utils.ts': 'export default 1\n' })
    expect(checkArchitecture(root).problems).not.toEqual([])
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    expect(checkArchitecture(root)).toEqual({ files: 33, problems: [] })
  })
})

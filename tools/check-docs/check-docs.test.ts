import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkDocs } from '../check-docs.ts'
import { plantTree } from '../planted-tree.ts'

const decision = (number: string) =>
  `# ${number}. Paper\n\nDate: 2026-11-20\nStatus: in force\n\n## Context\n\n## Decision\n\n## Refused\n\n## Consequence\n`

const clean: Record<string, string | undefined> = {
  'package.json': JSON.stringify({ scripts: { start: 'x', test: 'x', check: 'x', 'db:change': 'x' } }),
  'README.md': [
    '# Portal',
    '![screen](docs/screen.png) <img src="docs/screen.png"> [how](docs/operations.md#backup-and-restore) [top](#portal)',
    'Run `npm start`, `npm run check`, `npm run db:change <name>` and `node --test tools/launch.mjs`. 三 [中](#备份-与恢复)',
    'See `docs/operations.md`, `docs/`, `tools/*.mjs`, `config.ts`, `docs/decisions/NNNN-title.md`, `text/html`, `/api/docs`,',
    '`a.b`, `data/postgres`, [out](https://example.org/nothing) and [code][1]; not a link: `[a](b.md)`.',
    '## 备份 与恢复',
    '[1]: tools/launch.mjs',
    '```',
    '[not a link](nowhere.md)',
    'npm test',
    '```',
  ].join('\n'),
  'docs/screen.png': 'png',
  'docs/operations.md': [
    '# Operations',
    '| Setting | |',
    '| --- | --- |',
    '| `PORT` | 3000 |',
    '## Backup and restore',
    'Set `DATABASE_URL` and `DATA_KEYS=k1:…`, send SIGTERM (`SIGTERM`), answer `GET`.',
    '```sh',
    'S3_BUCKET=files LOG_LEVEL=info npm start',
    '```',
  ].join('\n'),
  'docs/decisions.md': '# Decisions\n[a](decisions/0001-paper.md) [b](decisions/0002-ink.md)\n',
  'docs/decisions/0001-paper.md': decision('0001'),
  'docs/decisions/0002-ink.md': decision('0002'),
  'domains/places/README.md': '# Places\nSee `contract/places.ts` and [it](contract/places.ts).\n',
  'domains/places/contract/places.ts': '',
  'platform/server/config/config.ts':
    "z.object({ S3_BUCKET: text(), LOG_LEVEL: text() })\nnumber(env, 'PORT')\nconst a = env.DATABASE_URL ?? env['DATA_KEYS']\n",
  'tools/launch.mjs': '',
}

const faultsOf = (files: Record<string, string | undefined>) => checkDocs(plantTree({ ...clean, ...files })).problems
const withLine = (path: string, line: string) => ({ [path]: `${clean[path]}\n${line}\n` })

it('passes true documents and counts them', () => {
  expect(checkDocs(plantTree(clean))).toEqual({ documents: 6, problems: [] })
})

describe('links, paths and commands', () => {
  it.each([
    ['[a](docs/nothing.md)', 'docs/nothing.md does not exist'],
    ['[a](docs/nothing.md "a title")', 'docs/nothing.md does not exist'],
    ['![a](docs/other.png)', 'docs/other.png does not exist'],
    ['<img alt="" src="docs/other.png" width="3">', 'docs/other.png does not exist'],
    ['[a]: docs/nothing.md', 'docs/nothing.md does not exist'],
    ['[a](#nothing)', 'README.md has no heading #nothing'],
    ['[a](docs/operations.md#nothing)', 'docs/operations.md has no heading #nothing'],
    ['`docs/nothing.md`', 'docs/nothing.md does not exist'],
    ['`./platform/web`', './platform/web does not exist'],
    ['`tools/*.ts`', 'tools/*.ts does not exist'],
    ['`storage.ts`', 'storage.ts does not exist'],
    ['`npm run chekc`', 'package.json has no script "chekc"'],
    ['Then npm run bench.', 'package.json has no script "bench"'],
    ['`node tools/lunch.mjs --fast`', 'node tools/lunch.mjs: no such file'],
    ['```sh\nnode --watch ./apps/main.ts\n```', 'node apps/main.ts: no such file'],
  ])('reports %j', (line, fault) => {
    const at = line.startsWith('```') ? 13 : 12
    expect(faultsOf(withLine('README.md', line))).toEqual([`README.md:${at}: ${fault}`])
  })

  it('reports npm start and npm test where there is no such script', () => {
    expect(faultsOf({ 'package.json': '{"scripts":{"check":"x","db:change":"x","start":"x"}}' })).toEqual([
      'README.md:10: package.json has no script "test"',
    ])
  })

  it('reads a path of a domain from where its README stands', () => {
    expect(faultsOf(withLine('domains/places/README.md', '`contract/roads.ts`'))).toEqual([
      'domains/places/README.md:4: contract/roads.ts does not exist',
    ])
  })

  it('links to the second heading of the same name by its number', () => {
    const twice = '## Note\n## Note\n[second](#note-1) [third](#note-2)'
    expect(faultsOf(withLine('README.md', twice))).toEqual(['README.md:14: README.md has no heading #note-2'])
  })
})

describe('settings', () => {
  it.each(['| `COLOUR` | red |', 'Set `PAPER_COLOUR=red`.', '```\nexport PAPER_COLOUR=red\n```'])(
    'reports one that no code reads: %j',
    (line) => {
      expect(faultsOf(withLine('docs/operations.md', line))).toEqual([
        expect.stringMatching(/^docs\/operations\.md:1\d: no code reads (PAPER_)?COLOUR$/),
      ])
    },
  )

  it.each([
    "env.PAPER_COLOUR ?? 'red'",
    "env['PAPER_COLOUR']",
    "read('PAPER_COLOUR')",
    'z.object({ PAPER_COLOUR: textSetting() })',
  ])('reports one that the config reads and the document conceals: %j', (line) => {
    expect(faultsOf({ 'platform/server/config/paper.ts': `${line}\n` })).toEqual([
      'platform/server/config/paper.ts: reads PAPER_COLOUR, which docs/operations.md does not tell',
    ])
  })

  it('reports one that a domain reads and the document conceals, but not what its tests set', () => {
    const text = 'defineSettings(z.object({ PAPER_COLOUR: textSetting() }), (values) => values)\n'
    const files = {
      'domains/places/server/places.settings.ts': text,
      'domains/places/server/places.settings.test.ts': text,
    }
    expect(faultsOf(files)).toEqual([
      'domains/places/server/places.settings.ts: reads PAPER_COLOUR, which docs/operations.md does not tell',
    ])
  })

  it('lets the document tell what other code reads', () => {
    const files = {
      ...withLine('docs/operations.md', '`CHROMIUM_PATH`'),
      'tools/e2e.ts': 'process.env.CHROMIUM_PATH\n',
    }
    expect(faultsOf(files)).toEqual([])
  })
})

describe('pages', () => {
  it.each([
    ['README.md', 71, 70],
    ['README.zh-CN.md', 71, 70],
    ['domains/places/README.md', 31, 30],
  ])('reports a %s of %i lines', (path, lines, limit) => {
    expect(faultsOf({ [path]: '-\n'.repeat(lines) })).toEqual([`${path}: ${lines} lines, at most ${limit}`])
  })

  it.each([
    ['0004-gap.md', decision('0004'), ['docs/decisions: there is no number 0003']],
    ['0002-twice.md', decision('0002'), ['docs/decisions: there is no number 0003']],
    ['0003-late.md', decision('0003').replace('2026-11-20', 'soon'), [': has no line "Date: YYYY-MM-DD"']],
    ['0003-date.md', decision('0003').replace('11-20', '13-40'), [': has no line "Date: YYYY-MM-DD"']],
    [
      '0003-status.md',
      decision('0003').replace('in force', 'good'),
      [': has no line "Status: in force" or "Status: replaced by NNNN"'],
    ],
    ['0003-title.md', decision('0002'), [': its title must begin with "0003. "']],
    ['0003-part.md', decision('0003').replace('## Refused\n', ''), [': has no part "Refused"']],
    ['0003-long.md', decision('0003') + '\n'.repeat(80), [': 92 lines, at most 80']],
  ])('reports the decision %s', (name, text, faults) => {
    const path = `docs/decisions/${name}`
    const index = { 'docs/decisions.md': `${clean['docs/decisions.md']}[c](decisions/${name})\n` }
    expect(faultsOf({ ...index, [path]: text })).toEqual(faults.map((it) => (it.startsWith(':') ? path + it : it)))
  })

  it('reports a decision without a number, and one that the index does not list', () => {
    expect(faultsOf({ 'docs/decisions/paper.md': decision('0003') })).toEqual([
      'docs/decisions.md: does not list docs/decisions/paper.md',
      'docs/decisions: there is no number 0003',
      'docs/decisions/paper.md: a decision is called NNNN-title.md',
    ])
  })
})

describe('the table of rooms', () => {
  it('has a row for every domain', () => {
    const manifest = { 'domains/places/package.json': '{}', 'domains/orders/package.json': '{}' }
    const page = {
      'ARCHITECTURE.md': '# Architecture\n\n| Folder | Is |\n| --- | --- |\n| `domains/places` | places |\n',
    }
    expect(faultsOf({ ...manifest, ...page })).toEqual(['ARCHITECTURE.md: has no row for domains/orders'])
  })
})

describe('as a command', () => {
  const run = (root: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../check-docs.ts'), root], { encoding: 'utf8' })

  it('says how many documents are true and exits with 0', () => {
    expect(run(plantTree(clean))).toMatchObject({ status: 0, stdout: 'docs: ok (6 documents)\n', stderr: '' })
  })

  it('prints one line for every fault and exits with 1', () => {
    const { status, stderr } = run(plantTree({ ...clean, ...withLine('README.md', '`docs/a.md` and `docs/b.md`') }))
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 2])
  })
})

describe('the map of requirements', () => {
  const map = (rows: readonly string[], told: string) => ({
    'tools/launch.test.ts': '',
    'docs/asvs.md': [
      '# Requirements',
      `Of the standard ${rows.length} of their requirements apply.`,
      told,
      '',
      '| Id | Level | What | Shown |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  })
  const tested = '| 1.1.1 | 2 | order | by test: `tools/launch.test.ts` |'
  const read = '| 1.1.2 | 1 | order | by document: [it](operations.md) |'
  const owed = '| 1.2.1 | 1 | order | by none: not built yet |'

  it('is true when each stands once with what shows it', () => {
    expect(faultsOf(map([tested, read, owed], '1 by test, 1 by document, 1 by none.'))).toEqual([])
  })

  it.each([
    [[tested, tested], '2 by test, 0 by document, 0 by none.', '1.1.1 comes twice'],
    [
      [tested.replace('launch.test', 'gone.test')],
      '1 by test, 0 by document, 0 by none.',
      'tools/gone.test.ts is no test',
    ],
    [[tested.replace('launch.test.ts', 'launch.mjs')], '1 by test, 0 by document, 0 by none.', 'launch.mjs is no test'],
    [[tested.replace('by test: ', '')], '0 by test, 0 by document, 0 by none.', 'is no row of the map'],
    [[read.replace('[it](operations.md)', 'it')], '0 by test, 1 by document, 0 by none.', 'links no document'],
    [[tested, owed], '2 by test, 0 by document, 0 by none.', 'has 1, 0, 1 by test, document and none'],
  ])('is refused where %j says %j', (rows, told, problem) => {
    expect(faultsOf(map(rows, told)).join('\n')).toContain(problem)
  })
})

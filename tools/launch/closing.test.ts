import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { budgetMs, closingLines } from './closing.mjs'

const folder = mkdtempSync(join(tmpdir(), 'closing-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const stamps = write('stamps.test.ts', "describe.skipIf(!findOpenssl())('stamps', () => undefined)")
const other = write('other.test.ts', "it.skipIf(process.env.CRASH_TEST !== 'all')('each step', () => undefined)")
const mass = write(
  'mass.test.ts',
  "const rows = stress(import.meta, {\n  what: '一百万行（本次一千行）',\n  full: 1, gate: 2 })",
)
const quick = ['a', 'b', 'c'].map((name) => write(`${name}.test.ts`, ''))

const fileOf = (name: string, seconds: number, skipped: string[] = []) => ({
  name,
  startTime: 0,
  endTime: seconds * 1000,
  assertionResults: skipped.map((title) => ({ title, ancestorTitles: [], status: 'skipped' })),
})
const testResults = [
  ...quick.map((name, at) => fileOf(name, at + 1)),
  fileOf(mass, 30),
  fileOf(stamps, 0, ['stamps']),
  fileOf(other, 20, ['each step']),
]
const report = write('vitest.json', JSON.stringify({ testResults }))
const check = { title: '单元与集成测试', commands: [], report, kind: 'vitest' as const }
const run = {
  done: [
    { check: { title: '类型', commands: [] }, succeeded: true, ms: 30_000 },
    { check, succeeded: true, ms: 200_000 },
  ],
  preparedMs: 10_000,
  ms: 240_000,
  full: '',
}
const lines = (more: object = {}, lacks: string[] = ['openssl']) =>
  closingLines({ ...run, ...more }, ({ name }) => !lacks.includes(name)).map((line) =>
    line.replaceAll(`${folder}/`, ''),
  )

test('the end names the five slowest files, what was left out and why, and the budget by part', () => {
  expect(lines()).toEqual([
    '最慢的测试文件：mass.test.ts 30.0 秒，other.test.ts 20.0 秒，c.test.ts 3.0 秒，b.test.ts 2.0 秒，a.test.ts 1.0 秒',
    '留给压力档（npm test -- --all）：一百万行（本次一千行）',
    '本机没有 openssl，未运行：stamps.test.ts（stamps）',
    '未运行：other.test.ts（each step）',
    '用时 4 分 0 秒，为预算 12 分 0 秒的 33%：安装 0 分 10 秒，检查与构建 0 分 30 秒，单元与集成测试 3 分 20 秒',
  ])
})

test('nothing is missing where every program is there, and nothing is left where all was asked for', () => {
  const told = lines({ full: 'all' }, [])
  expect(told).toContain('压力档：全部以完整规模运行')
  expect(told).toContain('未运行：stamps.test.ts（stamps），other.test.ts（each step）')
})

test('a run beyond its budget says so', () => {
  expect(lines({ ms: budgetMs * 1.5 }).at(-1)).toContain('的 150%，超出：')
})

test('a run without tests tells its time alone', () => {
  expect(lines({ done: [] })).toHaveLength(1)
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** What a careless page test does, and what the setup calls it. */
const careless = {
  'local storage': ['localStorage.setItem("draft", "x")', 'localStorage draft'],
  'session storage': ['sessionStorage.setItem("seen", "x")', 'sessionStorage seen'],
  'a cookie': ['document.cookie = "open=1; path=/"', 'cookie open'],
  'a timer': ['setTimeout(() => undefined, 60_000)', 'setTimeout at '],
  'an interval': ['setInterval(() => undefined, 60_000)', 'setInterval at '],
  'a portal': ['document.body.append(document.createElement("aside"))', 'element <aside></aside>'],
  'an attribute': ['document.documentElement.className = "app"', 'attribute <html class="app">'],
  'a new global': ['window.answer = 42', 'window.answer'],
  'a changed global': ['window.fetch = () => undefined', 'window.fetch'],
  'another address': ['window.location.hash = "#/login"', 'location http://localhost:3000/#/login'],
  'a complaint': ['console.error("a key is missing")', 'console.error: a key is missing'],
}

/**
 * The tests that follow the careless ones in the same window: the first cleans up after itself as usual, the second must
 * find nothing left behind.
 */
const tidy = `
  test('tidy', () => {
    vi.stubGlobal('fetch', () => undefined)
    vi.useFakeTimers()
    setInterval(() => undefined, 1000)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    clearTimeout(setTimeout(() => undefined, 60_000))
  })
  test('untouched', () => {
    expect(document.hidden).toBe(false)
    expect({ ...localStorage, ...sessionStorage, cookie: document.cookie }).toEqual({ cookie: '' })
    expect([document.body.innerHTML, document.documentElement.className, window.location.href]).toEqual([
      '', '', 'http://localhost:3000/',
    ])
    expect(window).not.toHaveProperty('answer')
  })
`

const folder = mkdtempSync(join(tmpdir(), 'page-setup-'))
type Result = { title: string; status: string; failureMessages: string[] }
let outcome: Record<string, Result> = {}
let ofFile: Record<string, string> = {}

beforeAll(() => {
  const root = resolve('.')
  const report = join(folder, 'report.json')
  const tests = Object.entries(careless).map(([title, [deed]]) => `test(${JSON.stringify(title)}, () => { ${deed} })`)
  mkdirSync(join(folder, 'tests'))
  writeFileSync(join(folder, 'tests/careless.test.js'), [...tests, tidy].join('\n'))
  writeFileSync(join(folder, 'tests/whole.test.js'), 'window.whole = 42; test("of a file", () => undefined)')
  const ofClass = 'test("of a class", () => { HTMLElement.prototype.click = () => undefined })'
  writeFileSync(join(folder, 'tests/class.test.js'), ofClass)
  const config = {
    server: { fs: { strict: false } },
    test: {
      globals: true,
      isolate: false,
      environment: 'jsdom',
      include: ['tests/**'],
      setupFiles: [join(root, 'platform/testing/page-setup.ts')],
    },
  }
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`)
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: root, env: { PATH: process.env.PATH }, encoding: 'utf8' },
  )
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; message: string; assertionResults: Result[] }[]
  }
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  outcome = Object.fromEntries(results.map((result) => [result.title, result]))
  ofFile = Object.fromEntries(testResults.map(({ name, message }) => [basename(name), message]))
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the setup of page tests', () => {
  it.each(Object.entries(careless))('fails the test that leaves %s, by its name', (title, [, called]) => {
    expect(outcome[title]?.status).toBe('failed')
    expect(outcome[title]?.failureMessages.join()).toContain(called)
  })

  it('fails the file that leaves something outside its tests, or in a class of the browser', () => {
    expect(ofFile['whole.test.js']).toContain('left behind by this file: window.whole')
    expect(ofFile['class.test.js']).toContain('left behind by this file: HTMLElement.prototype.click')
  })

  it('lets nothing of it reach the next, and undoes stubs, spies and faked clocks by itself', () => {
    expect([outcome.tidy, outcome.untouched].map((test) => test?.status)).toEqual(['passed', 'passed'])
  })
})

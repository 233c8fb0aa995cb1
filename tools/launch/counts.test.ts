import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countOf, filesOf, sum, unsteadyOf } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'counts-test-'))

const write = (name: string, content: object): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const vitest = {
  kind: 'vitest' as const,
  report: write('vitest.json', {
    numPassedTests: 310,
    numFailedTests: 0,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: '/portal/a.test.ts',
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          { title: 'one', ancestorTitles: ['stamps', 'of today'], status: 'skipped' },
          { title: 'two', ancestorTitles: ['stamps'], status: 'skipped' },
          { title: 'three', ancestorTitles: [], status: 'passed' },
        ],
      },
    ],
  }),
}
const playwright = {
  kind: 'playwright' as const,
  report: write('playwright.json', {
    config: { configFile: '/portal/e2e/playwright.config.ts' },
    stats: { expected: 14, flaky: 1, unexpected: 2, skipped: 0 },
    suites: [
      {
        file: 'a.journey.ts',
        specs: [{ title: 'steady', tests: [{ status: 'expected', results: [{ duration: 4000 }, { duration: 500 }] }] }],
        suites: [{ specs: [{ title: 'passed the second time', tests: [{ status: 'flaky' }] }] }],
      },
    ],
  }),
}

afterAll(() => rmSync(folder, { recursive: true }))

test('the counts of both runners add up', () => {
  const counts = [countOf(vitest, true), countOf(playwright, false)]
  expect(sum(counts)).toEqual({ passed: 325, failed: 2, skipped: 3 })
})

test('a step that fails without a failing test counts one failure, with a report or without', () => {
  expect(countOf(vitest, false)).toEqual({ passed: 310, failed: 1, skipped: 3 })
  expect(countOf({ ...vitest, report: join(folder, 'absent.json') }, false)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  })
  expect(countOf({}, false).failed).toBe(1)
})

test('what passed only when repeated is named', () => {
  expect(unsteadyOf(playwright)).toEqual(['passed the second time'])
  expect(unsteadyOf(vitest)).toEqual([])
  expect(unsteadyOf({ ...playwright, report: join(folder, 'absent.json') })).toEqual([])
})

test('each file is known by its time and by what of it did not run', () => {
  expect(filesOf(vitest)).toEqual([{ path: '/portal/a.test.ts', ms: 2500, skipped: ['stamps'] }])
  expect(filesOf(playwright)).toEqual([
    { path: 'e2e/a.journey.ts', ms: 4500, skipped: [] },
    { path: '/portal/e2e/playwright.config.ts', ms: 0, skipped: [] },
  ])
  expect(filesOf({ ...vitest, report: join(folder, 'absent.json') })).toEqual([])
})

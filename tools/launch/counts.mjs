import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @typedef {{ path: string, ms: number, skipped: string[] }} TestFile `skipped`: the suites and tests that did not run */

/**
 * @typedef {{ title: string, tests: { status: string, results?: { duration: number }[] }[] }} Spec
 * @typedef {{ file?: string, specs: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @typedef {{ name: string, startTime: number, endTime: number, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ title: string, ancestorTitles: string[], status: string }} VitestTest
 */

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} PlaywrightReport
 * @typedef {{ config: { configFile: string }, suites: Suite[] }} PlaywrightFiles
 */

const fileReaders = {
  /** @param {{ testResults?: VitestFile[] }} report */
  vitest: ({ testResults = [] }) =>
    testResults.map(({ name, startTime, endTime, assertionResults }) => {
      const left = assertionResults.filter(({ status }) => !['passed', 'failed'].includes(status))
      const titles = left.map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title)
      return { path: name, ms: endTime - startTime, skipped: [...new Set(titles)] }
    }),
  /**
   * The settings stand among the files, since they choose too what runs.
   * @param {PlaywrightFiles} report
   */
  playwright: ({ config, suites }) => [
    ...suites.map((suite) => {
      const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results))
      return { path: `e2e/${suite.file}`, ms: results.reduce((sum, { duration }) => sum + duration, 0), skipped: [] }
    }),
    { path: config.configFile, ms: 0, skipped: [] },
  ],
}

const readers = {
  /** @param {VitestReport} report */
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  /** @param {PlaywrightReport} report */
  playwright: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }),
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * The test files of a finished step, and how long each took.
 * @param {{ report?: string, kind?: 'vitest' | 'playwright' }} check
 * @returns {TestFile[]}
 */
export const filesOf = ({ report, kind }) =>
  report && kind && existsSync(report) ? fileReaders[kind](JSON.parse(readFileSync(report, 'utf8'))) : []

/**
 * Journeys that passed only when repeated: they count as passed, and are named, since either they or the product have a fault.
 * @param {{ report?: string, kind?: 'vitest' | 'playwright' }} check
 * @returns {string[]}
 */
export const unsteadyOf = ({ report, kind }) => {
  if (kind !== 'playwright' || !report || !existsSync(report)) return []
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(readFileSync(report, 'utf8'))
  return suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title)
}

/**
 * The counts of a finished step. A failed step counts at least one failure, since no test counts a file that does
 * not load or a browser that does not start.
 * @param {{ report?: string, kind?: 'vitest' | 'playwright' }} check
 * @param {boolean} succeeded
 * @returns {Counts}
 */
export const countOf = ({ report, kind }, succeeded) => {
  const known = report && kind && existsSync(report)
  const counts = known ? readers[kind](JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 }
  return { ...counts, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) }
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) =>
  all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

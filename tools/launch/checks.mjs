import { join } from 'node:path'
import { builds } from './build.mjs'
import { findNode, root } from './project.mjs'

/**
 * @typedef {{ title: string, commands: string[][], beside?: boolean, report?: string, kind?: 'vitest' | 'playwright' }} Check
 *   `beside`: the check may run beside another one, and its output is printed when it has ended; `report`: the file in
 *   which the check leaves its counts, in the form of `kind`
 */

const tool = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
const report = (/** @type {string} */ name) => join(root, '.cache', 'reports', `${name}.json`)

/**
 * The checks of `npm run check`, which only read the sources.
 * @returns {Check[]}
 */
export const quickChecks = () => {
  const node = findNode()
  // Without this option biome ci writes colours into a log file too.
  const plain = process.stdout.isTTY ? [] : ['--colors=off']
  const types = [
    { title: '服务端类型', project: 'server' },
    { title: '网页类型', project: 'browser' },
    { title: '测试类型', project: 'test' },
  ]
  return [
    { title: '格式与规范', commands: [[tool('biome'), 'ci', ...plain, '.']], beside: true },
    { title: '架构', commands: [[node, 'tools/check-architecture.ts']], beside: true },
    { title: '文档', commands: [[node, 'tools/check-docs.ts']], beside: true },
    ...types.map(({ title, project }) => ({
      title,
      commands: [[tool('tsc'), '-p', `tsconfig.${project}.json`]],
      beside: true,
    })),
    { title: '无用代码', commands: [[tool('knip')]], beside: true },
  ]
}

/**
 * The steps of `npm test`, in the order that finds a fault soonest.
 * @param {import('./changed.mjs').Affected} affected
 * @returns {Check[]}
 */
export const allChecks = ({ folders, journeys }) => {
  const places = folders === 'all' ? [] : folders.map((folder) => `${join(root, folder)}/`)
  // A chosen package may have no tests, which vitest would otherwise report as a failure.
  const chosen = places.length > 0 ? [...places, '--passWithNoTests'] : []
  // Without a choice of its own vitest writes new stored texts, and lets old ones lie, wherever CI is not set.
  const vitest = [
    'run',
    ...chosen,
    '--update=none',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('vitest')}`,
  ]
  /** @type {Check[]} */
  const tests = [
    { title: '单元与集成测试', commands: [[tool('vitest'), ...vitest]], report: report('vitest'), kind: 'vitest' },
  ]
  /** @type {Check[]} */
  const ways = [
    {
      title: '浏览器测试',
      // A failed journey runs once more, and is named if it passes only then: a machine that stalls for a moment must not
      // fail a run.
      commands: [[tool('playwright'), 'test', '-c', 'e2e/playwright.config.ts', '--retries=1']],
      report: report('playwright'),
      kind: 'playwright',
    },
  ]
  return [
    ...quickChecks(),
    ...(journeys ? [{ title: '构建', commands: builds.map((build) => [findNode(), build]), beside: true }] : []),
    ...(places.length > 0 || folders === 'all' ? tests : []),
    ...(journeys ? ways : []),
  ]
}

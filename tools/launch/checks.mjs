import { join } from 'node:path'
import { builds } from './build.mjs'
import { findNode, root } from './project.mjs'

/**
 * @typedef {{ title: string, commands: string[][], report?: string, kind?: 'vitest' | 'playwright' }} Check
 *   `report`: where the step leaves its counts, in the form of `kind`
 */

const tool = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
const report = (/** @type {string} */ name) => join(root, '.cache', 'reports', `${name}.json`)

/** What reads the sources only: `npm run check`. */
export const quickChecks = () => {
  const node = findNode()
  // Left to itself, biome ci colours a log file too.
  const plain = process.stdout.isTTY ? [] : ['--colors=off']
  const projects = ['server', 'browser', 'test']
  /** @type {Check[]} */
  const checks = [
    { title: '格式与规范', commands: [[tool('biome'), 'ci', ...plain, '.']] },
    { title: '类型', commands: projects.map((name) => [tool('tsc'), '-p', `tsconfig.${name}.json`]) },
    { title: '架构', commands: [[node, 'tools/check-architecture.ts']] },
    { title: '文档', commands: [[node, 'tools/check-docs.ts']] },
  ]
  return checks
}

/** All of `npm test`, in the order in which a fault is found soonest. */
export const allChecks = () => {
  const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`]
  /** @type {Check[]} */
  const checks = [
    ...quickChecks(),
    { title: '无用代码', commands: [[tool('knip')]] },
    { title: '单元与集成测试', commands: [[tool('vitest'), ...vitest]], report: report('vitest'), kind: 'vitest' },
    { title: '构建', commands: builds.map((build) => [findNode(), build]) },
    {
      title: '浏览器测试',
      // Once more, and named where it passes only then: a machine that stalls for a moment should refuse nobody's work.
      commands: [[tool('playwright'), 'test', '-c', 'e2e/playwright.config.ts', '--retries=1']],
      report: report('playwright'),
      kind: 'playwright',
    },
  ]
  return checks
}

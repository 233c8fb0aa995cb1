import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { filesOf } from './counts.mjs'
import { root } from './project.mjs'

/** @typedef {import('./counts.mjs').TestFile} TestFile */

/** The longest time that a whole run of the tests may take on two idle cores. */
export const budgetMs = 12 * 60_000
const slowest = 5

/** Programs that some tests need, each with the word that the source of such a test contains. */
const programs = [
  { name: 'openssl', word: 'findOpenssl', args: ['version'] },
  { name: 'go', word: 'hasGo', args: ['version'] },
]
const isThere = (/** @type {{ name: string, args: string[] }} */ { name, args }) =>
  spawnSync(name, args, { stdio: 'ignore' }).status === 0

/** @param {number} ms */
const minutes = (ms) => `${Math.floor(ms / 60_000)} 分 ${Math.round((ms % 60_000) / 1000)} 秒`
/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} 秒`
/** @param {string} path */
const short = (path) => path.replace(`${root}/`, '')
/** @param {string} path */
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/**
 * @param {TestFile[]} files
 * @returns {string[]}
 */
const tellSlowest = (files) => {
  const most = [...files].sort((a, b) => b.ms - a.ms).slice(0, slowest)
  return most.length === 0
    ? []
    : [`最慢的测试文件：${most.map(({ path, ms }) => `${short(path)} ${seconds(ms)}`).join('，')}`]
}

/**
 * What is left for `npm test -- --all`: the uses of `stress` in the tests that ran, except those in the folders of `full`,
 * which ran with their full numbers.
 * @param {TestFile[]} files
 * @param {string} full as the tests read it: `all`, or folders by commas
 * @returns {string[]}
 */
const tellStress = (files, full) => {
  const places = full.split(',').filter((place) => place !== '')
  const left = files
    .filter(({ path }) => !places.some((place) => place === 'all' || short(path).startsWith(`${place}/`)))
    .flatMap(({ path }) => [...read(path).matchAll(/\bstress\([\w.]+, \{\s*what: '([^']+)'/g)].map(([, what]) => what))
  if (places.includes('all')) return ['压力档：全部以完整规模运行']
  return left.length === 0 ? [] : [`留给压力档（npm test -- --all）：${left.join('；')}`]
}

/**
 * Lists the suites that did not run, by the program that is missing; those left out for another reason stand apart.
 * @param {TestFile[]} files
 * @param {(program: { name: string, args: string[] }) => boolean} isInstalled
 * @returns {string[]}
 */
const tellSkipped = (files, isInstalled) => {
  const missing = programs.filter((program) => !isInstalled(program))
  const skipped = files
    .filter((file) => file.skipped.length > 0)
    .map((file) => ({ ...file, lacks: missing.find(({ word }) => read(file.path).includes(word)) }))
  const tell = (/** @type {TestFile} */ { path, skipped: titles }) => `${short(path)}（${titles.join('、')}）`
  return [...missing.map(({ name }) => name), undefined].flatMap((name) => {
    const those = skipped.filter(({ lacks }) => lacks?.name === name)
    const why = name ? `本机没有 ${name}，未运行` : '未运行'
    return those.length === 0 ? [] : [`${why}：${those.map(tell).join('，')}`]
  })
}

/**
 * @param {number} ms
 * @param {{ title: string, ms: number }[]} parts
 */
const tellBudget = (ms, parts) => {
  const used = Math.round((ms / budgetMs) * 100)
  const told = parts.map((part) => `${part.title} ${minutes(part.ms)}`).join('，')
  return `用时 ${minutes(ms)}，为预算 ${minutes(budgetMs)}的 ${used}%${used > 100 ? '，超出' : ''}：${told}`
}

/**
 * The last lines of `npm test`, before the counts.
 * @param {{ done: import('./run-checks.mjs').Done[], preparedMs: number, ms: number, full: string }} run `full`: which
 *   folders ran with their full numbers, as the tests read it
 * @param {(program: { name: string, args: string[] }) => boolean} [isInstalled]
 * @returns {string[]}
 */
export const closingLines = ({ done, preparedMs, ms, full }, isInstalled = isThere) => {
  const files = done.flatMap(({ check }) => filesOf(check))
  const tests = done.filter(({ check }) => check.report)
  const rest = ms - preparedMs - tests.reduce((total, { ms: part }) => total + part, 0)
  return [
    ...tellSlowest(files),
    ...tellStress(files, full),
    ...tellSkipped(files, isInstalled),
    tellBudget(ms, [
      { title: '安装', ms: preparedMs },
      { title: '检查与构建', ms: rest },
      ...tests.map(({ check, ms: part }) => ({ title: check.title, ms: part })),
    ]),
  ]
}

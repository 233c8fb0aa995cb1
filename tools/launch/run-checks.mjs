import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { countOf, sum, unsteadyOf } from './counts.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'
import { say, secondsSince } from './say.mjs'

/** @typedef {{ failedAt: string | undefined, counts: import('./counts.mjs').Counts }} Outcome */

/** @param {string[]} command */
const show = ([program = '', ...args]) => {
  const name = program.includes('node_modules/.bin/') ? program.replace(/^.*\//, '') : 'node'
  return [name, ...args.map((arg) => arg.replace(`${root}/`, ''))].join(' ')
}

/**
 * @param {import('./checks.mjs').Check} check
 * @param {Record<string, string>} env
 */
const runCheck = async (check, env) => {
  if (check.report) {
    mkdirSync(dirname(check.report), { recursive: true })
    rmSync(check.report, { force: true })
  }
  for (const [program = '', ...args] of check.commands) {
    if ((await run(program, args, env)) !== 0) return false
  }
  return true
}

/**
 * Runs the checks in order, with a heading and a time each, and stops at the first that fails.
 * @param {import('./checks.mjs').Check[]} checks
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export const runChecks = async (checks, env = {}) => {
  /** @type {import('./counts.mjs').Counts[]} */
  const counts = []
  for (const [index, check] of checks.entries()) {
    const title = `${index + 1}/${checks.length} ${check.title}`
    say(`\n▶ ${title}：${check.commands.map(show).join('；')}`)
    const from = Date.now()
    const succeeded = await runCheck(check, env)
    say(`${succeeded ? '✓' : '✗'} ${title}（${secondsSince(from)}）`)
    for (const name of unsteadyOf(check)) say(`重复后才通过，须查明原因：${name}`)
    if (check.report || !succeeded) counts.push(countOf(check, succeeded))
    if (!succeeded) return { failedAt: title, counts: sum(counts) }
  }
  return { failedAt: undefined, counts: sum(counts) }
}

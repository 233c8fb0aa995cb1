import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { countOf, sum, unsteadyOf } from './counts.mjs'
import { root } from './project.mjs'
import { run, runHeard } from './run.mjs'
import { say, secondsSince } from './say.mjs'

/** @typedef {{ check: import('./checks.mjs').Check, succeeded: boolean, ms: number }} Done */
/** @typedef {{ failedAt: string | undefined, counts: import('./counts.mjs').Counts, done: Done[] }} Outcome */
/** @typedef {{ check: import('./checks.mjs').Check, title: string }} Step */

/** How many of the checks that may run side by side run at once: each needs a core for itself. */
const atOnce = 2

/** @param {string[]} command */
const show = ([program = '', ...args]) => {
  const name = program.includes('node_modules/.bin/') ? program.replace(/^.*\//, '') : 'node'
  return [name, ...args.map((arg) => arg.replace(`${root}/`, ''))].join(' ')
}

/** @param {Step} step */
const heading = ({ check, title }) => `\n▶ ${title}：${check.commands.map(show).join('；')}`

/**
 * @param {import('./checks.mjs').Check} check
 * @param {(program: string, args: string[]) => Promise<number>} runOne answers the exit code
 */
const runCheck = async (check, runOne) => {
  if (check.report) {
    mkdirSync(dirname(check.report), { recursive: true })
    rmSync(check.report, { force: true })
  }
  for (const [program = '', ...args] of check.commands) {
    if ((await runOne(program, args)) !== 0) return false
  }
  return true
}

/**
 * @param {Step} step
 * @param {Record<string, string>} env
 * @returns {Promise<Done>}
 */
const runStep = async (step, env) => {
  const { check, title } = step
  const from = Date.now()
  /** @type {string[]} */
  const heard = []
  if (!check.beside) say(heading(step))
  const succeeded = await runCheck(check, async (program, args) => {
    if (!check.beside) return run(program, args, env)
    const { code, said } = await runHeard(program, args, env)
    heard.push(said.replace(/\n+$/, ''))
    return code
  })
  if (check.beside) say([heading(step), ...heard.filter((said) => said !== '')].join('\n'))
  say(`${succeeded ? '✓' : '✗'} ${title}（${secondsSince(from)}）`)
  for (const name of unsteadyOf(check)) say(`重复后才通过，须查明原因：${name}`)
  return { check, succeeded, ms: Date.now() - from }
}

/**
 * Takes steps from the front of the list, one after another, until it is empty or one has failed.
 * @param {Step[]} waiting
 * @param {Record<string, string>} env
 * @param {Done[]} done
 */
const work = async (waiting, env, done) => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const result = await runStep(step, env)
    done.push(result)
    if (!result.succeeded) waiting.length = 0
  }
}

/**
 * Runs the checks with a heading and a time each: first those that may run side by side, then the others one by one.
 * After a failure none begins.
 * @param {import('./checks.mjs').Check[]} checks
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export const runChecks = async (checks, env = {}) => {
  const steps = checks.map((check, index) => ({ check, title: `${index + 1}/${checks.length} ${check.title}` }))
  const beside = steps.filter(({ check }) => check.beside)
  const alone = steps.filter(({ check }) => !check.beside)
  /** @type {Done[]} */
  const done = []
  await Promise.all(Array.from({ length: atOnce }, () => work(beside, env, done)))
  if (done.every(({ succeeded }) => succeeded)) await work(alone, env, done)
  const failed = done.find(({ succeeded }) => !succeeded)
  const counted = done.filter(({ check, succeeded }) => check.report || !succeeded)
  return {
    failedAt: steps.find(({ check }) => check === failed?.check)?.title,
    counts: sum(counted.map(({ check, succeeded }) => countOf(check, succeeded))),
    done,
  }
}

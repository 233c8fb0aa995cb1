import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, root } from './project.mjs'

const endings = /** @type {const} */ (['SIGTERM', 'SIGHUP'])

/**
 * Starts a command that ends when this process ends.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string> | undefined} env
 * @param {'inherit' | 'pipe'} output
 */
const start = (command, args, env, output) => {
  const child = spawn(command, args, { cwd: root, env: environment(env), stdio: ['ignore', output, output] })
  /** @param {NodeJS.Signals} signal */
  const endBoth = (signal) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of endings) process.once(signal, endBoth)
  child.once('close', () => {
    for (const signal of endings) process.off(signal, endBoth)
  })
  return child
}

/**
 * Runs a command with its output on our console.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} the exit code
 */
export const run = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = start(command, args, env, 'inherit')
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })

/**
 * Cuts a long output in its middle: the beginning names the cause, the end the consequence.
 * @param {string} text
 */
const shorten = (text) => {
  const lines = text.trim().split('\n')
  return (lines.length <= 40 ? lines : [...lines.slice(0, 20), '…', ...lines.slice(-20)]).join('\n')
}

/**
 * Runs a command silently and answers its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, said: string }>}
 */
export const runHeard = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = start(command, args, env, 'pipe')
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })

/**
 * Runs a command silently; its output is shown only if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<void>}
 */
export const runQuietly = async (command, args, env) => {
  const { code, said } = await runHeard(command, args, env)
  if (code !== 0) throw new Error(`${shorten(said)}\n（退出码 ${code}）`)
}

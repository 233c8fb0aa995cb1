import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { root } from './project.mjs'

const withinMs = 500

/** @param {string} url */
const answers = (url) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), timeout: withinMs })
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })

/**
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
const readSettings = async (path) => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * The path of settings that a command wrote, if all the services that they name answer. Undefined in production, and where
 * the operator has set anything whose name begins so.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} path
 * @param {string} prefix
 * @returns {Promise<string | undefined>}
 */
const findSettings = async (env, path, prefix) => {
  if (env.PORTAL_MODE === 'production') return undefined
  if (Object.keys(env).some((name) => name.startsWith(prefix))) return undefined
  const text = await readSettings(path)
  if (text === undefined) return undefined
  const urls = [...text.matchAll(/"(http:\/\/[^"]+)"/g)].map(([, url = '']) => url)
  const answered = await Promise.all(urls.map(answers))
  return answered.every(Boolean) ? path : undefined
}

/**
 * The path of the settings that `npm run proofs` wrote: a demonstration uses them by itself while its services answer.
 * @param {NodeJS.ProcessEnv} env
 */
export const findProofsFile = (env, path = join(root, '.cache', 'proofs', 'proofs.json')) =>
  findSettings(env, path, 'EVIDENCE_')

/**
 * The path of the settings that `npm run payments` wrote: a demonstration uses them by itself while the simulator answers.
 * @param {NodeJS.ProcessEnv} env
 */
export const findPaymentsFile = (env, path = join(root, '.cache', 'payments', 'payments.json')) =>
  findSettings(env, path, 'PAYMENTS_')

import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { findMissing, neededToRun } from './lockfile.mjs'
import { root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { step } from './say.mjs'

/**
 * @param {string} path
 * @returns {import('./lockfile.mjs').LockedPackages}
 */
const readPackages = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})

const readLocked = () => readPackages(join(root, 'package-lock.json'))
const readInstalled = () => readPackages(join(root, 'node_modules', '.package-lock.json'))

/** @param {import('./lockfile.mjs').LockedPackages} wanted */
const listMissing = (wanted) => findMissing(wanted, readInstalled(), process)

/** npm as a command that runs npm's own program with Node, so that neither PATH nor a shell matters. */
const findNpm = () => {
  const beside = dirname(process.execPath)
  const programs = [
    process.env.npm_execpath ?? '',
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ]
  const program = programs.find((path) => path.endsWith('npm-cli.js') && existsSync(path))
  return program ? { command: process.execPath, args: [program] } : { command: 'npm', args: [] }
}

/**
 * Settings that give npm a cache folder that it may write, where the home folder is missing or belongs to somebody else.
 * @returns {Record<string, string>}
 */
const cacheSettings = () => {
  try {
    accessSync(homedir(), constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: join(root, '.cache', 'npm') }
  }
}

/**
 * @param {import('./lockfile.mjs').LockedPackages} wanted
 * @param {'--include=dev' | '--omit=dev'} tools
 */
const install = async (wanted, tools) => {
  const { command, args } = findNpm()
  const options = ['ci', tools, '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  await runQuietly(command, [...args, ...options, '--loglevel=error'], cacheSettings())
  const missing = listMissing(wanted)
  if (missing.length > 0) throw new Error(`npm 没有装上这些依赖：${missing.slice(0, 5).join('、')}`)
}

/** Installs what the lockfile names, tools included; takes a few milliseconds when everything is there already. */
export const ensureInstalled = async () => {
  const wanted = readLocked()
  if (listMissing(wanted).length === 0) return
  await step('安装依赖与测试工具（首次约 1 分钟）', () => install(wanted, '--include=dev'))
}

/**
 * Whether tests or tools were installed here: if so, `npm ci` must be asked for them too, since it removes everything else.
 */
const holdsTools = () => {
  const installed = readInstalled()
  return Object.entries(readLocked()).some(([path, { dev, link }]) => dev === true && !link && path in installed)
}

/** Installs what building and running the portal needs, and leaves tools that are already there. */
export const ensureRunnable = async () => {
  const wanted = neededToRun(readLocked())
  if (listMissing(wanted).length === 0) return
  await step('安装运行所需的依赖（首次约 1 分钟）', () =>
    install(wanted, holdsTools() ? '--include=dev' : '--omit=dev'),
  )
}

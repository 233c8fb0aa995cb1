import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { packagedChromium, unpackChromium } from './chromium-package.mjs'
import { environment } from './project.mjs'
import { runQuietly } from './run.mjs'
import { besideStep, say, step } from './say.mjs'

const installed = [
  // Without a browser's own window around the pages, which no test looks at, each page costs a third less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @param {string} path */
const works = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { env: environment(), timeout: 30_000 }).status === 0

const installFromDebian = async () => {
  const patience = ['-o', 'Acquire::Retries=2', '-o', 'DPkg::Lock::Timeout=120', '-qq']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('/usr/bin/apt-get', [...patience, 'update'], env)
  const install = [...patience, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  await runQuietly('/usr/bin/apt-get', install, env)
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const findPresent = () => [...installed, packagedChromium].find(works)

/**
 * Installs Debian's Chromium where none is here and this user may install one. It needs no package of npm, so that it can
 * run while npm installs those.
 */
export const installChromium = async () => {
  if (process.env.CHROMIUM_PATH || findPresent() || !mayInstall()) return
  await besideStep('安装 Chromium', installFromDebian).catch(() => say('  apt 没有装上，改用 npm 中的 Chromium'))
}

/**
 * A real Chromium for the browser tests: the one that CHROMIUM_PATH names, an installed one, or the one from the npm
 * registry.
 * @returns {Promise<string>} its path
 */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (works(named)) return named
    throw new Error(`CHROMIUM_PATH 指定的 ${named} 无法运行。`)
  }
  const present = findPresent()
  if (present) return present
  await step('展开 npm 中的 Chromium', unpackChromium)
  if (works(packagedChromium)) return packagedChromium
  throw new Error('没有可以运行的 Chromium，请安装一个，并用 CHROMIUM_PATH 指定其路径。')
}

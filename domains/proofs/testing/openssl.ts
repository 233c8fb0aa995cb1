import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs openssl in a folder, to whose files the arguments refer; answers what it printed. Throws what it complained. */
export const openssl = async (folder: string, ...args: string[]): Promise<string> =>
  (await run('openssl', args, { cwd: folder })).stdout

/** The version where openssl is installed and old enough tools are not what would be tested; else undefined. */
export const findOpenssl = (): string | undefined => {
  const { stdout, error } = spawnSync('openssl', ['version'], { encoding: 'utf8' })
  return error ? undefined : /^OpenSSL (3\.\S+)/.exec(stdout)?.[1]
}

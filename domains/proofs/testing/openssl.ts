import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs openssl in a folder, whose files the arguments name; answers its output. Throws with what it printed as its error. */
export const openssl = async (folder: string, ...args: string[]): Promise<string> =>
  (await run('openssl', args, { cwd: folder })).stdout

/** The version of openssl where one of version 3 is installed; else undefined. */
export const findOpenssl = (): string | undefined => {
  const { stdout, error } = spawnSync('openssl', ['version'], { encoding: 'utf8' })
  return error ? undefined : /^OpenSSL (3\.\S+)/.exec(stdout)?.[1]
}

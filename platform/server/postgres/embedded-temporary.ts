import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyProcess, isRunning } from '../process-identity.ts'
import { noAccess } from '../storage/file-failure.ts'
import { canEnter, databaseAccount } from './embedded-account.ts'
import type { Home } from './embedded-home.ts'
import { endOrphan } from './embedded-orphan.ts'

const prefix = 'one-chain-test-'

const findTemporaryBase = async (): Promise<string> => {
  for (const base of [tmpdir(), '/tmp', '/var/tmp']) {
    if (await canEnter(base, databaseAccount())) return realpath(base)
  }
  throw noAccess(tmpdir())
}

export const removeTemporaryHome = async (home: Home): Promise<void> =>
  rm(home.path, { recursive: true, force: true, maxRetries: 3 })

/** Removes the throw-away clusters of test runs that died; the name of each folder names the process that owns it. */
const reap = async (base: string): Promise<void> => {
  for (const name of await readdir(base)) {
    const identity = name.startsWith(prefix) ? name.slice(prefix.length).replace(/\.[^.]*$/, '') : undefined
    if (identity === undefined || isRunning(identity)) continue
    const path = join(base, name)
    try {
      await endOrphan(join(path, 'cluster'), () => undefined)
      await rm(path, { recursive: true, force: true })
    } catch (error) {
      // Folders of other users in the shared folder are theirs to remove.
      if (!(error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'EACCES')))
        throw error
    }
  }
}

/** Makes a home for a throw-away cluster, after removing those of dead test runs. */
export const makeTemporaryHome = async (): Promise<Home> => {
  const base = await findTemporaryBase()
  await reap(base)
  const account = databaseAccount()
  const path = await mkdtemp(join(base, `${prefix}${identifyProcess(process.pid) ?? process.pid}.`))
  await chmod(path, account ? 0o711 : 0o700)
  return { path, account }
}

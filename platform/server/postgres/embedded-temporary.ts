import { chmod, mkdtemp, readdir, realpath, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyProcess, isRunning } from '../process-identity.ts'
import { noAccess } from '../storage/file-failure.ts'
import { canEnter, databaseAccount } from './embedded-account.ts'
import type { Home } from './embedded-home.ts'
import { endOrphan } from './embedded-orphan.ts'

const prefix = 'one-chain-test-'

/** What a throw-away cluster may take of the memory, and what must be free in all, so that tests keep enough of it. */
const roomBytes = 2 * 1024 ** 3
const freeBytes = 4 * 1024 ** 3

const hasRoom = async (folder: string): Promise<boolean> => {
  if (process.availableMemory() < freeBytes) return false
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= roomBytes
}

type Bases = { memory: string[]; disks: string[] }

/** The folders in which there may be throw-away clusters: the memory, where the system offers it as a folder, and disks. */
const findBases = async (): Promise<Bases> => {
  const open = async (bases: readonly string[]): Promise<string[]> => {
    const found: string[] = []
    for (const base of new Set(bases)) {
      if (await canEnter(base, databaseAccount())) found.push(await realpath(base))
    }
    return [...new Set(found)]
  }
  return { memory: await open(['/dev/shm']), disks: await open([tmpdir(), '/tmp', '/var/tmp']) }
}

/**
 * Chooses the folder for a throw-away cluster: the memory where there is enough of it, otherwise a disk. A run of tests
 * clones and drops a thousand databases of 1,300 files each, and in the memory a clone takes a tenth of the time: ext4
 * without a journal looks at every file deleted in the last minute before it makes one (`recently_deleted` in
 * fs/ext4/ialloc.c of Linux).
 */
const chooseBase = async ({ memory, disks }: Bases): Promise<string> => {
  for (const base of memory) if (await hasRoom(base)) return base
  const [disk] = disks
  if (disk === undefined) throw noAccess(tmpdir())
  return disk
}

/** The folder in which the next throw-away cluster will stand. */
export const findTemporaryBase = async (): Promise<string> => chooseBase(await findBases())

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
  const bases = await findBases()
  for (const one of [...bases.memory, ...bases.disks]) await reap(one)
  const base = await chooseBase(bases)
  const account = databaseAccount()
  const path = await mkdtemp(join(base, `${prefix}${identifyProcess(process.pid) ?? process.pid}.`))
  await chmod(path, account ? 0o711 : 0o700)
  return { path, account }
}

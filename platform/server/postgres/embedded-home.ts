import { chmod, chown, lstat, mkdir, mkdtemp, realpath, rm, rmdir, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startFailure } from '../start-failure.ts'
import { explainFileError, noAccess } from '../storage/file-failure.ts'
import { type Account, canEnter, databaseAccount } from './embedded-account.ts'
import { reachableBase } from './embedded-binaries.ts'

/** The folder of one database: `path` is free of symbolic links, and `account` can enter it. */
export type Home = { path: string; account: Account }

/** The longest socket path that every supported system takes (macOS: 104 bytes with the closing zero). */
const longestSocketPath = 103
const socketName = '.s.PGSQL.5432'

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

const openForPassing = async (path: string): Promise<void> => {
  if (process.getuid?.() === 0) await chmod(path, 0o711)
}

/**
 * Makes a folder that the database's user can enter. A data folder below the temporary folder gets a temporary one; any
 * other gets one in `reachableBase`.
 */
const reachablePlaceFor = async (folder: string): Promise<string> => {
  const temporary = await realpath(tmpdir())
  if (folder.startsWith(`${temporary}/`) && (await canEnter(temporary, databaseAccount()))) {
    return mkdtemp(join(temporary, 'one-chain-data-'))
  }
  await mkdir(reachableBase, { recursive: true, mode: 0o755 })
  await chmod(reachableBase, 0o755)
  return mkdtemp(join(reachableBase, 'data-'))
}

/**
 * Puts a database that does not exist yet into a folder that its user can enter; a symbolic link in the data folder leads
 * to it.
 */
const settleElsewhere = async (folder: string, say: (text: string) => void): Promise<string> => {
  const place = await reachablePlaceFor(await realpath(folder))
  await rmdir(folder)
  await symlink(place, folder)
  say(`数据库用户无法进入 ${folder}，数据库改放在 ${place}`)
  return place
}

const resolveFolder = async (folder: string): Promise<string> => {
  if (await exists(folder)) {
    return realpath(folder).catch(() => {
      throw startFailure(
        'database',
        `${folder} 指向的数据库文件夹不在了，请恢复该文件夹；如要从空数据库开始，请删除此链接。`,
      )
    })
  }
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { mode: 0o700 })
  return realpath(folder)
}

/**
 * Finds the folder of a database, and makes it when missing. Where the database's user cannot enter it (a checkout of root
 * in a 0700 folder), the database is kept in a reachable folder instead, and `say` is told so.
 * @throws StartFailure `database`, `permission`, `disk_full`
 */
export const findHome = async (folder: string, say: (text: string) => void): Promise<Home> => {
  try {
    const path = await resolveFolder(folder)
    const cluster = join(path, 'cluster')
    const owner = (await exists(cluster)) ? await stat(cluster) : undefined
    const account = databaseAccount(owner)
    if (!account && owner && owner.uid !== process.getuid?.()) throw noAccess(cluster)
    await openForPassing(path)
    if (await canEnter(path, account)) return { path, account }
    if (owner) throw noAccess(cluster)
    const place = await settleElsewhere(folder, say)
    await openForPassing(place)
    if (!(await canEnter(place, account))) throw noAccess(place)
    return { path: place, account }
  } catch (error) {
    throw explainFileError(error, folder)
  }
}

/**
 * Makes a folder for the database's socket that only its user can enter: in its home, or in /tmp where the path in the home
 * is too long.
 */
export const makeSocketFolder = async ({ path, account }: Home): Promise<string> => {
  const inside = join(path, 'socket')
  const folder =
    Buffer.byteLength(join(inside, socketName)) <= longestSocketPath ? inside : await mkdtemp('/tmp/one-chain-socket-')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  if (account) await chown(folder, account.uid, account.gid)
  return folder
}

export const removeSocketFolder = async (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Removes a data folder for good, and the database too where it is kept elsewhere. For tests and benches. */
export const removeDataFolder = async (folder: string): Promise<void> => {
  const database = await realpath(join(folder, 'postgres')).catch(() => folder)
  await rm(database, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

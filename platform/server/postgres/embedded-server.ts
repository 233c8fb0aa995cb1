import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFailure } from '../start-failure.ts'
import { diskFull, noAccess } from '../storage/file-failure.ts'
import { bareEnvironment } from './embedded-account.ts'
import type { Binaries } from './embedded-binaries.ts'
import type { Home } from './embedded-home.ts'

/** A running postmaster; `exited` resolves when it is gone, for whatever reason. */
export type Server = { pid: number; exited: Promise<void>; stop: () => Promise<void> }

export type Launch = {
  home: Home
  binaries: Binaries
  clusterPath: string
  socketFolder: string
  temporary: boolean
  say: (text: string) => void
}

const largestLogBytes = 10 * 1024 * 1024
/** Recovery after a power cut may read a gigabyte of log on a slow disk. */
const readyWithinMs = 180_000
const leavesWithinMs = 20_000

/** Settings of PostgreSQL. Statements and values must not reach its log, since they hold personal data. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}
/**
 * The size of `shared_buffers`: an eighth of the machine's memory, from 128 to 512 MB, so that a million recordals and
 * their indexes are read from memory.
 */
const bufferMb = Math.round(Math.min(512, Math.max(128, totalmem() / 8 / 2 ** 20)))
const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: `${bufferMb}MB`,
}
/**
 * Settings of a throw-away cluster. Autovacuum is off, since its processes belong to the superuser: nobody else may end
 * them, and a database in which one works cannot be dropped.
 */
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // The log of changes lies in the memory too.
  max_wal_size: '256MB',
}

const toArguments = ({ clusterPath, socketFolder, temporary }: Launch): string[] => {
  const all = { ...settings, ...(temporary ? throwaway : durable), unix_socket_directories: socketFolder }
  return ['-D', clusterPath, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

const openLog = async (path: string) => {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > largestLogBytes) await rename(path, `${path}.1`)
  const file = await open(path, 'a', 0o600)
  return { file, from: size > largestLogBytes ? 0 : size }
}

const explain = (log: string, path: string, logPath: string): Error => {
  if (log.includes('No space left on device')) return diskFull(path)
  if (log.includes('Permission denied')) return noAccess(path)
  const reasons = log.split('\n').filter((line) => /FATAL|PANIC|HINT/.test(line))
  return startFailure('database', `数据库没有启动，数据没有改动。${reasons.slice(-3).join('；')}（日志：${logPath}）`)
}

/**
 * Whether PostgreSQL accepts connections: it writes its state in the eighth line of postmaster.pid
 * (`LOCK_FILE_LINE_PM_STATUS`).
 */
const isReady = async (clusterPath: string, pid: number): Promise<boolean> => {
  const text = await readFile(join(clusterPath, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

const untilReady = async (launch: Launch, child: ChildProcess, pid: number): Promise<boolean> => {
  const started = Date.now()
  let told = false
  while (child.exitCode === null && child.signalCode === null && Date.now() - started < readyWithinMs) {
    if (await isReady(launch.clusterPath, pid)) return true
    if (!told && Date.now() - started > 3_000) {
      told = true
      launch.say('数据库上次没有正常停止，正在恢复 …')
    }
    await sleep(20)
  }
  return false
}

/**
 * Stops the server by a fast shutdown (open transactions are rolled back, everything is written), and by an immediate
 * shutdown only when that hangs.
 */
const stopServer = async (child: ChildProcess, exited: Promise<void>): Promise<void> => {
  child.ref()
  child.kill('SIGINT')
  const patience = sleep(leavesWithinMs, 'late', { ref: false })
  if ((await Promise.race([exited, patience])) !== 'late') return
  child.kill('SIGQUIT')
  await exited
}

/**
 * Starts a postmaster in a session of its own: so Ctrl-C reaches only the portal, which ends its calls before it stops the
 * database.
 * @throws StartFailure `disk_full`, `permission`, `database`
 */
export const startServer = async (launch: Launch): Promise<Server> => {
  const { home, binaries } = launch
  const logPath = join(home.path, 'postgres.log')
  const log = await openLog(logPath)
  const child = spawn(binaries.postgres, toArguments(launch), {
    ...home.account,
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', log.file.fd, log.file.fd],
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await log.file.close()
  child.unref()
  // Also a portal that ends in haste, by a second Ctrl-C or a fault, asks its database to shut down.
  const askToStop = () => child.kill('SIGINT')
  process.once('exit', askToStop)
  void exited.then(() => process.off('exit', askToStop))
  const { pid } = child
  if (pid !== undefined && (await untilReady(launch, child, pid))) {
    return { pid, exited, stop: () => stopServer(child, exited) }
  }
  if (pid !== undefined && child.exitCode === null && child.signalCode === null) await stopServer(child, exited)
  throw explain((await readFile(logPath)).subarray(log.from).toString(), home.path, logPath)
}

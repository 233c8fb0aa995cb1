import { spawnSync } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identifyProcess } from '../process-identity.ts'
import { startFailure } from '../start-failure.ts'

const leavesWithinMs = { fast: 30_000, immediate: 10_000 }

/**
 * The PostgreSQL processes of this cluster. Each works inside its data directory, which tells one cluster's processes from
 * another's.
 */
const listOnLinux = async (clusterPath: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const looked = await Promise.all(
    pids.map(async (pid) => {
      const [cwd, exe] = await Promise.all(
        ['cwd', 'exe'].map((link) => readlink(`/proc/${pid}/${link}`).catch(() => '')),
      )
      return cwd === clusterPath && basename(exe ?? '').startsWith('postgres') ? Number(pid) : 0
    }),
  )
  return looked.filter((pid) => pid > 0)
}

const listByPs = (clusterPath: string): number[] => {
  const ps = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8', env: { PATH: '/usr/bin:/bin' } })
  return ps.stdout
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${clusterPath} `))
    .map((line) => Number.parseInt(line, 10))
}

const listProcesses = async (clusterPath: string): Promise<number[]> =>
  process.platform === 'linux' ? listOnLinux(clusterPath) : listByPs(clusterPath)

const untilGone = async (clusterPath: string, withinMs: number): Promise<boolean> => {
  for (const started = Date.now(); Date.now() - started < withinMs; await sleep(20)) {
    if ((await listProcesses(clusterPath)).length === 0) return true
  }
  return false
}

const answers = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const end = async (clusterPath: string, pid: number): Promise<void> => {
  process.kill(pid, 'SIGINT')
  if (await untilGone(clusterPath, leavesWithinMs.fast)) return
  if (identifyProcess(pid)) process.kill(pid, 'SIGQUIT')
  if (await untilGone(clusterPath, leavesWithinMs.immediate)) return
  throw startFailure('database', `上次遗留的数据库进程 ${pid} 没有停止，请检查后手动停止它。`)
}

/**
 * Stops the PostgreSQL that an earlier, killed portal left running in this cluster. Only a PostgreSQL whose data directory
 * is this one is stopped. Call it only while holding the data folder.
 * @throws StartFailure `database` when it does not stop, `data_folder_in_use` when it runs in another container
 */
export const endOrphan = async (clusterPath: string, say: (text: string) => void): Promise<void> => {
  const lockFile = join(clusterPath, 'postmaster.pid')
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const running = await listProcesses(clusterPath)
  if (running.includes(pid)) {
    say(`上次的数据库还在运行（进程 ${pid}），先停止它 …`)
    await end(clusterPath, pid)
  } else if (running.length > 0 && !(await untilGone(clusterPath, leavesWithinMs.immediate))) {
    throw startFailure('database', `数据库进程 ${running.join('、')} 仍在使用 ${clusterPath}，请检查后手动停止。`)
  }
  const socketFolder = lines[4]
  if (socketFolder && (await answers(join(socketFolder, '.s.PGSQL.5432')))) {
    const text = `${clusterPath} 正被另一个容器中的数据库使用，请先停止那个容器。`
    throw startFailure('data_folder_in_use', text)
  }
  // The lock file goes, since its pid may belong to another process or a zombie by now, which PostgreSQL would take for a
  // living server.
  if (process.platform === 'linux') await rm(lockFile, { force: true })
  if (socketFolder && dirname(socketFolder) === '/tmp') await rm(socketFolder, { recursive: true, force: true })
}

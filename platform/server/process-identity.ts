import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const unknownStart = '-unknown'

const answers = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const readProc = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Reads /proc/<pid>/stat (proc(5)). Of the fields behind the closing parenthesis of the command, the first is the state and
 * the twentieth the start time.
 */
const identifyOnLinux = (pid: number): string | undefined => {
  const stat = readProc(`/proc/${pid}/stat`)
  // When /proc is mounted with hidepid it hides other users' processes: then the process lives, and its start time is
  // unknown.
  if (stat === undefined) return answers(pid) ? `${pid}${unknownStart}` : undefined
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  const boot = readProc('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? 'boot'
  return `${pid}-${boot}-${fields[19]}`
}

const identifyByPs = (pid: number): string | undefined => {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }
  const ps = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8', env })
  if (ps.error) return `${pid}${unknownStart}`
  const line = ps.stdout.trim()
  if (line === '' || line.startsWith('Z')) return undefined
  return `${pid}-ps-${Date.parse(line.replace(/^\S+\s+/, '')) / 1000}`
}

/**
 * Names one process for ever: `<pid>-<boot>-<start time>`, fit to be part of a file name. A pid alone is given out again
 * after a reboot or a restart of a container, and then means another process.
 * @returns undefined when no such process runs; a zombie does not run.
 */
export const identifyProcess = (pid: number): string | undefined => {
  if (!answers(pid)) return undefined
  return process.platform === 'linux' ? identifyOnLinux(pid) : identifyByPs(pid)
}

export const pidOf = (identity: string): number => Number.parseInt(identity, 10)

/**
 * Whether the process that an identity names still runs. In doubt the answer is yes, so that nothing is taken from a living
 * process.
 */
export const isRunning = (identity: string): boolean => {
  const found = identifyProcess(pidOf(identity))
  return found !== undefined && (found === identity || found.endsWith(unknownStart))
}

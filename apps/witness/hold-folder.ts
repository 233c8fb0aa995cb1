import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Hold = {
  /** Whether the folder still belongs to this process; the witness asks before each signature. */
  isHeld: () => Promise<boolean>
  release: () => Promise<void>
}

const readText = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined
    throw error
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Names a process by `<pid> <boot> <start time>`, since the system gives a pid to another process later. Without /proc it is
 * the pid alone.
 */
const identify = async (pid: number): Promise<string | undefined> => {
  if (!isAlive(pid)) return undefined
  const stat = await readText(`/proc/${pid}/stat`)
  if (stat === undefined) return `${pid}`
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const boot = (await readText('/proc/sys/kernel/random/boot_id'))?.trim()
  return state === 'Z' ? undefined : `${pid} ${boot} ${fields[18]}`
}

/** Writes a file whole or not at all, and only where none exists: a process that is killed here leaves nothing half written. */
const write = async (path: string, text: string): Promise<boolean> => {
  const aside = `${path}.${process.pid}`
  await writeFile(aside, text, { mode: 0o600 })
  try {
    await link(aside, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

const inUse = (folder: string, holder: string): Error =>
  new Error(
    `${folder} is used by the process ${holder.split(' ')[0]}: two witnesses on one folder could cosign two histories. ` +
      `If that process is no witness, remove ${join(folder, 'holder')}`,
  )

/**
 * Makes this process the only one that witnesses from a folder: two processes that read the same last checkpoint would each
 * cosign another next one. A process that was killed leaves its name in the folder; the next one removes it.
 */
export const holdFolder = async (folder: string): Promise<Hold> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'holder')
  const own = (await identify(process.pid)) ?? `${process.pid}`
  while (!(await write(path, own))) {
    const holder = await readText(path)
    if (holder === undefined) continue
    if ((await identify(Number.parseInt(holder, 10))) === holder) throw inUse(folder, holder)
    await takeAway(path, holder)
  }
  const isHeld = async () => (await readText(path)) === own
  return {
    isHeld,
    release: async () => {
      if (await isHeld()) await rm(path, { force: true })
    },
  }
}

/**
 * Removes the name of a dead process. Of two processes that find it, the slower one may rename the name that the faster one
 * has just written: it puts that name back.
 */
const takeAway = async (path: string, dead: string): Promise<void> => {
  const aside = `${path}.${process.pid}.dead`
  try {
    await rename(path, aside)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  if ((await readText(aside)) === dead) await rm(aside, { force: true })
  else await rename(aside, path)
}

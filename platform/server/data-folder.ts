import { chmod, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identifyProcess, isRunning, pidOf } from './process-identity.ts'
import { type StartFailure, startFailure } from './start-failure.ts'
import { explainFileError } from './storage/file-failure.ts'

type Claim = { identity: string; holds: boolean }

const prefix = '.portal-'
const wanting = '.wants'
const holding = '.holds'

const inUse = (folder: string, identity: string): StartFailure =>
  startFailure(
    'data_folder_in_use',
    `数据文件夹 ${folder} 正由进程 ${pidOf(identity)} 使用，一链维权已在运行。请先停止该进程，或用 DATA_DIR 另选文件夹。`,
  )

const createFolder = async (folder: string): Promise<void> => {
  const created = await mkdir(folder, { recursive: true })
  // When root runs the portal, the database runs as another user, who must be able to pass through to its part of the
  // folder.
  if (created !== undefined) await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
}

/**
 * Creates an empty file whose name is the whole claim: so a claim cannot be half written, and a full disk cannot cut it
 * short.
 */
const createMark = async (path: string, folder: string): Promise<void> => {
  try {
    await (await open(path, 'wx', 0o600)).close()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(folder, String(process.pid))
    throw error
  }
}

/** Answers the claims of other living processes, and deletes those of dead ones. */
const findOtherClaims = async (folder: string, own: string): Promise<Claim[]> => {
  const claims: Claim[] = []
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || !(name.endsWith(wanting) || name.endsWith(holding))) continue
    const identity = name.slice(prefix.length, name.lastIndexOf('.'))
    if (identity === own) continue
    if (isRunning(identity)) claims.push({ identity, holds: name.endsWith(holding) })
    else await rm(join(folder, name), { force: true })
  }
  return claims
}

/**
 * Answers the process in whose favour this one must withdraw: one that holds the folder, or one whose name is smaller.
 * Undefined when no other claim is left. Waits while the only others are those that must withdraw in favour of this one.
 */
const findWinner = async (folder: string, own: string): Promise<Claim | undefined> => {
  while (true) {
    const others = await findOtherClaims(folder, own)
    if (others.length === 0) return undefined
    const winner = others.find((claim) => claim.holds) ?? others.find((claim) => claim.identity < own)
    if (winner) return winner
    await sleep(20)
  }
}

/**
 * Makes this process the only one that works in the data folder, and creates the folder when it is missing. The claims of
 * dead processes (kill -9, power cut) are deleted; the claim of a living one is never taken.
 *
 * Each process writes a claim under its own name and only then looks for others, so of two that start together at least one
 * sees the other: the one with the smaller name waits, the others withdraw. No process name is ever used again, so deleting
 * dead claims is safe, while a single lock file could be taken over by two at once.
 *
 * @throws StartFailure `data_folder_in_use` (naming the pid), `permission`, `disk_full`
 */
export const holdDataFolder = async (folder: string): Promise<{ release: () => Promise<void> }> => {
  const identity = identifyProcess(process.pid) ?? String(process.pid)
  const wants = join(folder, `${prefix}${identity}${wanting}`)
  const holds = join(folder, `${prefix}${identity}${holding}`)
  const release = async () => {
    await rm(holds, { force: true })
    await rm(wants, { force: true })
  }
  try {
    await createFolder(folder)
    await createMark(wants, folder)
    const winner = await findWinner(folder, identity)
    if (winner) {
      await release()
      throw inUse(folder, winner.identity)
    }
    await createMark(holds, folder)
  } catch (error) {
    throw explainFileError(error, folder)
  }
  return { release }
}

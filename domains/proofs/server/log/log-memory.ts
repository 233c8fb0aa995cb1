import { setTimeout as sleep } from 'node:timers/promises'
import { type Ctx, type KeptFolder, openKeptFolder, startFailure } from '@portal/platform/server'
import { type Checkpoint, openCheckpoint } from '../../proof/checkpoint.ts'
import type { VerifierKey } from '../../proof/signed-note.ts'

/**
 * What the signer remembers outside the database: its last checkpoint and the tiles that it published, in the layout of
 * c2sp.org/tlog-tiles. With this memory a database that was set back cannot make it sign a second history.
 */
export type LogMemory = {
  folder: KeptFolder
  /** The last checkpoint that was signed; undefined where there is none. */
  last: () => Promise<Remembered | undefined>
}

export type Remembered = Checkpoint & { note: string }

const checkpointPath = 'checkpoint'

/** Some stores return half of what another process is writing at that moment; within two seconds it is whole. */
const look = { times: 11, everyMs: 200 }
const haltPath = 'halted'

const slugOf = ({ name, keyId }: VerifierKey): string => `${name.replaceAll(/[^A-Za-z0-9.-]/g, '_')}-${keyId}`

const busy = (path: string) =>
  startFailure('database', `${path} 一直在被另一个进程改写，读不到完整的内容；请稍后再启动，并确认只有一套程序使用它`)

const damaged = (path: string, fault: string) =>
  startFailure('config', `${path} 已损坏，不是本日志签署的（${fault}）。步骤见 docs/operations.md 中的 memory_damaged`)

/**
 * Reads the checkpoint under `path`. An unreadable one is read again: if another process is writing it, it changes; if it is
 * damaged, it stays the same.
 */
const readLast = async (folder: KeptFolder, key: VerifierKey, path: string): Promise<Remembered | undefined> => {
  const unread = new Set<string>()
  for (let time = 1; ; time += 1) {
    const note = (await folder.read(checkpointPath))?.toString()
    if (note === undefined) return undefined
    const opened = openCheckpoint(note, [key])
    if (!('fault' in opened)) return { ...opened.checkpoint, note }
    unread.add(note)
    if (time === look.times) throw unread.size > 1 ? busy(path) : damaged(path, opened.fault)
    await sleep(look.everyMs)
  }
}

/** The memory of this key; each key has its own. */
export const openMemory = (ctx: Pick<Ctx, 'config'>, key: VerifierKey): LogMemory => {
  const name = `log/${slugOf(key)}`
  const folder = openKeptFolder(ctx.config, name)
  return { folder, last: () => readLast(folder, key, `${name}/${checkpointPath}`) }
}

/** Remembers a checkpoint. Call it before the signature reaches anybody, so that no signed checkpoint is ever forgotten. */
export const remember = ({ folder }: LogMemory, note: string): Promise<void> =>
  folder.write(checkpointPath, Buffer.from(note))

/**
 * Why and when signing stopped. It stays stopped until a person has found out why and removes the mark. `why` goes to the
 * log and to the back office.
 */
export type Halt = { why: string; at: string }

export const halt = ({ folder }: LogMemory, mark: Halt): Promise<void> =>
  folder.write(haltPath, Buffer.from(JSON.stringify(mark)))

export const findHalt = async ({ folder }: LogMemory): Promise<Halt | undefined> => {
  const mark = await folder.read(haltPath)
  return mark && (JSON.parse(mark.toString()) as Halt)
}

import { type Ctx, type KeptFolder, openKeptFolder } from '@portal/platform/server'
import { type Checkpoint, openCheckpoint } from '../../proof/checkpoint.ts'
import type { VerifierKey } from '../../proof/signed-note.ts'

/**
 * What the signer knows of itself apart from the database: its last checkpoint and the tiles that it published, in the
 * layout of c2sp.org/tlog-tiles. A database that was set back cannot make it sign a second history.
 */
export type LogMemory = {
  folder: KeptFolder
  /** The last checkpoint that was signed; undefined where there is none. */
  last: () => Promise<Remembered | undefined>
}

export type Remembered = Checkpoint & { note: string }

const checkpointPath = 'checkpoint'
const haltPath = 'halted'

const slugOf = ({ name, keyId }: VerifierKey): string => `${name.replaceAll(/[^A-Za-z0-9.-]/g, '_')}-${keyId}`

/** Each key has a memory of its own. */
export const openMemory = (ctx: Pick<Ctx, 'config'>, key: VerifierKey): LogMemory => {
  const folder = openKeptFolder(ctx.config, `log/${slugOf(key)}`)
  return {
    folder,
    last: async () => {
      const note = (await folder.read(checkpointPath))?.toString()
      if (note === undefined) return undefined
      const opened = openCheckpoint(note, [key])
      if ('fault' in opened) throw new Error(`the signer's memory is no checkpoint of its own: ${opened.fault}`)
      return { ...opened.checkpoint, note }
    },
  }
}

/** Before the signature leaves this function's caller: whatever happens then, it is known. */
export const remember = ({ folder }: LogMemory, note: string): Promise<void> =>
  folder.write(checkpointPath, Buffer.from(note))

/** Signing stops for good, until a person has found out why and removes the mark. `why` goes to the log and to the desk. */
export type Halt = { why: string; at: string }

export const halt = ({ folder }: LogMemory, mark: Halt): Promise<void> =>
  folder.write(haltPath, Buffer.from(JSON.stringify(mark)))

export const findHalt = async ({ folder }: LogMemory): Promise<Halt | undefined> => {
  const mark = await folder.read(haltPath)
  return mark && (JSON.parse(mark.toString()) as Halt)
}

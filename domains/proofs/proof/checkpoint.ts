import { fromBase64, toBase64 } from './base64.ts'
import { isSignedBy, type Note, readNote, type VerifierKey } from './signed-note.ts'

/** c2sp.org/tlog-checkpoint: what a log says of itself at one size. */
export type Checkpoint = { origin: string; size: number; root: Uint8Array }

/** Our logs write no extension lines, since nobody audits them; the extension lines of other logs are accepted and ignored. */
const form = /^(?<origin>[^\n]+)\n(?<digits>0|[1-9][0-9]{0,15})\n(?<coded>[A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*$/

export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${toBase64(root)}\n`

/** Reads the text of a checkpoint; undefined for any other text, and for sizes beyond 2^53. */
export const readCheckpoint = (text: string): Checkpoint | undefined => {
  const { origin, digits, coded } = form.exec(text)?.groups ?? {}
  const root = fromBase64(coded ?? '')
  const size = Number(digits)
  if (origin === undefined || root?.length !== 32 || !Number.isSafeInteger(size)) return undefined
  return { origin, size, root }
}

export type SignedCheckpoint = { checkpoint: Checkpoint; note: Note }
export type CheckpointFault = 'unreadable' | 'log_unknown' | 'log_signature'

/** Reads a note as a checkpoint that one of these logs signed: the name of the log's key must be the checkpoint's origin. */
export const openCheckpoint = (
  written: string,
  logs: readonly VerifierKey[],
): SignedCheckpoint | { fault: CheckpointFault } => {
  const note = readNote(written)
  const checkpoint = note && readCheckpoint(note.text)
  if (!note || !checkpoint) return { fault: 'unreadable' }
  const keys = logs.filter(({ name }) => name === checkpoint.origin)
  if (keys.length === 0) return { fault: 'log_unknown' }
  return keys.some((key) => isSignedBy(note, key)) ? { checkpoint, note } : { fault: 'log_signature' }
}

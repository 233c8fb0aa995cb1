import {
  type Checkpoint,
  emptyRoot,
  type Note,
  openCheckpoint,
  readWitnessRequest,
  sameBytes,
  type VerifierKey,
  verifyConsistency,
} from '@portal/proofs/proof'

/** What the witness cosigned last for one log. `note` is the text as the log sent it, with the log's own signature. */
export type Seen = { size: number; root: Uint8Array; note: string }

/** The answer to the log, by c2sp.org/tlog-witness. 409 tells the size that the witness knows. */
export type Judgement =
  | { status: 200; checkpoint: Checkpoint; note: Note; written: string }
  | { status: 400 | 403 | 404 | 422; why: string }
  | { status: 409; size: number }

const nothingSeen: Seen = { size: 0, root: emptyRoot, note: '' }

/**
 * Whether a checkpoint may follow what the witness has seen of its log. `seenOf` is called only for logs that the witness
 * knows.
 */
export const judgeCheckpoint = async (
  body: string,
  logs: readonly VerifierKey[],
  seenOf: (origin: string) => Promise<Seen | undefined>,
): Promise<Judgement> => {
  const request = readWitnessRequest(body)
  if (!request) return { status: 400, why: 'not a request of c2sp.org/tlog-witness' }
  const opened = openCheckpoint(request.checkpoint, logs)
  if ('fault' in opened) return faults[opened.fault]
  const { checkpoint, note } = opened
  const { origin, size, root } = checkpoint
  const { old, proof } = request
  if (old > size) return { status: 400, why: 'the old size is larger than the new one' }
  const seen = (await seenOf(origin)) ?? nothingSeen
  if (old !== seen.size) return { status: 409, size: seen.size }
  const follows =
    old === 0
      ? proof.length === 0 && (size > 0 || sameBytes(root, emptyRoot))
      : verifyConsistency({ old, size, oldRoot: seen.root, root, proof })
  if (!follows) return { status: 422, why: 'not the history that this witness has seen' }
  return { status: 200, checkpoint, note, written: request.checkpoint }
}

const faults = {
  unreadable: { status: 400, why: 'not a checkpoint' },
  log_unknown: { status: 404, why: 'this witness does not know the log' },
  log_signature: { status: 403, why: 'not signed by the key that this witness knows' },
} as const satisfies Record<string, Judgement>

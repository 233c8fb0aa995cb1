import { cosignedAt } from '../../proof/cosignature.ts'
import { readNote, readSignatures, signatureLine } from '../../proof/signed-note.ts'
import { type WitnessRequest, witnessRequestText } from '../../proof/witness-request.ts'
import type { Witness } from '../proofs.settings.ts'

/**
 * What a witness answered. `cosigned`: its signature line and its own time. `knows`: it has seen another size than we
 * thought (409). `refused`: it has seen another history (422). `failed`: everything else, from a broken connection to an
 * invalid signature.
 */
export type WitnessAnswer =
  | { kind: 'cosigned'; line: string; seconds: number }
  | { kind: 'knows'; size: number }
  | { kind: 'refused'; why: string }
  | { kind: 'failed'; why: string }

const patienceMs = 10_000
const mostBytes = 64 * 1024

const readSome = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

const hearCosignature = ({ key }: Witness, checkpoint: string, body: string): WitnessAnswer => {
  const signature = readSignatures(body)?.find(({ name, keyId }) => name === key.name && keyId === key.keyId)
  const text = readNote(checkpoint)?.text ?? ''
  const seconds = signature && cosignedAt({ text, signatures: [signature] }, key)
  if (signature === undefined || seconds === undefined) return { kind: 'failed', why: 'no cosignature of its key' }
  return { kind: 'cosigned', line: signatureLine(signature), seconds }
}

const hearSize = (body: string): WitnessAnswer =>
  /^\d{1,15}\n$/.test(body) ? { kind: 'knows', size: Number(body) } : { kind: 'failed', why: '409 without a size' }

/**
 * Asks one witness to cosign (c2sp.org/tlog-witness). It never throws for a failure of the witness: `failed` is an answer
 * too.
 */
export const askWitness = async (witness: Witness, request: WitnessRequest): Promise<WitnessAnswer> => {
  try {
    const response = await fetch(`${witness.url}/add-checkpoint`, {
      method: 'POST',
      body: witnessRequestText(request),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const body = await readSome(response)
    if (response.status === 200) return hearCosignature(witness, request.checkpoint, body)
    if (response.status === 409) return hearSize(body)
    const why = `${response.status} ${body.slice(0, 200).trim()}`
    return response.status === 422 ? { kind: 'refused', why } : { kind: 'failed', why }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { kind: 'failed', why: cause instanceof Error ? cause.message : String(cause) }
  }
}

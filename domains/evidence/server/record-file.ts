import { createHash } from 'node:crypto'
import type { Slot } from '../contract/slots.ts'
import { encodeCanonical } from '../proof/statement/canonical.ts'
import type { StatementFile } from '../proof/statement/statement.ts'
import type { Claims } from './captured-claims.ts'
import { declaredOf } from './declared-copy.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import type { EvidenceRecord, Original } from './keys-of.ts'
import { newSalt } from './make-statement.ts'
import { openField } from './personal-data.ts'

/** Which files are declared to be smaller copies, by slot; nothing where there are none. */
const copiesIn = (files: readonly Original[]): { copies?: Record<string, { sha256: string; size: number | null }> } => {
  const copies = files.flatMap((file) => {
    const declared = declaredOf(file)
    return declared && file.slot ? [[file.slot, declared] as const] : []
  })
  return copies.length === 0 ? {} : { copies: Object.fromEntries(copies) }
}

/**
 * The bytes of `data/record.json`, the private record: who and which fair, what the pictures claim about their making, and
 * which of them are declared to be smaller copies (`copies`).
 * It has a salt of its own, so that a package may leave the file out and nobody can guess its content from its digest.
 */
export const recordFile = (
  ctx: Pick<EvidenceCtx, 'cipher' | 'chance'>,
  record: EvidenceRecord,
  { captured, files }: { captured: Partial<Record<Slot, Claims>>; files: readonly Original[] },
): Buffer => {
  const { evidenceNo, obligeeName, exhibitionName, exhibitionTime, exhibitionAddress } = record
  return Buffer.from(
    encodeCanonical({
      v: 'cn.ip-evidence.record/1',
      evidence: evidenceNo,
      salt: newSalt(ctx),
      obligeeName,
      idCard: openField(ctx, 'idCard', record),
      lxrPhone: openField(ctx, 'lxrPhone', record),
      exhibitionName,
      exhibitionTime: exhibitionTime.toISOString(),
      exhibitionAddress,
      captured,
      ...copiesIn(files),
    }),
  )
}

const recordPath = 'data/record.json'

export const recordLine = (bytes: Buffer, receivedAt: Date): StatementFile => ({
  name: 'record.json',
  path: recordPath,
  receivedAt: receivedAt.toISOString(),
  sha256: createHash('sha256').update(bytes).digest('hex'),
  sm3: createHash('sm3').update(bytes).digest('hex'),
  size: bytes.length,
  slot: 'record',
  type: 'application/json',
})

import { createHash } from 'node:crypto'
import type { Slot } from '../contract/slots.ts'
import { encodeCanonical } from '../proof/statement/canonical.ts'
import type { StatementFile } from '../proof/statement/statement.ts'
import type { Claims } from './captured-claims.ts'
import type { Deed } from './deed.ts'
import type { EvidenceRecord } from './keys-of.ts'
import { newSalt } from './make-statement.ts'
import { openField } from './personal-data.ts'

/**
 * The private record as one of the files: who and which fair, what the pictures claim of themselves, and a salt of its
 * own, so that a package may leave it out and nobody can guess it from its digest.
 */
export const recordFile = (
  ctx: Pick<Deed, 'cipher' | 'chance'>,
  record: EvidenceRecord,
  captured: Partial<Record<Slot, Claims>>,
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

import type { ProofView as ProofFacts } from '@portal/proofs/contract'
import type { EvidenceDetail, EvidenceRow, PublicRecord, SlotFile, StatementFacts } from '../contract/detail.ts'
import { basicSample } from '../contract/samples.ts'
import { requiredSlots, type Slot, slots, slotTitle, travelSlots } from '../contract/slots.ts'

/** 2026-11-20 13:40:00 in Beijing. */
export const receivedAt = Date.parse('2026-11-20T13:40:00+08:00')
export const recordId = '5a1d1a3e-8d4b-4f5e-9a57-0b1c2d3e4f50'
export const recordNo = 'EV20261120738201'

/** A digest that tells its slot: 64 hex digits. */
const digestOf = (slot: Slot): string => `${slots.indexOf(slot) + 10}`.repeat(32)

export const fileAnswer = (slot: Slot, changes: Partial<SlotFile> = {}): SlotFile => {
  const masked = travelSlots.includes(slot)
  return {
    id: `file-${slot}`,
    url: masked ? null : `/api/evidence/originals/file-${slot}?signature=s`,
    viewUrl: masked ? null : `/api/evidence/originals/file-${slot}/view?signature=s`,
    thumbnail: masked ? null : `/api/evidence/originals/file-${slot}/thumbnail?signature=s`,
    fileName: `${slotTitle(slot)}.jpg`,
    type: 'image/jpeg',
    sha256: digestOf(slot),
    sm3: 'a'.repeat(64),
    size: 204_800,
    receivedAt,
    copyOf: null,
    masked,
    problem: null,
    card: null,
    leaf: null,
    ...changes,
  }
}

const filesOf = (filled: readonly Slot[]): Record<Slot, SlotFile | null> =>
  Object.fromEntries(slots.map((slot) => [slot, filled.includes(slot) ? fileAnswer(slot) : null])) as Record<
    Slot,
    SlotFile | null
  >

/** The proof of a statement that has only the log; neither time-stamp, witness nor anchor is configured. */
export const proofAnswer = (changes: Partial<ProofFacts> = {}): ProofFacts => ({
  log: {
    origin: 'portal.example/ev1',
    index: 41,
    leafHash: 'b'.repeat(64),
    integratedAt: receivedAt + 1_000,
    checkpoint: { size: 42, root: 'c'.repeat(64), signedAt: receivedAt + 2_000, cosignatures: [] },
  },
  timestamps: [],
  anchor: null,
  configured: { timestamp: false, witness: { needed: 0, of: 0 }, anchor: false },
  settled: true,
  ...changes,
})

const statementAnswer = (changes: Partial<StatementFacts> = {}): StatementFacts => ({
  kind: 'seal',
  seq: 1,
  sha256: 'd'.repeat(64),
  sm3: 'e'.repeat(64),
  prev: null,
  createTime: receivedAt + 500,
  proof: proofAnswer(),
  ...changes,
})

/** The list row of a sealed and proved record, which can be supplemented and downloaded. */
export const rowAnswer = (changes: Partial<EvidenceRow> = {}): EvidenceRow => ({
  id: recordId,
  evidenceNo: recordNo,
  title: `展会存证 · ${basicSample.exhibitionName}`,
  exhibitionName: basicSample.exhibitionName,
  exhibitionTime: basicSample.exhibitionTime,
  exhibitionAddress: basicSample.exhibitionAddress,
  createTime: receivedAt,
  state: 1,
  complete: 1,
  proof: 3,
  provedOutside: false,
  filled: requiredSlots.length,
  missing: [],
  sealedAt: receivedAt + 500,
  can: ['supplement', 'download'],
  ...changes,
})

/** The detail of a sealed record with files in the slots `filled`, by default the eleven required ones. */
export const detailAnswer = (
  changes: Partial<EvidenceDetail> = {},
  filled: readonly Slot[] = requiredSlots,
): EvidenceDetail => ({
  ...rowAnswer(),
  obligeeName: basicSample.obligeeName,
  idCard: '9133**********001X',
  lxrPhone: basicSample.lxrPhone,
  ...filesOf(filled),
  statements: [statementAnswer()],
  ...changes,
})

export const draftAnswer = (filled: readonly Slot[]): EvidenceDetail =>
  detailAnswer(
    {
      state: 0,
      complete: 0,
      proof: 0,
      filled: requiredSlots.filter((slot) => filled.includes(slot)).length,
      missing: requiredSlots.filter((slot) => !filled.includes(slot)),
      sealedAt: null,
      statements: [],
      can: ['supplement', 'delete'],
    },
    filled,
  )

export const publicAnswer = (changes: Partial<PublicRecord> = {}): PublicRecord => ({
  evidenceNo: recordNo,
  state: 1,
  proof: 3,
  sealedAt: receivedAt + 500,
  files: requiredSlots.map((slot) => ({
    slot,
    sha256: digestOf(slot),
    sm3: 'a'.repeat(64),
    size: 204_800,
    receivedAt,
    isCopy: false,
  })),
  statements: [statementAnswer()],
  ...changes,
})

export type { EvidenceApp } from './evidence-app.ts'
export { createEvidenceApp } from './evidence-app.ts'
export { openProofHouse, type ProofHouse } from './proof-house.ts'
export { readPdf, type SeenPage } from './read-pdf.ts'
export {
  type Originals,
  packageBytes,
  sampleOriginals,
  sampleParts,
  statementOf,
  streamParts,
} from './sample-record.ts'
export { pack, relist, type Unpacked, unpack, without } from './tampering.ts'
export { type Tampering, tamperings } from './tamperings.ts'

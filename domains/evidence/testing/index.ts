export { cardTamperings, renewalTamperings } from './beside-tamperings.ts'
export type { Moment } from './die-at.ts'
export { neverDies, workUntil } from './die-at-work.ts'
export type { Work } from './dying-child.ts'
export type { EvidenceApp } from './evidence-app.ts'
export { createEvidenceApp } from './evidence-app.ts'
export { exits, judge, judgeByShell } from './judge-package.ts'
export { type HouseCard, openProofHouse, type ProofHouse, type Stamper, stamperOf } from './proof-house.ts'
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

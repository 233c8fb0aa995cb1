export { readAnchorFile } from './anchor/anchor-file.ts'
export { decodeAnchor } from './anchor/payload.ts'
export { anchorFaults, verifyAnchor } from './anchor/verify-anchor.ts'
export { fromBase64, toBase64 } from './base64.ts'
export { cardText, readCard, shortCode, type TimeCard } from './card.ts'
export type { Checkpoint } from './checkpoint.ts'
export { checkpointText, openCheckpoint, readCheckpoint } from './checkpoint.ts'
export type { Cosigned } from './cosignature.ts'
export { cosignatureOf, cosignedAt, cosignedMessage, cosignersOf } from './cosignature.ts'
export { leafBytes, leafText } from './leaf.ts'
export type { LogFault } from './log-proof.ts'
export { logProofText, readLogProof, verifyLogProof } from './log-proof.ts'
export type { Leaves } from './merkle.ts'
export { consistencyRanges, emptyRoot, hashLeaf, inclusionRanges, sameBytes } from './merkle.ts'
export { verifyConsistency, verifyInclusion } from './merkle-check.ts'
export { certificateBytes, noPins, type Pins, pinsFolder, pinsForm, pinsText, readPins } from './pins.ts'
export { pulseText, readPulse } from './pulse.ts'
export type { Note, VerifierKey } from './signed-note.ts'
export {
  isKeyName,
  noteText,
  readNote,
  readSignatures,
  readVkey,
  signatureLine,
  signatureTypes,
  verifierKey,
  vkeyText,
} from './signed-note.ts'
export { isUndecided, type TimestampFault, timestampFaults } from './timestamp/faults.ts'
export { type TimestampVerdict, timestampTokenOf, verifyTimestamp } from './timestamp/verify-timestamp.ts'
export { createTree, type Tree } from './tree.ts'
export { readWitnessRequest, witnessRequestText } from './witness-request.ts'

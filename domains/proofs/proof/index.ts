export {
  type AnchorFile,
  type AnchorProfile,
  anchorForm,
  anchorProfiles,
  anchorVersion,
  readAnchorFile,
} from './anchor/anchor-file.ts'
export { type AnchorPayload, decodeAnchor, encodeAnchor } from './anchor/payload.ts'
export { decodeRlp, encodeRlp, quantityBytes, type Rlp } from './anchor/rlp.ts'
export { readTransaction } from './anchor/transaction.ts'
export { transactionKey } from './anchor/trie-proof.ts'
export {
  type AnchorCheck,
  type AnchorFacts,
  type AnchorFault,
  type AnchorVerdict,
  anchorFaults,
  verifyAnchor,
} from './anchor/verify-anchor.ts'
export { fromBase64, toBase64 } from './base64.ts'
export { type CardBlock, cardText, readCard, shortCode, type TimeCard } from './card.ts'
export type { Checkpoint, CheckpointFault, SignedCheckpoint } from './checkpoint.ts'
export { checkpointText, openCheckpoint, readCheckpoint } from './checkpoint.ts'
export type { Cosigned, WitnessPolicy } from './cosignature.ts'
export { cosignatureOf, cosignedAt, cosignedMessage, cosignersOf, isWitnessed } from './cosignature.ts'
export { type Leaf, leafBytes, leafText, readLeaf } from './leaf.ts'
export type { LogFacts, LogFault, LogProof } from './log-proof.ts'
export { logProofText, readLogProof, verifyLogProof } from './log-proof.ts'
export type { Leaves, Sha256, Subtree } from './merkle.ts'
export {
  completedBy,
  consistencyRanges,
  emptyRoot,
  hashLeaf,
  hashNodes,
  inclusionRanges,
  joinSubtrees,
  lefts,
  sameBytes,
  subtreesOf,
} from './merkle.ts'
export { verifyConsistency, verifyInclusion } from './merkle-check.ts'
export { certificateBytes, noPins, type Pins, pinsFolder, pinsForm, pinsText, readPins } from './pins.ts'
export { policyText } from './policy.ts'
export { type Pulse, pulseText, readPulse } from './pulse.ts'
export type { Note, NoteSignature, SignatureType, VerifierKey } from './signed-note.ts'
export {
  isKeyName,
  isSignedBy,
  noteText,
  readNote,
  readSignatures,
  readVkey,
  signatureLine,
  signatureOf,
  signatureTypes,
  verifierKey,
  vkeyText,
} from './signed-note.ts'
export { newTiles, readBundle, readTilePath, type Tile, tilePath, tileWidth, writeBundle } from './tiles.ts'
export type { Sm3 } from './timestamp/algorithms.ts'
export { certificatesOfPem } from './timestamp/certificate.ts'
export { isUndecided, type TimestampFault, timestampFaults } from './timestamp/faults.ts'
export type { HashName } from './timestamp/hash-names.ts'
export { revocationAddresses } from './timestamp/revocation-addresses.ts'
export {
  type TimestampCheck,
  type TimestampFacts,
  type TimestampVerdict,
  timestampTokenOf,
  verifyTimestamp,
} from './timestamp/verify-timestamp.ts'
export { createTree, type Tree } from './tree.ts'
export { readWitnessRequest, type WitnessRequest, witnessRequestText } from './witness-request.ts'

import { bytesToHex, concatBytes } from '@noble/hashes/utils'

/** What an anchor writes to a chain: the size and the root of the log, and nothing of the statements that the log holds. */
export type AnchorPayload = { size: number; root: Uint8Array }

/** `ipe1` in ASCII, so that whoever finds the transaction can tell what it is. */
const tag = Uint8Array.of(0x69, 0x70, 0x65, 0x31)
const rootAt = tag.length + 8

/** The 44 bytes of a payload: tag (4) ‖ size (8, big endian) ‖ root (32). */
export const encodeAnchor = ({ size, root }: AnchorPayload): Uint8Array => {
  const digits = new Uint8Array(8)
  new DataView(digits.buffer).setBigUint64(0, BigInt(size))
  return concatBytes(tag, digits, root)
}

/** Reads the bytes that `encodeAnchor` makes; undefined for any other bytes. */
export const decodeAnchor = (bytes: Uint8Array): AnchorPayload | undefined => {
  if (bytes.length !== rootAt + 32 || bytesToHex(bytes.subarray(0, tag.length)) !== bytesToHex(tag)) return undefined
  const size = new DataView(bytes.buffer, bytes.byteOffset + tag.length, 8).getBigUint64(0)
  return size > Number.MAX_SAFE_INTEGER ? undefined : { size: Number(size), root: bytes.slice(rootAt) }
}

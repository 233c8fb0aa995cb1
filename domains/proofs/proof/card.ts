import { fromBase64, toBase64 } from './base64.ts'
import { type Checkpoint, checkpointText, readCheckpoint } from './checkpoint.ts'

/** A block of a chain that a time card shows; `hash` in hex. */
export type CardBlock = { chainId: number; hash: string }

/**
 * What a time card shows: a state of the log, and a block of a chain where one is final. Nobody could know either of them
 * before it existed, so that a photo that shows the card is not older than they are.
 */
export type TimeCard = Checkpoint & { block: CardBlock | null }

const blockForm = /^block (?<chain>[1-9][0-9]{0,15}) (?<coded>[A-Za-z0-9+/]{43}=)$/m

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * The text of a card, which begins with the very lines that the log signs: whoever scans the code can compare them with a
 * checkpoint by eye.
 */
export const cardText = ({ block, ...checkpoint }: TimeCard): string =>
  `${checkpointText(checkpoint)}${block ? `block ${block.chainId} ${toBase64(bytesOf(block.hash))}\n` : ''}`

/** Reads the text of a scanned code; undefined where the code is no time card. */
export const readCard = (text: string): TimeCard | undefined => {
  const lines = text.endsWith('\n') ? text : `${text}\n`
  const checkpoint = lines.length <= 1_000 ? readCheckpoint(lines) : undefined
  if (!checkpoint) return undefined
  const { chain, coded } = blockForm.exec(lines)?.groups ?? {}
  const hash = fromBase64(coded ?? '')
  return { ...checkpoint, block: hash?.length === 32 ? { chainId: Number(chain), hash: hexOf(hash) } : null }
}

/** Letters and digits that nobody confuses with each other (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

/** The first sixty bits of a root, to be read off a photo by eye: `7K2M-Q0XT-93BD`. */
export const shortCode = (root: Uint8Array): string => {
  const bits = [...root].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from(
    { length: codeLength },
    (_, at) => signs[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  )
  return (letters.join('').match(/.{4}/g) ?? []).join('-')
}

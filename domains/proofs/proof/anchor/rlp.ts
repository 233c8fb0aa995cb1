import { concatBytes } from '@noble/hashes/utils'

/** A value of Ethereum's RLP: bytes, or a list of values. */
export type Rlp = Uint8Array | readonly Rlp[]

const mark = 'not RLP'
const malformed = (what: string): Error => new Error(`${mark}: ${what}`)

/** Whether `error` says that bytes are not RLP, and not that the program has a fault. */
export const isMalformedRlp = (error: unknown): boolean => error instanceof Error && error.message.startsWith(mark)

const numberOf = (digits: Uint8Array): number => {
  if (digits.length === 0 || digits.length > 4 || digits[0] === 0) throw malformed('a length')
  return digits.reduce((sum, digit) => sum * 256 + digit, 0)
}

type Head = { list: boolean; start: number; end: number }

/** Where the value at `at` begins and ends. Only the shortest encoding is accepted, so that one value has one hash. */
const readHead = (bytes: Uint8Array, at: number): Head => {
  const first = bytes[at]
  if (first === undefined) throw malformed('cut off')
  if (first < 0x80) return { list: false, start: at, end: at + 1 }
  const list = first >= 0xc0
  const short = first - (list ? 0xc0 : 0x80)
  const sizeBytes = Math.max(0, short - 55)
  const start = at + 1 + sizeBytes
  const length = sizeBytes === 0 ? short : numberOf(bytes.subarray(at + 1, start))
  if (sizeBytes > 0 && length < 56) throw malformed('a long length')
  if (start + length > bytes.length) throw malformed('cut off')
  if (!list && length === 1 && (bytes[start] ?? 0) < 0x80) throw malformed('a long byte')
  return { list, start, end: start + length }
}

const readValue = (bytes: Uint8Array, at: number, depth: number): { value: Rlp; end: number } => {
  if (depth > 16) throw malformed('nested too deep')
  const { list, start, end } = readHead(bytes, at)
  if (!list) return { value: bytes.subarray(start, end), end }
  const values: Rlp[] = []
  for (let next = start; next < end; ) {
    const part = readValue(bytes.subarray(0, end), next, depth + 1)
    values.push(part.value)
    next = part.end
  }
  return { value: values, end }
}

/** Reads one value that fills `bytes`; throws "not RLP". */
export const decodeRlp = (bytes: Uint8Array): Rlp => {
  const { value, end } = readValue(bytes, 0, 0)
  if (end !== bytes.length) throw malformed('bytes behind it')
  return value
}

export const listOf = (value: Rlp | undefined): readonly Rlp[] => {
  if (value === undefined || value instanceof Uint8Array) throw malformed('a list expected')
  return value
}

export const bytesOf = (value: Rlp | undefined): Uint8Array => {
  if (!(value instanceof Uint8Array)) throw malformed('bytes expected')
  return value
}

/** Reads a whole number, which RLP writes without leading zeros. */
export const quantityOf = (value: Rlp | undefined): bigint => {
  const bytes = bytesOf(value)
  if (bytes.length > 32 || bytes[0] === 0) throw malformed('a number')
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

export const quantityBytes = (value: number | bigint): Uint8Array => {
  const digits: number[] = []
  for (let rest = BigInt(value); rest > 0n; rest /= 256n) digits.unshift(Number(rest % 256n))
  return Uint8Array.from(digits)
}

const head = (base: number, length: number): Uint8Array => {
  if (length < 56) return Uint8Array.of(base + length)
  const size = quantityBytes(length)
  return Uint8Array.of(base + 55 + size.length, ...size)
}

export const encodeRlp = (value: Rlp): Uint8Array => {
  if (value instanceof Uint8Array) {
    const [first] = value
    return value.length === 1 && first !== undefined && first < 0x80
      ? value
      : concatBytes(head(0x80, value.length), value)
  }
  const body = concatBytes(...value.map(encodeRlp))
  return concatBytes(head(0xc0, body.length), body)
}

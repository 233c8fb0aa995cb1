/** One value of DER (X.690): `bytes` with its head, `body` without. */
export type Der = { tag: number; bytes: Uint8Array; body: Uint8Array }

const mark = 'not DER'

export const malformed = (what: string, cause?: unknown): Error => new Error(`${mark}: ${what}`, { cause })

/** Whether `error` says that bytes are malformed, and not that the program has a fault. */
export const isMalformed = (error: unknown): boolean => error instanceof Error && error.message.startsWith(mark)

/** Reads the length at `at`; only the definite, shortest form is DER. */
const readLength = (bytes: Uint8Array, at: number): { length: number; next: number } => {
  const first = bytes[at]
  if (first === undefined) throw malformed('cut off')
  if (first < 0x80) return { length: first, next: at + 1 }
  const count = first & 0x7f
  const digits = bytes.subarray(at + 1, at + 1 + count)
  if (count === 0 || count > 4 || digits.length < count) throw malformed('a length')
  const length = digits.reduce((sum, digit) => sum * 256 + digit, 0)
  if (digits[0] === 0 || length < 0x80) throw malformed('a long length')
  return { length, next: at + 1 + count }
}

const readAt = (bytes: Uint8Array, start: number): { value: Der; end: number } => {
  const tag = bytes[start]
  if (tag === undefined || (tag & 0x1f) === 0x1f) throw malformed('a tag')
  const { length, next } = readLength(bytes, start + 1)
  const end = next + length
  if (end > bytes.length) throw malformed('cut off')
  return { value: { tag, bytes: bytes.subarray(start, end), body: bytes.subarray(next, end) }, end }
}

/** Reads the first value, and tells how many bytes follow it. Throws where the bytes are not DER. */
export const readDer = (bytes: Uint8Array): { value: Der; left: number } => {
  const { value, end } = readAt(bytes, 0)
  return { value, left: bytes.length - end }
}

/** The values inside a constructed value, which must fill it exactly. Throws where they do not. */
export const partsOf = (outer: Der): Der[] => {
  const parts: Der[] = []
  for (let at = 0; at < outer.body.length; ) {
    const { value, end } = readAt(outer.body, at)
    parts.push(value)
    at = end
  }
  return parts
}

/** The part at `index`; throws where it is missing or has another tag. */
export const partAt = (parts: readonly Der[], index: number, tag: number): Der => {
  const part = parts[index]
  if (part?.tag !== tag) throw malformed(`tag ${tag} expected`)
  return part
}

/** An object identifier as dotted numbers, from its DER value. */
export const oidOf = ({ body: [first = 0, ...rest] }: Der): string => {
  const root = Math.min(2, Math.floor(first / 40))
  const numbers = [root, first - 40 * root]
  let number = 0
  for (const byte of rest) {
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(number)
      number = 0
    }
  }
  return numbers.join('.')
}

export const tags = {
  integer: 0x02,
  octets: 0x04,
  oid: 0x06,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  context0: 0xa0,
  context1: 0xa1,
} as const

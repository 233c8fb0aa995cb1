import canonicalize from 'canonicalize'

/** With the u flag a pair is one character and no surrogate. */
const loneSurrogate = /\p{Surrogate}/u

const ensureText = (text: string): void => {
  if (loneSurrogate.test(text)) throw new TypeError('half a surrogate pair is not text')
}

/** Numbers that every reader reads alike are whole and at most 2^53-1. */
const ensureWhole = (value: number): void => {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`${value} is not a whole number`)
}

/** Text, whole numbers, null, lists and objects: fractions and half characters are where programs differ over RFC 8785. */
const ensureCanonical = (value: unknown): void => {
  if (typeof value === 'string') ensureText(value)
  else if (typeof value === 'number') ensureWhole(value)
  else if (Array.isArray(value)) for (const part of value) ensureCanonical(part)
  else if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no place in a statement`)
  else if (value !== null) for (const part of Object.entries(value).flat()) ensureCanonical(part)
}

/** The one way to write the value (RFC 8785), in UTF-8. Throws a `TypeError` for what a statement may not hold. */
export const encodeCanonical = (value: unknown): Uint8Array<ArrayBuffer> => {
  ensureCanonical(value)
  return new TextEncoder().encode(canonicalize(value))
}

/**
 * The value, or undefined where the bytes are not exactly what `encodeCanonical` writes: text that two readers could take
 * for two different values (a name given twice, a fraction, half a character) is nobody's statement.
 */
export const decodeCanonical = (bytes: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    ensureCanonical(value)
    return canonicalize(value) === text ? value : undefined
  } catch (error) {
    // A range error: nested deeper than any statement.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

import canonicalize from 'canonicalize'

/** Matches only half a surrogate pair: with the `u` flag a whole pair counts as one character. */
const loneSurrogate = /\p{Surrogate}/u

const ensureText = (text: string): void => {
  if (loneSurrogate.test(text)) throw new TypeError('half a surrogate pair is not text')
}

/** Only whole numbers up to 2^53-1 are allowed, since all programs read them alike. */
const ensureWhole = (value: number): void => {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`${value} is not a whole number`)
}

/** Allows text, whole numbers, null, lists and objects. Programs differ over RFC 8785 for fractions and half characters. */
const ensureCanonical = (value: unknown): void => {
  if (typeof value === 'string') ensureText(value)
  else if (typeof value === 'number') ensureWhole(value)
  else if (Array.isArray(value)) for (const part of value) ensureCanonical(part)
  else if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no place in a statement`)
  else if (value !== null) for (const part of Object.entries(value).flat()) ensureCanonical(part)
}

/** The canonical JSON of a value (RFC 8785), in UTF-8. Throws a `TypeError` for a value that a statement may not hold. */
export const encodeCanonical = (value: unknown): Uint8Array<ArrayBuffer> => {
  ensureCanonical(value)
  return new TextEncoder().encode(canonicalize(value))
}

/**
 * The value in canonical JSON; undefined if the bytes are not exactly what `encodeCanonical` writes. So no text is accepted
 * that two programs could read as two different values (a name given twice, a fraction, half a character).
 */
export const decodeCanonical = (bytes: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    ensureCanonical(value)
    return canonicalize(value) === text ? value : undefined
  } catch (error) {
    // A `RangeError` means that the value is nested deeper than any statement.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

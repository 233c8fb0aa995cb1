/**
 * 128 random bits as 32 hex digits. `crypto.randomUUID` is missing on plain http addresses
 * (a phone that scans a LAN address), `getRandomValues` is not.
 */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

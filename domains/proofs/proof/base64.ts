/** Base64 of RFC 4648 section 4, in which every text of the log writes bytes. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

const form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Reads base64; undefined for any form but the one canonical one, since two texts for the same bytes would be two proofs. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (!form.test(text)) return undefined
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : undefined
}

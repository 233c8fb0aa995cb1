/** RFC 4648 section 4, as every text of the log has it. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

const form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Undefined for what is not base64 in its one canonical form: two texts for the same bytes would be two proofs. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (!form.test(text)) return undefined
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : undefined
}

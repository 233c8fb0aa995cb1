import { createDecipheriv } from 'node:crypto'

/** What WeChat Pay encrypted: the text in Base64, whose last 16 bytes are the tag. */
export type SealedResource = { ciphertext: string; associated_data?: string | undefined; nonce: string }

const tagBytes = 16

/**
 * Opens a resource of WeChat Pay (AEAD_AES_256_GCM).
 * @throws Error where a byte of it is not what was encrypted
 */
export const openResource = (apiV3Key: Buffer, { ciphertext, associated_data = '', nonce }: SealedResource): string => {
  const bytes = Buffer.from(ciphertext, 'base64')
  // Without the length of the tag, Node accepts tags of 4, 8 or 12 bytes too, which can be guessed.
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, Buffer.from(nonce), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const text = decipher.update(bytes.subarray(0, -tagBytes))
  return Buffer.concat([text, decipher.final()]).toString()
}

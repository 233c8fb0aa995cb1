import { type KeyObject, X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { openResource } from './resource-cipher.ts'

const answer = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({ ciphertext: z.string(), associated_data: z.string(), nonce: z.string() }),
    }),
  ),
})

/**
 * The keys of WeChat Pay's certificates by their serial number, out of an answer of `GET /v3/certificates`. Only WeChat Pay
 * and the merchant know the key that they are encrypted with, so each may be believed before the answer's signature is.
 * @throws Error where the answer is none, or one of the certificates was altered
 */
export const certificatesIn = (apiV3Key: Buffer, body: unknown): Map<string, KeyObject> =>
  new Map(
    answer.parse(body).data.map(({ serial_no, encrypt_certificate }) => {
      const certificate = new X509Certificate(openResource(apiV3Key, encrypt_certificate))
      if (certificate.serialNumber !== serial_no.toUpperCase())
        throw new Error('a certificate of another serial number')
      return [certificate.serialNumber, certificate.publicKey]
    }),
  )

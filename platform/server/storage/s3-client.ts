import { S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../config/config.ts'
import { platformFailure } from '../http/failures.ts'

/** How long the store may take to answer: the call then fails (503) before the caller's own limit of 10 s is over. */
export const answerMs = 8_000
export const connectMs = 3_000

type S3Error = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } }

const isUnreachable = ({ name, code }: S3Error): boolean =>
  name === 'TimeoutError' ||
  name === 'AbortError' ||
  (typeof code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/.test(code))

/**
 * Turns a failure of the store into one for the caller: `server.overloaded` where it did not answer, is overloaded or
 * broken, since the caller may try again. Any other error is a fault of the portal or its settings and stays as it is.
 */
const s3Failure = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { $metadata: { httpStatusCode: status = 0 } = {} }: S3Error = error
  if (status === 507) return platformFailure('server.storage_full', { cause: error })
  const isBusy = status >= 500 || status === 429 || isUnreachable(error)
  return isBusy ? platformFailure('server.overloaded', { cause: error }) : error
}

/**
 * Asks the store and gives up after `ms`. The limit holds until the answer begins; the content of an object may then be
 * read slowly.
 * @throws AppFailure `server.overloaded`, `server.storage_full`
 */
export const askS3 = async <T>(call: (signal: AbortSignal) => Promise<T>, ms = answerMs): Promise<T> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), Math.ceil(ms))
  try {
    return await call(patience.signal)
  } catch (error) {
    throw s3Failure(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Makes the S3 client. Checksums beyond the portal's own SHA-256 are left out, since compatible stores differ in them. */
export const openS3Client = (config: S3Config): S3Client => {
  const { endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = config
  return new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
  })
}

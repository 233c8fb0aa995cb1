import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Config } from './config.ts'
import { platformFailure } from './failures.ts'
import { removeSpooled } from './spool.ts'
import { ensureKey, type Storage } from './storage.ts'

/** A store that has not answered by then makes the call fail (503) before the caller's own 10 s are over. */
const answerMs = 8_000
const connectMs = 3_000
/** On top of that, what a file may take at 1 MB/s. */
const msPerByte = 1 / 1_000
/** A bucket may hold other things too. */
const prefix = 'files/'

type S3Error = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } }

const isUnreachable = ({ name, code }: S3Error): boolean =>
  name === 'TimeoutError' ||
  name === 'AbortError' ||
  (typeof code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/.test(code))

/** No answer, an overloaded or a broken store: the caller may try again. Everything else is a fault of ours or of the settings. */
const s3Failure = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { $metadata: { httpStatusCode: status = 0 } = {} }: S3Error = error
  if (status === 507) return platformFailure('server.storage_full', { cause: error })
  const isBusy = status >= 500 || status === 429 || isUnreachable(error)
  return isBusy ? platformFailure('server.overloaded', { cause: error }) : error
}

/** The time is for the answer's beginning: what follows of an object is read as slowly as its reader takes it. */
const ask = async <T>(call: (signal: AbortSignal) => Promise<T>, ms = answerMs): Promise<T> => {
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

/** Keeps objects in a bucket. Checksums beyond our own SHA-256 are left out, since compatible stores differ in them. */
export const openS3Storage = (config: S3Config, spoolFolder: string): Storage => {
  const { bucket: Bucket, endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
  })
  const keyOf = (key: string) => `${prefix}${ensureKey(key)}`

  return {
    spoolFolder,
    keep: async (spooled, key) => {
      const command = new PutObjectCommand({
        Bucket,
        Key: keyOf(key),
        Body: createReadStream(spooled.path),
        ContentLength: spooled.size,
        ChecksumSHA256: Buffer.from(spooled.sha256, 'hex').toString('base64'),
        ContentType: 'application/octet-stream',
      })
      await ask((abortSignal) => client.send(command, { abortSignal }), answerMs + spooled.size * msPerByte)
      await removeSpooled(spooled)
    },
    read: async (key, slice) => {
      const range = slice && { Range: `bytes=${slice.from}-${slice.to}` }
      const command = new GetObjectCommand({ Bucket, Key: keyOf(key), ...range })
      const { Body } = await ask((abortSignal) => client.send(command, { abortSignal }))
      if (!(Body instanceof Readable)) throw new Error(`no body for ${key}`)
      return Body
    },
    remove: async (key) => {
      await ask((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }), { abortSignal }))
    },
    list: async function* () {
      let from: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(from && { ContinuationToken: from }) })
        const page = await ask((abortSignal) => client.send(command, { abortSignal }))
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified ? [{ key: Key.slice(prefix.length), keptAt: LastModified }] : [],
        )
        from = page.NextContinuationToken
      } while (from)
    },
    check: async () => {
      await ask((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }), connectMs)
    },
  }
}

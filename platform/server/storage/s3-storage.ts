import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectRetentionCommand,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../config/config.ts'
import { removeSpooled } from '../uploads/spool.ts'
import { answerMs, askS3, connectMs, openS3Client } from './s3-client.ts'
import { ensureKey, type Storage } from './storage.ts'

/** The time that a file may take on top of `answerMs`: at 1 MB/s. */
const msPerByte = 1 / 1_000
/** The part of the bucket for uploads, since a bucket may hold other things too. */
const prefix = 'files/'

/** Opens the store in an S3 bucket. */
export const openS3Storage = (config: S3Config, spoolFolder: string): Storage => {
  const { bucket: Bucket } = config
  const client = openS3Client(config)
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
      await askS3((abortSignal) => client.send(command, { abortSignal }), answerMs + spooled.size * msPerByte)
      await removeSpooled(spooled)
    },
    read: async (key, slice) => {
      const range = slice && { Range: `bytes=${slice.from}-${slice.to}` }
      const command = new GetObjectCommand({ Bucket, Key: keyOf(key), ...range })
      const { Body } = await askS3((abortSignal) => client.send(command, { abortSignal }))
      if (!(Body instanceof Readable)) throw new Error(`no body for ${key}`)
      return Body
    },
    lock: async (key, until) => {
      if (!config.objectLock) return
      const Retention = { Mode: 'COMPLIANCE', RetainUntilDate: until } as const
      const command = new PutObjectRetentionCommand({ Bucket, Key: keyOf(key), Retention })
      await askS3((abortSignal) => client.send(command, { abortSignal }))
    },
    remove: async (key) => {
      await askS3((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }), { abortSignal }))
    },
    list: async function* () {
      let from: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(from && { ContinuationToken: from }) })
        const page = await askS3((abortSignal) => client.send(command, { abortSignal }))
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified ? [{ key: Key.slice(prefix.length), keptAt: LastModified }] : [],
        )
        from = page.NextContinuationToken
      } while (from)
    },
    check: async () => {
      await askS3((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }), connectMs)
    },
  }
}

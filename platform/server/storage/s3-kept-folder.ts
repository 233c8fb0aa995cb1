import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3'
import type { S3Config } from '../config/config.ts'
import type { KeptFolder } from './kept-folder.ts'
import { askS3, openS3Client } from './s3-client.ts'

/**
 * Opens a kept folder in the part `<name>/` of the bucket. S3 answers a write once it is durable, and a read answers the
 * last write.
 */
export const openS3KeptFolder = (config: S3Config, name: string): KeptFolder => {
  const { bucket: Bucket } = config
  const client = openS3Client(config)
  const keyOf = (path: string) => `${name}/${path}`
  return {
    read: async (path) => {
      try {
        const command = new GetObjectCommand({ Bucket, Key: keyOf(path) })
        const { Body } = await askS3((abortSignal) => client.send(command, { abortSignal }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    write: async (path, bytes) => {
      const command = new PutObjectCommand({ Bucket, Key: keyOf(path), Body: bytes, ContentLength: bytes.length })
      await askS3((abortSignal) => client.send(command, { abortSignal }))
    },
    remove: async (path) => {
      const command = new DeleteObjectCommand({ Bucket, Key: keyOf(path) })
      await askS3((abortSignal) => client.send(command, { abortSignal }))
    },
  }
}

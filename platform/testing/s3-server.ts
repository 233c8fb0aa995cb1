import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export type S3Server = {
  /** The settings that make the portal keep its files in this store. */
  env: Record<string, string>
  /** The folder in which the store keeps its objects. */
  folder: string
  close: () => Promise<void>
}

/** An S3-compatible store on the loopback address with one empty bucket. */
export const startS3Server = async (): Promise<S3Server> => {
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    // s3rver computes the signature of calls on the bucket itself without the trailing slash that S3 and the client sign.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'portal' }],
  })
  const { port } = await server.run()
  return {
    env: {
      S3_BUCKET: 'portal',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

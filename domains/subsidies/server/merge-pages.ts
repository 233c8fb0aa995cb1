import { Worker } from 'node:worker_threads'
import { threadEnv } from '@portal/platform/server'

/** The pages of an added PDF, which replace as many pages of our own document that hold only a strip with the page number. */
export type Insertion = {
  bytes: Uint8Array<ArrayBuffer>
  /** The index of the first strip's page in our own document, from 0. */
  at: number
  pages: number
}
export type MergeOrder =
  | { task: 'count'; bytes: Uint8Array<ArrayBuffer> }
  | { task: 'merge'; own: Uint8Array<ArrayBuffer>; insertions: Insertion[] }
export type MergeAnswer = { pages: number } | { bytes: Uint8Array<ArrayBuffer> } | 'unreadable'

/** Limits of time and memory after which the thread of a document is ended. */
const limits = { ms: 30_000, heapMb: 384 }

/** Added PDFs are taken apart in a thread of their own: a PDF made to exhaust the reader ends its thread and nothing else. */
const ask = async (order: MergeOrder): Promise<MergeAnswer> => {
  const handed = order.task === 'count' ? [order] : [{ bytes: order.own }, ...order.insertions]
  const worker = new Worker(new URL('./merge-pages.worker.ts', import.meta.url), {
    workerData: order,
    transferList: handed.map(({ bytes }) => bytes.buffer),
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    stdout: true,
    stderr: true,
    env: threadEnv(),
  })
  const { promise, resolve } = Promise.withResolvers<MergeAnswer>()
  const timer = setTimeout(() => resolve('unreadable'), limits.ms)
  worker.once('message', resolve)
  worker.once('error', () => resolve('unreadable'))
  worker.once('exit', () => resolve('unreadable'))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** How many pages of a PDF can be copied one by one; undefined if it cannot be taken apart, for example an encrypted one. */
export const pagesToCopy = async (bytes: Buffer): Promise<number | undefined> => {
  const answer = await ask({ task: 'count', bytes: new Uint8Array(bytes) })
  return typeof answer === 'object' && 'pages' in answer ? answer.pages : undefined
}

/**
 * Our own document with the page of each strip replaced by an added page, below which that strip then stands; undefined if
 * the merging fails.
 */
export const mergePages = async (own: Buffer, insertions: Insertion[]): Promise<Buffer | undefined> => {
  const answer = await ask({ task: 'merge', own: new Uint8Array(own), insertions })
  return typeof answer === 'object' && 'bytes' in answer ? Buffer.from(answer.bytes.buffer) : undefined
}

import { Worker } from 'node:worker_threads'
import { threadEnv } from '@portal/platform/server'

/** The texts of the QR codes in a picture; undefined where the picture could not be read. */
export type Codes = string[] | undefined
export type CodesOrder = { bytes: Uint8Array<ArrayBuffer> }

/** Limits after which the thread of a picture is ended: twelve million pixels take a third of a second. */
const limits = { ms: 8_000, heapMb: 64 }

const readAlone = async (bytes: Uint8Array): Promise<Codes> => {
  const order: CodesOrder = { bytes: new Uint8Array(bytes) }
  const worker = new Worker(new URL('./read-codes.worker.ts', import.meta.url), {
    workerData: order,
    transferList: [order.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    stdout: true,
    stderr: true,
    env: threadEnv(),
  })
  const { promise, resolve } = Promise.withResolvers<Codes>()
  const timer = setTimeout(() => resolve(undefined), limits.ms)
  worker.once('message', resolve)
  worker.once('error', () => resolve(undefined))
  worker.once('exit', () => resolve(undefined))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * The QR codes of a picture, read in a thread of its own, one picture after the other: a file made to exhaust the reader
 * ends its thread and nothing else, and no call waits for the processor.
 */
export const readCodes = (bytes: Uint8Array): Promise<Codes> => {
  const read = turn.then(() => readAlone(bytes))
  turn = read.catch(() => undefined)
  return read
}

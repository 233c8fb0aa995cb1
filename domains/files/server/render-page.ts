import { Worker } from 'node:worker_threads'

/** Red, green, blue and opacity, a byte each. */
export type RenderedPage = { data: Uint8Array; width: number; height: number }
export type PageOrder = { bytes: Uint8Array<ArrayBuffer>; page: number; longestSide: number; memoryBytes: number }
export type PageAnswer = RenderedPage | 'no_page' | 'unreadable'

/** What one page may take before its thread is ended. */
const limits = { ms: 10_000, memoryBytes: 256 * 1024 * 1024, heapMb: 64 }

/**
 * Draws one page of a PDF, from 1, in a thread of its own: a file made to exhaust the renderer ends its thread and
 * nothing else. PDFium is built without JavaScript, and no action of the file is run.
 */
export const renderPage = async (
  bytes: Uint8Array,
  { page, longestSide }: Pick<PageOrder, 'page' | 'longestSide'>,
  { ms, memoryBytes, heapMb } = limits,
): Promise<PageAnswer> => {
  const order: PageOrder = { bytes: new Uint8Array(bytes), page, longestSide, memoryBytes }
  const worker = new Worker(new URL('./render-page.worker.ts', import.meta.url), {
    workerData: order,
    transferList: [order.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    stdout: true,
    stderr: true,
    env: {},
  })
  const { promise, resolve } = Promise.withResolvers<PageAnswer>()
  const timer = setTimeout(() => resolve('unreadable'), ms)
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

import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { threadEnv } from '@portal/platform/server'

/** A drawn page: red, green, blue and opacity of each pixel, one byte each. */
export type RenderedPage = { data: Uint8Array; width: number; height: number }
export type PageOrder = {
  bytes: Uint8Array<ArrayBuffer>
  /** The number of the page to draw, from 1; `count` asks how many pages there are, `text` for what is written on them, `start` for both of the first ones. */
  page: number | 'count' | 'text' | 'start'
  longestSide: number
  memoryBytes: number
  /** PDFium, compiled (`WebAssembly.Module`). */
  pdfium: object
}
/** The answer of the thread. `locked`: the PDF opens only with a password. */
export type PageAnswer =
  | RenderedPage
  | { pages: number }
  | { text: string }
  | { pages: number; text: string }
  | 'no_page'
  | 'locked'
  | 'unreadable'

/**
 * What one page may take before its thread is ended. `cpuMs` is time of the processor, so that a busy machine refuses no
 * honest page; `ms` is time of the clock, for a thread that does nothing.
 */
const limits = { cpuMs: 3_000, ms: 20_000, memoryBytes: 256 * 1024 * 1024, heapMb: 64 }
const lookEveryMs = 100

/** Node has `WebAssembly`, but its type declarations leave it to the browser's. */
const { WebAssembly } = globalThis as unknown as { WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> } }

let compiled: Promise<object> | undefined

/** PDFium, compiled once for all threads, since compiling it takes longer than drawing a page. */
const compilePdfium = (): Promise<object> => {
  compiled ??= readFile(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))).then(WebAssembly.compile)
  return compiled
}

/**
 * Carries out one order in a thread of its own: a PDF that was made to exhaust the renderer ends this thread and nothing
 * else.
 */
const order = async (
  bytes: Uint8Array,
  wanted: Pick<PageOrder, 'page' | 'longestSide'>,
  { cpuMs, ms, memoryBytes, heapMb }: typeof limits,
): Promise<PageAnswer> => {
  const workerData: PageOrder = { bytes: new Uint8Array(bytes), ...wanted, memoryBytes, pdfium: await compilePdfium() }
  const worker = new Worker(new URL('./render-page.worker.ts', import.meta.url), {
    workerData,
    transferList: [workerData.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    stdout: true,
    stderr: true,
    env: threadEnv(),
  })
  const { promise, resolve } = Promise.withResolvers<PageAnswer>()
  const timer = setTimeout(() => resolve('unreadable'), ms)
  const meter = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => user + system > cpuMs * 1000 && resolve('unreadable'),
      // The thread has ended: its own events have already told how.
      () => undefined,
    )
  }, lookEveryMs)
  worker.once('message', resolve)
  worker.once('error', () => resolve('unreadable'))
  worker.once('exit', () => resolve('unreadable'))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(meter)
    await worker.terminate()
  }
}

/** What the reading of a text may take: less memory than a drawing, since no picture in the PDF is decoded for it. */
const readingLimits = { ...limits, cpuMs: 8_000, memoryBytes: 64 * 1024 * 1024 }

/** Draws one page of a PDF; pages count from 1. PDFium is built without JavaScript, and no action of the file is run. */
export const renderPage = async (
  bytes: Uint8Array,
  { page, longestSide }: { page: number; longestSide: number },
  bounds = limits,
): Promise<RenderedPage | 'no_page' | 'unreadable'> => {
  const answer = await order(bytes, { page, longestSide }, bounds)
  if (answer === 'locked') return 'unreadable'
  if (typeof answer === 'object' && !('data' in answer))
    throw new Error('a page was asked for, and something else came')
  return answer
}

/** The number of pages of a PDF; `locked` if it opens only with a password. */
export const countPages = async (bytes: Uint8Array, bounds = limits): Promise<number | 'locked' | 'unreadable'> => {
  const answer = await order(bytes, { page: 'count', longestSide: 0 }, bounds)
  if (answer === 'locked') return answer
  return typeof answer === 'object' && 'pages' in answer && answer.pages > 0 ? answer.pages : 'unreadable'
}

/** What is written on the pages of a PDF, each page on lines of its own; empty where they are pictures, as of a scanned paper; undefined for a PDF that cannot be opened. */
export const readText = async (bytes: Uint8Array, bounds = limits): Promise<string | undefined> => {
  const answer = await order(bytes, { page: 'text', longestSide: 0 }, bounds)
  return typeof answer === 'object' && 'text' in answer ? answer.text : undefined
}

/** The number of pages of a PDF and what is written on its first ten, at most 20,000 characters; undefined if that cannot be read. */
export const readStart = async (bytes: Uint8Array): Promise<{ pages: number; text: string } | undefined> => {
  const answer = await order(bytes, { page: 'start', longestSide: 0 }, readingLimits)
  return typeof answer === 'object' && 'pages' in answer && 'text' in answer ? answer : undefined
}

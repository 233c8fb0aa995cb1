import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { PageAnswer, PageOrder } from './render-page.ts'

const pageBytes = 64 * 1024
/** The most pages whose words are read. */
const mostRead = 200
/** The pages, and the characters of them, that are read of the start of a PDF. */
const start = { pages: 10, characters: 20_000 }
/** The most pixels for one point of the page: no page is drawn finer than 216 dpi. */
const finest = 3

type Memory = { buffer: ArrayBuffer; grow: (pages: number) => number }
/** Node has `WebAssembly`, but its type declarations leave it to the browser's. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { Memory: { prototype: Memory }; Instance: new (module: object, imports: object) => { exports: object } }
}

/** The thread's heap limit does not reach WebAssembly memory, so its growth is bounded here. */
const boundMemory = (bytes: number): void => {
  const { prototype } = WebAssembly.Memory
  const { grow } = prototype
  prototype.grow = function (this: Memory, pages: number) {
    if (this.buffer.byteLength + pages * pageBytes > bytes) throw new RangeError('the page needs too much memory')
    return grow.call(this, pages)
  }
}

const render = async ({ bytes, page, longestSide, pdfium }: PageOrder): Promise<PageAnswer> => {
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, receive) => {
      const instance = new WebAssembly.Instance(pdfium, imports)
      receive(instance)
      return instance.exports
    },
  })
  const document = await library.loadDocument(bytes)
  const pages = document.getPageCount()
  if (page === 'count') return { pages }
  const textOf = (most: number) =>
    Array.from({ length: Math.min(pages, most) }, (_, at) => document.getPage(at).getText()).join('\n')
  if (page === 'text') return { text: textOf(mostRead) }
  if (page === 'start') return { pages, text: textOf(start.pages).slice(0, start.characters) }
  if (page > pages) return 'no_page'
  const sheet = document.getPage(page - 1)
  const { originalWidth, originalHeight } = sheet.getOriginalSize()
  const scale = Math.min(longestSide / Math.max(originalWidth, originalHeight), finest)
  const { data, width, height } = await sheet.render({ scale, render: 'bitmap' })
  return { data, width, height }
}

/** Whether the PDF needs a password. Only the text of PDFium's error tells this case from a broken file. */
const isLocked = (error: unknown): boolean => error instanceof Error && /password/i.test(error.message)

const order: PageOrder = workerData
boundMemory(order.memoryBytes)
try {
  parentPort?.postMessage(await render(order))
} catch (error) {
  parentPort?.postMessage(isLocked(error) ? 'locked' : 'unreadable')
}

import { parentPort, workerData } from 'node:worker_threads'
import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Insertion, MergeAnswer, MergeOrder } from './merge-pages.ts'

/** An encrypted one is refused by the reader, and the caller then has it drawn. */
const open = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })

const count = async (bytes: Uint8Array): Promise<number> => {
  const document = await open(bytes)
  const target = await PDFDocument.create()
  // Copying is what will be asked of it; a page that points nowhere shows here.
  return (await target.copyPages(document, document.getPageIndices())).length
}

type Corner = { x: number; y: number; width: number; height: number }

/**
 * Where a strip of this height lies along the edge that a reader sees at the bottom, in the page's own coordinates, and the
 * box of the page that is enlarged by it. A page may be turned by quarters (ISO 32000-2, 7.7.3.3).
 */
const below = (box: Corner, quarter: number, height: number): { box: Corner; origin: { x: number; y: number } } => {
  const { x, y, width, height: tall } = box
  if (quarter === 90) return { box: { ...box, width: width + height }, origin: { x: x + width + height, y } }
  if (quarter === 180) return { box: { ...box, height: tall + height }, origin: { x: x + width, y: y + tall + height } }
  if (quarter === 270)
    return { box: { ...box, x: x - height, width: width + height }, origin: { x: x - height, y: y + tall } }
  return { box: { ...box, y: y - height, height: tall + height }, origin: { x, y: y - height } }
}

/** Adds a band below what a reader sees, and the strip in it: nothing of the page is covered. */
const addStrip = (page: PDFPage, strip: PDFEmbeddedPage): void => {
  const quarter = ((page.getRotation().angle % 360) + 360) % 360
  const seen = page.getCropBox()
  const across = quarter === 90 || quarter === 270 ? seen.height : seen.width
  const scale = Math.min(1, across / strip.width)
  const { box, origin } = below(seen, quarter, strip.height * scale)
  page.setMediaBox(box.x, box.y, box.width, box.height)
  page.setCropBox(box.x, box.y, box.width, box.height)
  const rotate = degrees(quarter)
  const turned = { ...origin, rotate }
  page.drawRectangle({ ...turned, width: across, height: strip.height * scale, color: rgb(1, 1, 1) })
  page.drawPage(strip, { ...turned, xScale: scale, yScale: scale })
}

const insert = async (own: PDFDocument, { bytes, at, pages }: Insertion): Promise<void> => {
  const foreign = await open(bytes)
  const strips = await own.embedPages(own.getPages().slice(at, at + pages))
  const copied = await own.copyPages(foreign, foreign.getPageIndices())
  if (copied.length !== pages) throw new Error('the document has changed its pages')
  for (const [index, page] of copied.entries()) {
    const strip = strips[index]
    if (!strip) throw new Error('a strip is missing')
    own.removePage(at + index)
    addStrip(own.insertPage(at + index, page), strip)
  }
}

const merge = async (ownBytes: Uint8Array, insertions: readonly Insertion[]): Promise<Uint8Array<ArrayBuffer>> => {
  const own = await PDFDocument.load(ownBytes, { updateMetadata: false })
  for (const insertion of insertions) await insert(own, insertion)
  return own.save({ useObjectStreams: true, updateFieldAppearances: false })
}

const order: MergeOrder = workerData
const answer = async (): Promise<MergeAnswer> => {
  if (order.task === 'count') return { pages: await count(order.bytes) }
  return { bytes: await merge(order.own, order.insertions) }
}
try {
  parentPort?.postMessage(await answer())
} catch {
  parentPort?.postMessage('unreadable')
}

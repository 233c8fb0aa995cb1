import { parentPort, workerData } from 'node:worker_threads'
import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Insertion, MergeAnswer, MergeOrder } from './merge-pages.ts'

/** Opens a PDF. The reader throws for an encrypted one; the main thread then has its pages drawn as pictures. */
const open = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })

const count = async (bytes: Uint8Array): Promise<number> => {
  const document = await open(bytes)
  const target = await PDFDocument.create()
  // The pages are copied for trial, since copying them is what comes later and a broken page shows only then.
  return (await target.copyPages(document, document.getPageIndices())).length
}

type Box = { x: number; y: number; width: number; height: number }

/**
 * Enlarges a page by `height` at the edge that a reader sees at the bottom; a page may be turned by quarters (ISO 32000-2,
 * 7.7.3.3). Answers, in the page's own coordinates, the new box, the corner where the new band begins (`at`), and the
 * direction along the band to the reader's right (`along`).
 */
const below = ({ x, y, width, height: tall }: Box, quarter: number, height: number) => {
  if (quarter === 90)
    return {
      box: { x, y, width: width + height, height: tall },
      at: { x: x + width + height, y },
      along: { x: 0, y: 1 },
    }
  if (quarter === 180)
    return {
      box: { x, y, width, height: tall + height },
      at: { x: x + width, y: y + tall + height },
      along: { x: -1, y: 0 },
    }
  if (quarter === 270)
    return {
      box: { x: x - height, y, width: width + height, height: tall },
      at: { x: x - height, y: y + tall },
      along: { x: 0, y: -1 },
    }
  return { box: { x, y: y - height, width, height: tall + height }, at: { x, y: y - height }, along: { x: 1, y: 0 } }
}

/** Adds a band below what a reader sees of the page, with the strip at its right end: nothing of the page is covered. */
const addStrip = (page: PDFPage, strip: PDFEmbeddedPage): void => {
  const quarter = ((page.getRotation().angle % 360) + 360) % 360
  const seen = page.getCropBox()
  const across = quarter === 90 || quarter === 270 ? seen.height : seen.width
  const scale = Math.min(1, across / strip.width)
  const height = strip.height * scale
  const { box, at, along } = below(seen, quarter, height)
  page.setMediaBox(box.x, box.y, box.width, box.height)
  page.setCropBox(box.x, box.y, box.width, box.height)
  const rotate = degrees(quarter)
  page.drawRectangle({ ...at, rotate, width: across, height, color: rgb(1, 1, 1) })
  const left = across - strip.width * scale
  const place = { x: at.x + along.x * left, y: at.y + along.y * left }
  page.drawPage(strip, { ...place, rotate, xScale: scale, yScale: scale })
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
  const given = await answer()
  parentPort?.postMessage(given, typeof given === 'object' && 'bytes' in given ? [given.bytes.buffer] : [])
} catch {
  parentPort?.postMessage('unreadable')
}

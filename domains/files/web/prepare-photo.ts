import { type Prepare, type Prepared, sizeWords } from '@portal/platform/web'
import { copyTitle } from '../contract/copy.ts'
import { extensionOf, type Purpose, ruleOf } from '../contract/purposes.ts'
import type { Expectation } from './quality/expectation.ts'

/**
 * What happens to a picked photo of this purpose before it is sent: one over the limit becomes a smaller copy, and the row
 * says how large that is. On a device with a camera, where the user cannot choose what the camera makes, a photo of a kind
 * that the form does not take becomes a JPEG, or a PDF where the form takes only those. Undefined for purposes whose bytes
 * count; other files are never touched.
 */
export const preparePhoto = (purpose: Purpose, { hasCamera }: { hasCamera: boolean }): Prepare | undefined => {
  const { bytes, extensions, shrinks } = ruleOf(purpose)
  if (!shrinks) return undefined
  const takesPhotos = extensions.includes('jpg')
  return async (file) => {
    const isTaken = extensions.includes(extensionOf(file.name))
    if (!isTaken && !hasCamera) return { file }
    if (!takesPhotos) {
      // What draws photos is loaded for those who need it: most files fit.
      const { photoAsPdf } = await import('./photo-as-pdf.ts')
      const document = await photoAsPdf(file, bytes)
      return document === file ? { file } : { file: document, note: '已转成 PDF' }
    }
    if (isTaken && file.size <= bytes) return { file }
    const { smallerPhoto } = await import('./shrink-photo.ts')
    const copy = await smallerPhoto(file, bytes)
    return copy ? { file: copy, note: `已缩小到 ${sizeWords(copy.size)}` } : { file }
  }
}

/**
 * The same, with what this device finds wrong with a picture in the note of its row; undefined `before` sends the file as it is. What
 * measures is loaded with the first picture.
 */
export const lookedAt =
  (before: Prepare | undefined, expects: Expectation): Prepare =>
  async (file) => {
    const [{ qualityHints }, { readPicture }] = await Promise.all([
      import('./quality/quality-hints.ts'),
      import('./quality/read-picture.ts'),
    ])
    const asItIs: Prepared = { file }
    const [prepared, measures] = await Promise.all([before?.(file) ?? asItIs, readPicture(file)])
    const notes = [prepared.note, ...(measures ? qualityHints(measures, expects) : [])].filter(Boolean)
    return notes.length === 0 ? prepared : { ...prepared, note: notes.join('；') }
  }

/**
 * A smaller copy of a photo, made because the user has asked for it: its name says 压缩副本 wherever the file is shown. A
 * photo of which no copy can be made comes back as it was.
 */
export const compressedCopy =
  (purpose: Purpose): Prepare =>
  async (file) => {
    const { smallerPhoto } = await import('./shrink-photo.ts')
    const copy = await smallerPhoto(file, ruleOf(purpose).bytes, `（${copyTitle}）`)
    return copy ? { file: copy, note: `${copyTitle}，${sizeWords(copy.size)}` } : { file }
  }

/** The same copy with the fields of `copyFields`, which declare what it was made from. */
export const declaredCopy =
  (purpose: Purpose): Prepare =>
  async (file) => {
    const made = await compressedCopy(purpose)(file)
    if (made.file === file) return made
    const [{ sha256 }, { bytesToHex }] = await Promise.all([
      import('@noble/hashes/sha2.js'),
      import('@noble/hashes/utils.js'),
    ])
    const copyOfSha256 = bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())))
    return { ...made, fields: { copyOfSha256, copyOfSize: String(file.size) } }
  }

import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ensure, fail } from '../../failures.ts'

const mega = 1024 * 1024
const most = {
  /** The largest workbook, compressed. */
  fileBytes: 300 * mega,
  entries: 2_000,
  /** The largest inflated part of a workbook. */
  partBytes: 4096 * mega,
  /**
   * The most times that a part may be larger inflated than packed: a sheet is about 10 times, a sheet of equal rows 100 times,
   * a zip bomb 1000 times as large.
   */
  ratio: 250,
  /** The ratio is not checked for parts up to this inflated size, which do no harm. */
  harmlessBytes: 16 * mega,
}

const bomb = { msg: '这个 XLSX 解压后过大，已拒绝；请另存为 CSV 后再上传' }
const broken = { msg: '这个 XLSX 文件已损坏，或不是 Excel 工作簿' }

export type Archive = {
  has: (path: string) => boolean
  /** Opens a part as a stream of inflated bytes; the stream fails where its size is not the one that the archive states. */
  read: (path: string) => Promise<Readable>
  /** The inflated size of a part in bytes. */
  sizeOf: (path: string) => number
  close: () => void
}

const ensureHarmless = ({ compressedSize, uncompressedSize }: Entry): void => {
  ensure(uncompressedSize <= most.partBytes, 'import.unreadable', bomb)
  const isDense = uncompressedSize > most.harmlessBytes && uncompressedSize > compressedSize * most.ratio
  ensure(!isDense, 'import.unreadable', bomb)
}

const entriesOf = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    ensure(!entries.has(entry.fileName) && !entry.isEncrypted(), 'import.unreadable', broken)
    ensureHarmless(entry)
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Turns a fault of the archive itself into the message that the file is broken; failures of our own pass unchanged. */
const explained = (error: unknown): never => {
  if (error instanceof Error && 'failure' in error) throw error
  return fail('import.unreadable', { ...broken, cause: error })
}

/**
 * Opens a workbook's archive. The sizes that the archive states for its parts are limited here, and inflating stops where a
 * part exceeds them.
 */
export const openArchive = async (path: string, size: number): Promise<Archive> => {
  ensure(size <= most.fileBytes, 'import.unreadable', { msg: 'XLSX 文件不能超过 300MB，请另存为 CSV' })
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(explained)
  try {
    ensure(zip.entryCount > 0 && zip.entryCount <= most.entries, 'import.unreadable', broken)
    const entries = await entriesOf(zip)
    const entryOf = (name: string): Entry => entries.get(name) ?? fail('import.unreadable', broken)
    return {
      has: (name) => entries.has(name),
      read: (name) => zip.openReadStreamPromise(entryOf(name)).catch(explained),
      sizeOf: (name) => entryOf(name).uncompressedSize,
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    return explained(error)
  }
}

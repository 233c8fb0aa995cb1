import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ensure, fail } from '../../../failures.ts'

const mega = 1024 * 1024
const most = {
  /** Compressed. */
  fileBytes: 300 * mega,
  entries: 2_000,
  /** Of one part, inflated. */
  partBytes: 4096 * mega,
  /** A sheet shrinks to a tenth, one of equal rows to a hundredth; a bomb to a thousandth. */
  ratio: 250,
  /** Smaller parts do no harm at any ratio. */
  harmlessBytes: 16 * mega,
}

const bomb = { msg: '这个 XLSX 解压后过大，已拒绝；请另存为 CSV 后再上传' }
const broken = { msg: '这个 XLSX 文件已损坏，或不是 Excel 工作簿' }

export type Archive = {
  has: (path: string) => boolean
  /** Inflated, a stream; fails where its size is not what the archive says. */
  read: (path: string) => Promise<Readable>
  /** Bytes inflated. */
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

/** Says of a fault of the archive itself that the file is broken; what we said ourselves stays. */
const explained = (error: unknown): never => {
  if (error instanceof Error && 'failure' in error) throw error
  return fail('import.unreadable', { ...broken, cause: error })
}

/** The parts of a workbook. What the archive claims of their sizes is bounded here and held to while inflating. */
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

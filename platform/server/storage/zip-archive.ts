import { PassThrough, type Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { isMissingObject } from './storage.ts'

/** A file of an archive: its path there, and its bytes, which are opened when their turn comes. */
export type ArchiveFile = { path: string; open: () => Promise<Readable> | Readable }

/** The file in which an archive names what it should hold and does not. */
export const missingFiles = '未能取出的文件.txt'

const openOne = async ({ open }: ArchiveFile): Promise<Readable | undefined> => {
  try {
    return await open()
  } catch (error) {
    if (isMissingObject(error)) return undefined
    throw error
  }
}

/**
 * Packs files into a ZIP while it is read. A file whose bytes are no longer in the store is left out, and `missingFiles` in the
 * archive names it; any other failure breaks the archive off, so that no half one passes for whole.
 */
export const zipArchive = (files: readonly ArchiveFile[]): Readable => {
  const zip = new ZipFile()
  const out = new PassThrough()
  let current: Readable | undefined
  const fail = (error: unknown): void => {
    current?.destroy()
    out.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  const pack = async (): Promise<void> => {
    const missing: string[] = []
    for (const file of files) {
      current = await openOne(file)
      if (!current) missing.push(file.path)
      else {
        // Whoever left meanwhile takes no further file.
        if (out.destroyed) return void current.destroy()
        zip.addReadStream(current, file.path)
        await finished(current, { writable: false })
      }
    }
    if (missing.length > 0) {
      const words = `以下文件已不在存储中，没有包含在内：\n${missing.join('\n')}\n`
      zip.addBuffer(Buffer.from(words), missingFiles)
    }
    zip.end()
  }
  zip.on('error', fail)
  // A reader who leaves ends the file that is being packed, and with it the packing.
  pipeline(zip.outputStream, out).catch(fail)
  pack().catch(fail)
  return out
}

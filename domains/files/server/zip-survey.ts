import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** The sum is counted while inflating: what an archive declares about itself is only a claim. */
const most = { entries: 2_000, inflatedBytes: 50 * 1024 * 1024 }
const mostText = 1024 * 1024
/** Texts of documents shrink to a tenth or a twentieth; what grows a hundredfold beyond a first part is made to be costly. */
const growth = { times: 100, freeBytes: 1024 * 1024 }

/** The names in an archive, and the text of the entry that was read first. */
export type ZipSurvey = { names: ReadonlySet<string>; text: string }

type Options = {
  /** Whether all entries are inflated, so that their sizes are known. */
  inflate: boolean
  /** The name of an entry that is read before any other, and what is asked of it and of the names before more is inflated. */
  first?: { name: string; suits: (survey: ZipSurvey) => boolean }
}

/** The bytes of an entry, as far as `take` wants them; false where it inflates to more than it may. */
const inflate = async (zip: ZipFile, entry: Entry, take: (chunk: Buffer) => boolean): Promise<boolean> => {
  const bound = Math.max(growth.freeBytes, entry.compressedSize * growth.times)
  let size = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length
    if (size > bound || !take(chunk)) return false
  }
  return true
}

const readText = async (zip: ZipFile, entry: Entry): Promise<string | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  const isRead = await inflate(zip, entry, (chunk) => {
    size += chunk.length
    chunks.push(chunk)
    return size <= mostText
  })
  return isRead ? Buffer.concat(chunks).toString('utf8') : undefined
}

const survey = async (bytes: Buffer, { inflate: all, first }: Options): Promise<ZipSurvey | undefined> => {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true, autoClose: false })
  if (zip.entryCount === 0 || zip.entryCount > most.entries) return undefined
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName) || entry.isEncrypted()) return undefined
    entries.set(entry.fileName, entry)
  }
  const names = new Set(entries.keys())
  const head = first && entries.get(first.name)
  const text = head ? await readText(zip, head) : ''
  if (text === undefined || (first && !first.suits({ names, text }))) return undefined
  const bound = Math.min(most.inflatedBytes, Math.max(4 * growth.freeBytes, bytes.length * growth.times))
  let inflated = 0
  for (const entry of all ? entries.values() : []) {
    const fits = await inflate(zip, entry, (chunk) => {
      inflated += chunk.length
      return inflated <= bound
    })
    if (!fits) return undefined
  }
  return { names, text }
}

/**
 * Goes through a ZIP archive from its first byte on. Nothing is answered for what is no sound archive: data in front, over
 * 2,000 entries, over 50 MB inflated, an entry that grows more than a hundredfold, sizes that lie, doubled, encrypted or escaping names.
 */
export const surveyZip = async (bytes: Buffer, options: Options): Promise<ZipSurvey | undefined> => {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) return undefined
  try {
    return await survey(bytes, options)
  } catch {
    return undefined
  }
}

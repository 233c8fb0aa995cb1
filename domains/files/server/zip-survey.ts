import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/**
 * The most entries, and the most bytes of all entries together. The bytes are counted while they are inflated, since an
 * archive may lie about its sizes.
 */
const most = { entries: 2_000, inflatedBytes: 50 * 1024 * 1024 }
const mostText = 1024 * 1024
/**
 * The most that an entry may grow when it is inflated, beyond a first part. The texts of documents grow ten or twenty
 * times; an entry that grows a hundred times was made to be costly.
 */
const growth = { times: 100, freeBytes: 1024 * 1024 }

/** The names in an archive, and the text of the entry that was read first. */
export type ZipSurvey = { names: ReadonlySet<string>; text: string }

type Options = {
  /** Whether all entries are inflated, so that their true sizes are known. */
  inflate: boolean
  /**
   * The name of the entry that is read before any other. `suits` judges its text and the names of all entries before more
   * is inflated.
   */
  first?: { name: string; suits: (survey: ZipSurvey) => boolean }
}

/**
 * Inflates an entry and hands its bytes to `take` until `take` answers false; answers false then, and if the entry grows
 * more than it may.
 */
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
 * Surveys a ZIP archive. Answers undefined for an archive that is not sound: with data in front of it, more than 2,000
 * entries, more than 50 MB inflated, an entry that grows more than a hundred times, wrong sizes, encrypted entries, or
 * names that occur twice or lead out of the archive.
 */
export const surveyZip = async (bytes: Buffer, options: Options): Promise<ZipSurvey | undefined> => {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) return undefined
  try {
    return await survey(bytes, options)
  } catch {
    return undefined
  }
}

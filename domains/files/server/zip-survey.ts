import { fromBufferPromise } from 'yauzl'

/** The sum is counted while inflating: what an archive declares about itself is only a claim. */
const most = { entries: 2_000, inflatedBytes: 50 * 1024 * 1024 }
const mostText = 1024 * 1024

/** The names in an archive, and the text of those that `read` asks for. */
export type ZipSurvey = { names: Set<string>; texts: Map<string, string> }

type Options = { inflate: boolean; read?: (name: string) => boolean }

const survey = async (bytes: Buffer, { inflate, read }: Options): Promise<ZipSurvey | undefined> => {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true })
  if (zip.entryCount === 0 || zip.entryCount > most.entries) return undefined
  const names = new Set<string>()
  const texts = new Map<string, string>()
  let inflated = 0
  for await (const entry of zip.eachEntry()) {
    if (names.has(entry.fileName) || entry.isEncrypted()) return undefined
    names.add(entry.fileName)
    if (!inflate) continue
    const wanted = read?.(entry.fileName) ? [] : undefined
    let size = 0
    const chunks: Buffer[] | undefined = wanted
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += chunk.length
      inflated += chunk.length
      if (inflated > most.inflatedBytes || (chunks && size > mostText)) return undefined
      chunks?.push(chunk)
    }
    if (chunks) texts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'))
  }
  return { names, texts }
}

/**
 * Goes through a ZIP archive from its first byte on. Nothing is answered for what is no sound archive: data in front, over
 * 2,000 entries, over 50 MB inflated, sizes that lie, doubled, encrypted or escaping names.
 */
export const surveyZip = async (bytes: Buffer, options: Options): Promise<ZipSurvey | undefined> => {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) return undefined
  try {
    return await survey(bytes, options)
  } catch {
    return undefined
  }
}

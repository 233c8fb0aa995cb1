import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const mostEntries = 20
/** The most that the texts of a bill have together when they are unpacked, in bytes. */
const mostInflated = 256 * 1024 * 1024

/**
 * The text of the list of single trades in the archive that Alipay packs a bill into; beside it lies one of sums. Names and
 * texts are GBK.
 * @throws Error where the archive is none or holds no such list
 */
export const openBillFile = async (bytes: Buffer): Promise<string> => {
  const zip = await fromBufferPromise(bytes, { decodeStrings: false, autoClose: false })
  if (zip.entryCount > mostEntries) throw new Error('an archive of too many files')
  const decoder = new TextDecoder('gb18030', { fatal: true })
  let inflated = 0
  for await (const entry of zip.eachEntry()) {
    inflated += entry.uncompressedSize
    if (inflated > mostInflated) throw new Error('an archive that is too large')
    const text = decoder.decode(await buffer(await zip.openReadStreamPromise(entry)))
    if (text.includes('业务明细列表')) return text
  }
  throw new Error('an archive without a list of trades')
}

import { type ByteSource, type PackageEntry, unwrapped } from './package-entry.ts'
import { packageError } from './package-fault.ts'
import { readZipDirectory, type ZipRecord } from './zip-directory.ts'

const headerSignature = 0x04034b50
const headerLength = 30
const piece = 512 * 1024

/**
 * The offset at which the bytes of a file begin. Its local header must agree with the directory, since otherwise two readers
 * could see two different packages.
 */
const dataAt = async (source: ByteSource, { at, name, packed, method }: ZipRecord): Promise<number> => {
  if (at + headerLength + name.length > source.size) throw packageError('damaged')
  const header = await source.read(at, headerLength + name.length)
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const isSame =
    view.getUint32(0, true) === headerSignature &&
    view.getUint16(8, true) === method &&
    view.getUint16(26, true) === name.length &&
    name.every((byte, n) => header[headerLength + n] === byte)
  const from = at + headerLength + name.length + view.getUint16(28, true)
  if (!isSame || from + packed > source.size) throw packageError('damaged')
  return from
}

async function* pieces(source: ByteSource, record: ZipRecord): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const from = await dataAt(source, record)
  for (let at = 0; at < record.packed; at += piece) {
    yield await source.read(from + at, Math.min(piece, record.packed - at))
  }
}

const inflated = (packed: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> => {
  if (typeof DecompressionStream === 'undefined') throw packageError('method')
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await packed.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return stream.pipeThrough(new DecompressionStream('deflate-raw'))
}

/** Reads with a reader and not by `for await`: some of the browsers that we support cannot iterate a stream. */
async function* inflatedPieces(source: ByteSource, record: ZipRecord): AsyncGenerator<Uint8Array> {
  const reader = inflated(pieces(source, record)).getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      // No more is read than the size in the directory, so that a compression bomb stops here.
      if (size > record.size) throw packageError('damaged')
      yield value
    }
  } catch (error) {
    if (error instanceof TypeError) throw packageError('damaged')
    throw error
  } finally {
    await reader.cancel().catch((error: unknown) => {
      // A stream that has failed rejects `cancel` with the same error that was already thrown above.
      if (!(error instanceof TypeError)) throw error
    })
  }
  if (size !== record.size) throw packageError('damaged')
}

const ensureApart = (records: readonly ZipRecord[]): void => {
  const sorted = [...records].sort((one, other) => one.at - other.at)
  for (const [n, { at, packed, name }] of sorted.entries()) {
    const next = sorted[n + 1]
    if (next && at + headerLength + name.length + packed > next.at) throw packageError('damaged')
  }
}

/** The files of a ZIP; their bytes are read later, by `chunks`. Throws a package fault for a ZIP that is not safe to open. */
export const openZip = async (source: ByteSource): Promise<PackageEntry[]> => {
  const records = await readZipDirectory(source)
  ensureApart(records)
  return unwrapped(
    records.map((record) => ({
      path: record.path,
      size: record.size,
      chunks: () => (record.method === 0 ? pieces(source, record) : inflatedPieces(source, record)),
    })),
  )
}

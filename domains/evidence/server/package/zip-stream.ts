import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { directoryEnd, directoryRecord, type Header, localHeader, trailer } from './zip-headers.ts'

/** One file of the package. A part with `open` is opened only when its turn in the stream comes. */
export type Part = { path: string; mode?: 'program'; deflated?: Uint8Array } & (
  | { bytes: Uint8Array }
  | { size: number; open: () => Promise<Readable> }
)

const headerOf = (part: Part, at: number): Omit<Header, 'crc' | 'packed' | 'size'> => ({
  name: Buffer.from(part.path),
  mode: part.mode === 'program' ? 0o100755 : 0o100644,
  method: part.deflated ? 8 : 0,
  at,
  sums: 'bytes' in part ? 'known' : 'follows',
})

/** A part that is in memory: its checksum and sizes stand in the header before its bytes, as readers of `mimetype` expect. */
const ready = (part: Part & { bytes: Uint8Array }, at: number): { header: Header; bytes: Uint8Array } => {
  const bytes = part.deflated ?? part.bytes
  return {
    header: { ...headerOf(part, at), crc: crc32(part.bytes), packed: bytes.length, size: part.bytes.length },
    bytes,
  }
}

/**
 * The bytes of the ZIP. No library writes it, since the available ones compute the checksum in JavaScript, which is fourteen
 * times slower than decrypting the originals (decision record "layout of the package").
 */
async function* zipped(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  const headers: Header[] = []
  let at = 0
  for (const part of parts) {
    if ('bytes' in part) {
      const { header, bytes } = ready(part, at)
      const before = localHeader(header)
      headers.push(header)
      at += before.length + bytes.length
      yield before
      yield bytes
      continue
    }
    const before = localHeader({ ...headerOf(part, at), crc: 0, packed: 0, size: 0 })
    yield before
    let [crc, size] = [0, 0]
    for await (const chunk of await part.open()) {
      crc = crc32(chunk, crc)
      size += chunk.length
      yield chunk
    }
    if (size !== part.size) throw new Error(`${part.path} has ${size} bytes in place of ${part.size}`)
    const header = { ...headerOf(part, at), crc, packed: size, size }
    const after = trailer(header)
    headers.push(header)
    at += before.length + size + after.length
    yield after
  }
  const directory = Buffer.concat(headers.map(directoryRecord))
  yield Buffer.concat([directory, directoryEnd(headers.length, directory.length, at)])
}

/**
 * The parts as a ZIP, in the order given; the same parts always give the same bytes. Originals are stored uncompressed:
 * pictures do not become smaller, and any program can read a stored file.
 */
export const zipStream = (parts: readonly Part[]): Readable => Readable.from(zipped(parts), { objectMode: false })

/** The parts as a ZIP in memory, for a small container that is itself a part of a package. */
export const zipBytes = async (parts: readonly Part[]): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipped(parts)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

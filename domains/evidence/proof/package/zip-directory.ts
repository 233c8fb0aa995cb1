import { type ByteSource, ensureDistinct, ensureSafePath, packageLimits } from './package-entry.ts'
import { packageError } from './package-fault.ts'

/** What the central directory says of one file. */
export type ZipRecord = { path: string; method: 0 | 8; packed: number; size: number; at: number; name: Uint8Array }

const endSignature = 0x06054b50
const recordSignature = 0x02014b50
const endLength = 22
const recordLength = 46
/** The longest comment that a ZIP can have, in bytes. */
const longestComment = 0xffff
const unixFile = 0o100000
const unixFolder = 0o040000
const unixKind = 0o170000

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The end record of the directory. Its comment must end exactly where the file ends, so that no other record can be meant. */
const findEnd = (tail: Uint8Array): DataView => {
  const view = viewOf(tail)
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue
    if (view.getUint16(at + 20, true) === tail.length - at - endLength) return viewOf(tail.subarray(at))
  }
  throw packageError('not_a_zip')
}

const nameOf = (bytes: Uint8Array, flags: number): string => {
  const isUtf8 = (flags & 0x800) !== 0
  if (!isUtf8 && bytes.some((byte) => byte > 0x7f)) throw packageError('encoding')
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw packageError('encoding')
    throw error
  }
}

/** One record of the central directory; undefined for a folder. Throws a package fault if the file is not safe to open. */
const readRecord = (view: DataView, bytes: Uint8Array): ZipRecord | undefined => {
  const flags = view.getUint16(8, true)
  const method = view.getUint16(10, true)
  const [packed, size] = [view.getUint32(20, true), view.getUint32(24, true)]
  const name = bytes.subarray(recordLength, recordLength + view.getUint16(28, true))
  const path = nameOf(name, flags)
  const kind = (view.getUint32(38, true) >>> 16) & unixKind
  if (kind !== 0 && kind !== unixFile && kind !== unixFolder) throw packageError('link')
  if (path.endsWith('/')) {
    ensureSafePath(path.slice(0, -1))
    if (size !== 0 || packed !== 0) throw packageError('damaged')
    return undefined
  }
  ensureSafePath(path)
  if ((flags & 0x2041) !== 0) throw packageError('encrypted')
  if (method !== 0 && method !== 8) throw packageError('method')
  if (method === 0 && packed !== size) throw packageError('damaged')
  if (size > packageLimits.bytes) throw packageError('too_large')
  if (size > 1024 * 1024 && size > packed * packageLimits.ratio) throw packageError('bomb')
  return { path, method, packed, size, at: view.getUint32(42, true), name }
}

const readRecords = (directory: Uint8Array, count: number): ZipRecord[] => {
  const records: ZipRecord[] = []
  let at = 0
  for (let n = 0; n < count; n += 1) {
    const bytes = directory.subarray(at)
    const view = viewOf(bytes)
    if (bytes.length < recordLength || view.getUint32(0, true) !== recordSignature) throw packageError('damaged')
    const [name, extra, comment] = [view.getUint16(28, true), view.getUint16(30, true), view.getUint16(32, true)]
    at += recordLength + name + extra + comment
    if (at > directory.length) throw packageError('damaged')
    const record = readRecord(view, bytes)
    if (record) records.push(record)
  }
  if (at !== directory.length) throw packageError('damaged')
  return records
}

/**
 * The files in the central directory of a ZIP (APPNOTE 4.3.12). Throws a package fault for a damaged or unsafe ZIP, also for
 * ZIP64, several disks and encryption, which no package of ours needs.
 */
export const readZipDirectory = async (source: ByteSource): Promise<ZipRecord[]> => {
  if (source.size < endLength) throw packageError('not_a_zip')
  const tail = Math.min(source.size, endLength + longestComment)
  const end = findEnd(await source.read(source.size - tail, tail))
  const [count, length, from] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)]
  const endAt = source.size - end.byteLength
  if (end.getUint16(8, true) !== count || end.getUint32(4, true) !== 0 || from + length !== endAt) {
    throw packageError('damaged')
  }
  if (count > packageLimits.entries) throw packageError('too_many')
  const records = readRecords(await source.read(from, length), count)
  if (records.reduce((sum, { size }) => sum + size, 0) > packageLimits.bytes) throw packageError('too_large')
  ensureDistinct(records.map(({ path }) => path))
  return records
}

/** What the headers of a ZIP say of one file (APPNOTE 4.3). Sizes are below 4 GB, so that ZIP64 is never needed. */
export type Header = {
  name: Buffer
  mode: number
  method: 0 | 8
  crc: number
  /** The bytes that the file takes in the package, compressed or not. */
  packed: number
  /** The bytes of the file itself. */
  size: number
  /** The offset of the file's local header in the package. */
  at: number
  /** Whether checksum and sizes stand before the file's bytes (`known`) or after them (`follows`). */
  sums: 'known' | 'follows'
}

/** General purpose flags: bit 11 says that names are UTF-8; bit 3 that checksum and sizes stand after the bytes. */
const flags = { known: 0x0800, follows: 0x0808 }
const version = 20
const unix = 3
/** 1 January 1980, the first day of DOS time. Every file has this date, so that the same parts give the same bytes. */
const dosDate = 0x0021

type Field = readonly [bytes: 2 | 4, value: number]

const fieldsOf = (...fields: readonly Field[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const stamp: readonly Field[] = [
  [2, 0],
  [2, dosDate],
]
const sumsOf = ({ crc, packed, size }: Header): readonly Field[] => [
  [4, crc],
  [4, packed],
  [4, size],
]

export const localHeader = (header: Header): Buffer =>
  Buffer.concat([
    fieldsOf(
      [4, 0x04034b50],
      [2, version],
      [2, flags[header.sums]],
      [2, header.method],
      ...stamp,
      ...sumsOf(header),
      [2, header.name.length],
      [2, 0],
    ),
    header.name,
  ])

/** The data descriptor, which stands after the bytes of a file whose checksum was not known before them. */
export const trailer = (header: Header): Buffer => fieldsOf([4, 0x08074b50], ...sumsOf(header))

export const directoryRecord = (header: Header): Buffer =>
  Buffer.concat([
    fieldsOf(
      [4, 0x02014b50],
      [2, unix * 256 + version],
      [2, version],
      [2, flags[header.sums]],
      [2, header.method],
      ...stamp,
      ...sumsOf(header),
      [2, header.name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, header.mode * 0x10000],
      [4, header.at],
    ),
    header.name,
  ])

export const directoryEnd = (count: number, length: number, at: number): Buffer =>
  fieldsOf([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, at], [2, 0])

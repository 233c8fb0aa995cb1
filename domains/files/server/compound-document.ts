const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** From this number on a sector number is a mark and names no sector ([MS-CFB] 2.1). */
const marks = 0xfffffffa
const noEntry = 0xffffffff
const entrySize = 128
const inHeader = 109

type Sectors = { size: number; read: (sector: number) => Buffer | undefined }

const sectorsOf = (bytes: Buffer): Sectors | undefined => {
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const size = 2 ** shift
  return {
    size,
    read: (sector) => {
      const at = (sector + 1) * size
      return sector < marks && at + size <= bytes.length ? bytes.subarray(at, at + size) : undefined
    },
  }
}

/** Numbers of the sectors that hold the allocation table: the first 109 in the header, further ones in a chain. */
const tableSectors = (bytes: Buffer, { size, read }: Sectors): number[] => {
  const numbers = Array.from({ length: inHeader }, (_, index) => bytes.readUInt32LE(76 + index * 4))
  const most = bytes.length / size
  let next = bytes.readUInt32LE(68)
  while (next < marks && numbers.length < most + inHeader) {
    const sector = read(next)
    if (!sector) break
    for (let at = 0; at < size - 4; at += 4) numbers.push(sector.readUInt32LE(at))
    next = sector.readUInt32LE(size - 4)
  }
  return numbers
}

/** The bytes of a chain of sectors; a chain that leaves the file or never ends is cut. */
const readChain = (bytes: Buffer, sectors: Sectors, first: number): Buffer => {
  const table = tableSectors(bytes, sectors)
  const perSector = sectors.size / 4
  const parts: Buffer[] = []
  let sector = first
  while (sector < marks && parts.length <= bytes.length / sectors.size) {
    const part = sectors.read(sector)
    const entry = sectors.read(table[Math.floor(sector / perSector)] ?? noEntry)
    if (!part || !entry) break
    parts.push(part)
    sector = entry.readUInt32LE((sector % perSector) * 4)
  }
  return Buffer.concat(parts)
}

/**
 * The names of the streams at the root of an OLE compound file ([MS-CFB]); undefined if the bytes are no such file. Streams
 * further down do not count: a spreadsheet with an embedded letter holds a Word stream too.
 */
export const rootStreams = (bytes: Buffer): Set<string> | undefined => {
  if (bytes.length < 1024 || !bytes.subarray(0, 8).equals(signature)) return undefined
  const sectors = sectorsOf(bytes)
  if (!sectors) return undefined
  const directory = readChain(bytes, sectors, bytes.readUInt32LE(48))
  if (directory.length < entrySize || directory[66] !== 5) return undefined
  const names = new Set<string>()
  const seen = new Set<number>()
  const open = [directory.readUInt32LE(76)]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const at = index * entrySize
    if (index === noEntry || seen.has(index) || at + entrySize > directory.length) continue
    seen.add(index)
    const length = Math.min(directory.readUInt16LE(at + 64), 64)
    if (directory[at + 66] === 2) names.add(directory.toString('utf16le', at, at + Math.max(0, length - 2)))
    open.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72))
  }
  return names
}

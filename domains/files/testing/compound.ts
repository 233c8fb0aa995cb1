const sector = 512
const end = 0xfffffffe
const free = 0xffffffff
const tableMark = 0xfffffffd

type Node = { name: string; content?: Buffer; children?: Node[] }

const entryOf = (name: string, type: number, child: number, right: number, start: number, size: number): Buffer => {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry[66] = type
  entry[67] = 1
  entry.writeUInt32LE(free, 68)
  entry.writeUInt32LE(right, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

/** An OLE compound file of version 3 ([MS-CFB]) with the streams and storages given; a stream has at least 4,096 bytes. */
export const compoundOf = (nodes: readonly Node[]): Buffer => {
  const entries: Buffer[] = [Buffer.alloc(128)]
  const contents: { at: number; content: Buffer }[] = []
  const place = (siblings: readonly Node[]): number => {
    const first = entries.length
    for (const _ of siblings) entries.push(Buffer.alloc(128))
    siblings.forEach(({ name, content, children }, index) => {
      const at = first + index
      const child = children ? place(children) : free
      const right = index + 1 < siblings.length ? at + 1 : free
      entries[at] = entryOf(name, children ? 1 : 2, child, right, 0, content?.length ?? 0)
      if (content) contents.push({ at, content })
    })
    return siblings.length > 0 ? first : free
  }
  entries[0] = entryOf('Root Entry', 5, place(nodes), free, end, 0)

  const directorySectors = Math.ceil(entries.length / 4)
  const table: number[] = [tableMark]
  const chain = (count: number) => {
    const start = table.length
    for (let index = 1; index <= count; index += 1) table.push(index === count ? end : start + index)
    return start
  }
  const directoryStart = chain(directorySectors)
  const data = contents.map(({ at, content }) => {
    const padded = Buffer.concat([content, Buffer.alloc((sector - (content.length % sector)) % sector)])
    entries[at]?.writeUInt32LE(chain(padded.length / sector), 116)
    return padded
  })
  const header = Buffer.alloc(sector, 0xff)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.fill(0, 8, 76)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(directoryStart, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(end, 60)
  header.writeUInt32LE(end, 68)
  header.writeUInt32LE(0, 76)
  const tableBytes = Buffer.alloc(sector, 0xff)
  table.forEach((next, index) => void tableBytes.writeUInt32LE(next, index * 4))
  const directory = Buffer.alloc(directorySectors * sector)
  Buffer.concat(entries).copy(directory)
  return Buffer.concat([header, tableBytes, directory, ...data])
}

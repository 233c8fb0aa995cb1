import { crc32, deflateRawSync } from 'node:zlib'

/**
 * One entry of an archive. `stored` leaves it uncompressed; `claimedSize` and `encrypted` make the archive say something
 * false about it.
 */
export type ZipEntry = {
  name: string
  content?: Buffer | string
  stored?: boolean
  claimedSize?: number
  encrypted?: boolean
}

/** A ZIP archive as any packer writes it (APPNOTE 4.3), with the false statements that its entries ask for. */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content = '', stored = false, claimedSize, encrypted = false } of entries) {
    const bytes = Buffer.from(content)
    const packed = stored ? bytes : deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(encrypted ? 0x801 : 0x800, 2)
    shared.writeUInt16LE(stored ? 0 : 8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(claimedSize ?? bytes.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, tail, nameBytes]))
    files.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, central, Buffer.from('PK\x05\x06'), end])
}

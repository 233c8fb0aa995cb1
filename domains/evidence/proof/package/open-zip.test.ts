import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { blobSource } from './blob-source.ts'
import { openZip } from './open-zip.ts'
import { readWhole } from './package-entry.ts'
import { faultOf, type PackageFault } from './package-fault.ts'

type Made = {
  path: string | Buffer
  bytes?: Buffer
  /** As the header before the bytes names it, where it differs. */
  local?: string
  method?: number
  flags?: number
  /** Unix mode. */
  mode?: number
  /** Sizes that the directory claims. */
  size?: number
  /** Where the directory says it begins. */
  at?: number
}

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** A ZIP by hand, field by field (APPNOTE 4.3), so that any of them may lie. */
const zipOf = (files: readonly Made[], { count = files.length, comment = '' } = {}): Buffer => {
  const locals: Buffer[] = []
  const records: Buffer[] = []
  let offset = 0
  for (const {
    path,
    bytes = Buffer.from('text'),
    local,
    method = 0,
    flags = 0x800,
    mode = 0o100644,
    size,
    at,
  } of files) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const [name, before] = [Buffer.from(path), Buffer.from(local ?? path)]
    const sizes = [4, packed.length] as const
    const kind: [2 | 4, number][] = [
      [2, 20],
      [2, flags],
      [2, method],
      [2, 0],
      [2, 33],
      [4, 0],
      [...sizes],
      [4, size ?? bytes.length],
    ]
    locals.push(Buffer.concat([numbers([4, 0x04034b50], ...kind, [2, before.length], [2, 0]), before, packed]))
    const tail: [2 | 4, number][] = [
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, mode * 0x10000],
      [4, at ?? offset],
    ]
    records.push(Buffer.concat([numbers([4, 0x02014b50], [2, 0x31e], ...kind, ...tail), name]))
    offset += locals.at(-1)?.length ?? 0
  }
  const directory = Buffer.concat(records)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, comment.length],
  )
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)])
}

/** The text of all files, or what was refused. */
const read = async (zip: Buffer): Promise<Record<string, string> | PackageFault> => {
  try {
    const entries = await openZip(blobSource(new Blob([Uint8Array.from(zip)])))
    const texts = entries.map(async (entry) => [entry.path, Buffer.from(await readWhole(entry)).toString()] as const)
    return Object.fromEntries(await Promise.all(texts))
  } catch (error) {
    return faultOf(error)
  }
}

describe('a ZIP is opened', () => {
  it('stored or deflated, with a comment, and with folders', async () => {
    const zip = zipOf(
      [{ path: 'a.txt' }, { path: 'd/', bytes: Buffer.alloc(0), mode: 0o040755 }, { path: 'd/照片', method: 8 }],
      {
        comment: 'made by hand',
      },
    )
    expect(await read(zip)).toEqual({ 'a.txt': 'text', 'd/照片': 'text' })
  })

  it('out of the folder that packing anew has put around it, without what file managers leave', async () => {
    const zip = zipOf([
      { path: 'EV1/bagit.txt' },
      { path: 'EV1/data/a' },
      { path: 'EV1/.DS_Store' },
      { path: '__MACOSX/EV1/x' },
    ])
    expect(await read(zip)).toEqual({ 'bagit.txt': 'text', 'data/a': 'text' })
  })
})

describe('a ZIP is refused', () => {
  const hostile: [name: string, fault: PackageFault, zip: Buffer][] = [
    ['that is none', 'not_a_zip', Buffer.from('certainly no package, whatever its name may be')],
    ['of no bytes', 'not_a_zip', Buffer.alloc(0)],
    ['cut short', 'not_a_zip', zipOf([{ path: 'a' }]).subarray(0, -4)],
    ['with bytes behind its end', 'not_a_zip', Buffer.concat([zipOf([{ path: 'a' }]), Buffer.from('more')])],
    ['with bytes before its beginning', 'damaged', Buffer.concat([Buffer.from('more'), zipOf([{ path: 'a' }])])],
    ['that leads up', 'path', zipOf([{ path: '../a' }])],
    ['that leads up from within', 'path', zipOf([{ path: 'data/../../a' }])],
    ['that leads to the root', 'path', zipOf([{ path: '/etc/passwd' }])],
    ['that leads to a drive', 'path', zipOf([{ path: 'C:a' }])],
    ['that leads up as Windows reads it', 'path', zipOf([{ path: '..\\a' }])],
    ['with a line break in a name', 'path', zipOf([{ path: 'a\nb' }])],
    ['with a zero in a name', 'path', zipOf([{ path: 'a\0b' }])],
    ['with an empty name', 'path', zipOf([{ path: '' }])],
    ['with folders without end', 'path', zipOf([{ path: `${'a/'.repeat(40)}b` }])],
    ['with a name twice', 'duplicate', zipOf([{ path: 'a' }, { path: 'a' }])],
    ['with a name twice but for its case', 'duplicate', zipOf([{ path: 'data/A' }, { path: 'data/a' }])],
    ['with a link', 'link', zipOf([{ path: 'a', mode: 0o120777 }])],
    ['with a device', 'link', zipOf([{ path: 'a', mode: 0o060644 }])],
    ['that is encrypted', 'encrypted', zipOf([{ path: 'a', flags: 0x801 }])],
    ['packed in another way', 'method', zipOf([{ path: 'a', method: 14 }])],
    ['with a name that is not UTF-8', 'encoding', zipOf([{ path: Buffer.of(0x61, 0xff) }])],
    ['with a name of an unnamed alphabet', 'encoding', zipOf([{ path: '照', flags: 0 }])],
    ['whose two names of a file differ', 'damaged', zipOf([{ path: 'a', local: 'b' }])],
    ['whose files overlap', 'damaged', zipOf([{ path: 'a' }, { path: 'b', at: 0 }])],
    ['whose file lies behind its end', 'damaged', zipOf([{ path: 'a', at: 90_000 }])],
    ['that counts wrongly', 'damaged', zipOf([{ path: 'a' }], { count: 2 })],
    ['of too many files', 'too_many', zipOf(Array.from({ length: 401 }, (_, n) => ({ path: `a${n}` })))],
    ['that promises gigabytes', 'too_large', zipOf([{ path: 'a', method: 8, size: 2 ** 31 }])],
    ['that is a bomb', 'bomb', zipOf([{ path: 'a', method: 8, bytes: Buffer.alloc(3 * 1024 * 1024) }])],
    [
      'that inflates to more than it says',
      'damaged',
      zipOf([{ path: 'a', method: 8, bytes: Buffer.alloc(900), size: 10 }]),
    ],
    ['that inflates to less than it says', 'damaged', zipOf([{ path: 'a', method: 8, size: 10 }])],
    [
      'whose two headers differ in how it is packed',
      'damaged',
      zipOf([{ path: 'a', bytes: Buffer.from([7, 7, 7, 7]) }]).fill(8, 8, 9),
    ],
  ]

  it.each(hostile)('%s', async (_, fault, zip) => {
    expect(await read(zip)).toBe(fault)
  })
})

import { createHash } from 'node:crypto'
import { packagePaths } from '../proof/package/layout.ts'
import { manifestText } from '../proof/statement/manifest.ts'
import type { Part } from '../server/package/zip-stream.ts'

/** An unpacked package: bytes by path. */
export type Unpacked = Map<string, Buffer>

export const unpack = async (parts: readonly Part[]): Promise<Unpacked> => {
  const files: Unpacked = new Map()
  for (const part of parts) {
    const chunks: Uint8Array[] = []
    if ('bytes' in part) chunks.push(part.bytes)
    else for await (const chunk of await part.open()) chunks.push(chunk as Uint8Array)
    files.set(part.path, Buffer.concat(chunks))
  }
  return files
}

export const pack = (files: Unpacked): Part[] => [...files].map(([path, bytes]) => ({ path, bytes }))

/** Makes the tag manifest fit the files again, as a forger would who knows the format. */
export const relist = (files: Unpacked): Unpacked => {
  const tags = [...files].filter(([path]) => !path.startsWith('data/') && path !== packagePaths.tagManifest)
  const lines = tags.map(([path, bytes]) => ({ path, sha256: createHash('sha256').update(bytes).digest('hex') }))
  return new Map(files).set(packagePaths.tagManifest, Buffer.from(manifestText(lines)))
}

export const without = (files: Unpacked, ...paths: string[]): Unpacked =>
  new Map([...files].filter(([path]) => !paths.includes(path)))

const get = (files: Unpacked, path: string): Buffer => {
  const bytes = files.get(path)
  if (!bytes) throw new Error(`no ${path} to tamper with`)
  return bytes
}

/** The package with other bytes at one path. */
export const changed = (files: Unpacked, path: string, change: (bytes: Buffer) => Buffer): Unpacked =>
  new Map(files).set(path, change(Buffer.from(get(files, path))))

/** The package with a text in one file replaced; throws if the text is not there, so that no case tests nothing. */
export const rewritten = (files: Unpacked, path: string, from: string | RegExp, to: string): Unpacked =>
  changed(files, path, (bytes) => {
    const text = bytes.toString('latin1')
    const other = text.replace(from, to)
    if (other === text) throw new Error(`nothing to rewrite in ${path}`)
    return Buffer.from(other, 'latin1')
  })

export const flipped = (files: Unpacked, path: string, at: number): Unpacked =>
  changed(files, path, (bytes) => {
    const place = at < 0 ? bytes.length + at : at
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
    return bytes
  })

export const moved = (files: Unpacked, from: string, to: string): Unpacked =>
  without(new Map(files).set(to, get(files, from)), from)

export const exchanged = (files: Unpacked, one: string, other: string): Unpacked =>
  new Map(files).set(one, get(files, other)).set(other, get(files, one))

export const taken = (files: Unpacked, path: string, from: Unpacked, source = path): Unpacked =>
  new Map(files).set(path, get(from, source))

/** The leaf that fits the statement, as a forger would write it. */
export const releafed = (files: Unpacked): Unpacked => {
  const statement = get(files, 'evidence/statement.json')
  const [sha256, sm3] = ['sha256', 'sm3'].map((name) => createHash(name).update(statement).digest('hex'))
  return new Map(files).set('evidence/leaf.txt', Buffer.from(`cn.ip-evidence/1\nsha256 ${sha256}\nsm3 ${sm3}\n`))
}

import { packageError } from './package-fault.ts'

/** Bytes that can be read from anywhere within: a File of a browser, an open file, memory. */
export type ByteSource = { size: number; read: (from: number, length: number) => Promise<Uint8Array<ArrayBuffer>> }

/** One file of a package. `chunks` begins anew at each call and throws a package fault where the bytes do not come out. */
export type PackageEntry = { path: string; size: number; chunks: () => AsyncIterable<Uint8Array> }

/** Far above what a record holds; what goes beyond is no package of ours. */
export const packageLimits = { entries: 400, bytes: 256 * 1024 * 1024, ratio: 100, nested: 4 }

const hasControl = /\p{Cc}/u
/** Windows reads a backslash as a way down and a colon as a drive or a stream. */
const foreign = /[\\:]/

/** Throws for what would be written somewhere else than below the folder a package is unpacked into. */
export const ensureSafePath = (path: string): void => {
  const parts = path.split('/')
  const isSafe =
    path !== '' &&
    path.length <= 200 &&
    parts.length <= packageLimits.nested + 1 &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..') &&
    !hasControl.test(path) &&
    !foreign.test(path)
  if (!isSafe) throw packageError('path')
}

/** Some systems see one file where two names differ by case alone. */
export const ensureDistinct = (paths: readonly string[]): void => {
  if (new Set(paths.map((path) => path.toLowerCase())).size !== paths.length) throw packageError('duplicate')
}

/** Left behind by file managers that packed a folder anew. */
const litter = /(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** The files of a package without litter, and without the one folder that packing anew has put around them. */
export const unwrapped = (entries: readonly PackageEntry[]): PackageEntry[] => {
  const own = entries.filter(({ path }) => !litter.test(path))
  const [top = ''] = own[0]?.path.split('/') ?? []
  const isWrapped =
    own.every(({ path }) => path.startsWith(`${top}/`)) && own.some(({ path }) => path === `${top}/bagit.txt`)
  return isWrapped ? own.map((entry) => ({ ...entry, path: entry.path.slice(top.length + 1) })) : own
}

/** A small file, whole. Throws "too_large" beyond the limit. */
export const readWhole = async (entry: PackageEntry, limit = 4 * 1024 * 1024): Promise<Uint8Array<ArrayBuffer>> => {
  if (entry.size > limit) throw packageError('too_large')
  const bytes = new Uint8Array(entry.size)
  let at = 0
  for await (const chunk of entry.chunks()) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

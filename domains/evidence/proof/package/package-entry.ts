import { packageError } from './package-fault.ts'

/** Bytes that can be read from any offset: a `File` of a browser, an open file, or memory. */
export type ByteSource = { size: number; read: (from: number, length: number) => Promise<Uint8Array<ArrayBuffer>> }

/** One file of a package. Each call of `chunks` reads from the start and throws a package fault if the bytes cannot be read. */
export type PackageEntry = { path: string; size: number; chunks: () => AsyncIterable<Uint8Array> }

/** Limits far above any real record (`bytes` unpacked): a package beyond them is not one of ours and is refused. */
export const packageLimits = { entries: 400, bytes: 256 * 1024 * 1024, ratio: 100, nested: 4 }

const hasControl = /\p{Cc}/u
/** Windows reads a backslash as a folder separator, and a colon as part of a drive or a stream. */
const foreign = /[\\:]/

/** Throws the fault `path` if a file of this path could be unpacked outside the folder of the package. */
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

/** Throws the fault `duplicate` if two paths are equal but for case, since some systems see one file there. */
export const ensureDistinct = (paths: readonly string[]): void => {
  if (new Set(paths.map((path) => path.toLowerCase())).size !== paths.length) throw packageError('duplicate')
}

/** Files that file managers add when somebody packs a folder again. */
const litter = /(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** The files of a package, without such litter and without the one outer folder that packing again has added. */
export const unwrapped = (entries: readonly PackageEntry[]): PackageEntry[] => {
  const own = entries.filter(({ path }) => !litter.test(path))
  const [top = ''] = own[0]?.path.split('/') ?? []
  const isWrapped =
    own.every(({ path }) => path.startsWith(`${top}/`)) && own.some(({ path }) => path === `${top}/bagit.txt`)
  return isWrapped ? own.map((entry) => ({ ...entry, path: entry.path.slice(top.length + 1) })) : own
}

/** The bytes of a small file. Throws the fault `too_large` if it has more than `limit` bytes. */
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

import { lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ByteSource,
  ensureSafePath,
  openZip,
  type PackageEntry,
  packageError,
  packageLimits,
  unwrapped,
} from '@portal/evidence/proof'

const piece = 1024 * 1024

const sourceOf = async (path: string): Promise<ByteSource & AsyncDisposable> => {
  const file = await open(path)
  const { size } = await file.stat()
  return {
    size,
    read: async (from, length) => {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, from)
      if (bytesRead !== length) throw packageError('damaged')
      return bytes
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(piece), 0, piece)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

/** The files of an unpacked package, whose paths are those below `folder`. */
const readFolder = async (folder: string): Promise<PackageEntry[]> => {
  const found: PackageEntry[] = []
  const walk = async (prefix: string): Promise<void> => {
    for (const name of await readdir(join(folder, prefix))) {
      const path = `${prefix}${name}`
      ensureSafePath(path)
      const place = await lstat(join(folder, path))
      if (place.isDirectory()) await walk(`${path}/`)
      else if (place.isFile()) found.push({ path, size: place.size, chunks: () => chunksOf(join(folder, path)) })
      else throw packageError('link')
      if (found.length > packageLimits.entries) throw packageError('too_many')
    }
  }
  await walk('')
  return unwrapped(found)
}

/** Opens a package, packed or unpacked, and keeps it open until `use` is done with it. */
export const withPackage = async <Result>(
  path: string,
  use: (open: () => Promise<PackageEntry[]>) => Promise<Result>,
): Promise<Result> => {
  if ((await lstat(path)).isDirectory()) return use(() => readFolder(path))
  await using source = await sourceOf(path)
  return await use(() => openZip(source))
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const textual = /\.(?:js|css|html|svg|webmanifest)$/

/** Distances are written in three ways. Which suits a file best, a try tells. */
const ways = [0, 1, 2]

/** Compresses with brotli at level 11, as the server will send the file: in the way that makes it smallest. */
export const compressed = async (bytes: Buffer): Promise<Buffer> => {
  const tried = await Promise.all(
    ways.map((postfix) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        },
      }),
    ),
  )
  return tried.reduce((best, one) => (one.length < best.length ? one : best))
}

/**
 * Writes `name.br` and `name.gz` beside every text file below `folder`, so that no request waits for a file to be
 * compressed.
 */
export const precompress = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && textual.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const bytes = await readFile(path)
      await writeFile(`${path}.br`, await compressed(bytes))
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
    }),
  )
}

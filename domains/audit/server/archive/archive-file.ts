import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobCtx } from '@portal/platform/server'
import type { Entry } from '../entry.table.ts'
import { hashOfPart, sealedPart } from '../entry-hash.ts'

/** Where the files lie, in the data folder. */
export const archiveFolder = ({ dataFolder }: JobCtx['config']): string => join(dataFolder, 'audit-archive')

/** What stands of an entry outside of its seal, so that the file holds all of it. */
const besideOf = ({ id, actName, link }: Entry) => ({ id, actName, link })

/**
 * An entry as a line of a file: what its hash covers, the hash with the one before, as in an export, and in `beside` what the
 * hash does not cover.
 */
export const lineOf = (entry: Entry & { seq: number }): string => {
  const { seq, prev, hash } = entry
  return `${JSON.stringify({ ...sealedPart(entry, seq), prev, hash, beside: besideOf(entry) })}\n`
}

/** Writes a file and does not return before it lies on the disk. */
export const writeLines = async (path: string, batches: AsyncIterable<readonly string[]>): Promise<void> => {
  const handle = await open(path, 'w', 0o600)
  try {
    for await (const lines of batches) await handle.appendFile(lines.join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the names in a folder last. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** What a line says of its place in the chain, by what is sealed in it. */
type ReadLine = { seq: number; prev: string; hash: string }

const readLine = (text: string): ReadLine => {
  const { prev, hash: told, beside: _, ...part } = JSON.parse(text) as ReadLine & { beside: unknown }
  const hash = hashOfPart(part, prev)
  if (hash !== told) throw new Error(`entry ${part.seq} of the file does not have its hash`)
  return { seq: part.seq, prev, hash }
}

const batch = 2_000

/**
 * Reads a file back from the disk, the hash of each line computed anew, in batches. Returns the SHA-256 of all of its bytes.
 * A line ends with a line feed alone: JSON may hold other signs that end a line elsewhere.
 */
export async function* readLines(path: string): AsyncGenerator<ReadLine[], string> {
  const digest = createHash('sha256')
  const read: ReadLine[] = []
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    digest.update(chunk as string)
    const lines = `${rest}${chunk as string}`.split('\n')
    rest = lines.pop() ?? ''
    read.push(...lines.map(readLine))
    if (read.length >= batch) yield read.splice(0)
  }
  if (rest !== '') throw new Error('the file ends within a line')
  if (read.length > 0) yield read
  return digest.digest('hex')
}

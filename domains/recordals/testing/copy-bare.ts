import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** What an import is measured against: the same rows by COPY into the same table with the same indexes, in seconds. */
export const copyBare = async (pool: pg.Pool): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'recordals-copy-'))
  const client = await pool.connect()
  try {
    const file = join(folder, 'rows')
    await client.query('set statement_timeout = 0')
    await pipeline(client.query(copyTo('copy recordal to stdout')), createWriteStream(file))
    await client.query('create table recordal_bare (like recordal including all)')
    const started = performance.now()
    await pipeline(createReadStream(file), client.query(copyFrom('copy recordal_bare from stdin')))
    const seconds = (performance.now() - started) / 1000
    await client.query('drop table recordal_bare')
    return seconds
  } finally {
    client.release(true)
    await rm(folder, { recursive: true, force: true })
  }
}

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** What an import is measured against: the rows of a table by COPY into one of the same form and indexes, in seconds. */
export const copyBare = async (pool: pg.Pool, table: string): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'copy-bare-'))
  const client = await pool.connect()
  try {
    const file = join(folder, 'rows')
    await client.query('set statement_timeout = 0')
    await pipeline(client.query(copyTo(`copy ${table} to stdout`)), createWriteStream(file))
    await client.query(`create table ${table}_bare (like ${table} including all)`)
    const started = performance.now()
    await pipeline(createReadStream(file), client.query(copyFrom(`copy ${table}_bare from stdin`)))
    const seconds = (performance.now() - started) / 1000
    await client.query(`drop table ${table}_bare`)
    return seconds
  } finally {
    client.release(true)
    await rm(folder, { recursive: true, force: true })
  }
}

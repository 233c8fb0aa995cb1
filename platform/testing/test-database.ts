import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../server/postgres/database.ts'
import { databaseUrl } from './database-server.ts'

export type TestDatabase = Database & {
  url: string
  /** The address for the role that serves: it owns nothing and may use what it was granted. */
  appUrl: string
  name: string
  drop: () => Promise<void>
}

const asAdmin = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databaseServer').url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Makes a database for one test, cloned from the migrated template (`empty`: without tables); no other test can reach it.
 */
export const createTestDatabase = async ({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase> => {
  const { url, appUrl, template } = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${empty ? 'template0' : template}`)
  const own = databaseUrl(url, name)
  const database = openDatabase(own, { size: 12 })
  const drop = async () => {
    await database.close()
    await asAdmin(`drop database if exists ${name} with (force)`)
  }
  return { ...database, url: own, appUrl: databaseUrl(appUrl, name), name, drop }
}

import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
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

const mayNotEnd = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '42501'

/**
 * Drops a database, and ends whoever is still connected to it. A worker of autovacuum is not this role's to end, and leaves
 * by itself within moments.
 */
const dropDatabase = async (name: string): Promise<void> => {
  for (let left = 50; ; left -= 1) {
    try {
      return await asAdmin(`drop database if exists ${name} with (force)`)
    } catch (error) {
      if (left === 0 || !mayNotEnd(error)) throw error
      await setTimeout(100)
    }
  }
}

/**
 * Makes a database for one test, cloned from the migrated template (`empty`: without tables); no other test can reach it.
 */
export const createTestDatabase = async ({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase> => {
  const { url, appUrl, template } = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${empty ? 'template0' : template} strategy file_copy`)
  const own = databaseUrl(url, name)
  const database = openDatabase(own, { size: 12 })
  const drop = async () => {
    await database.close()
    await dropDatabase(name)
  }
  return { ...database, url: own, appUrl: databaseUrl(appUrl, name), name, drop }
}

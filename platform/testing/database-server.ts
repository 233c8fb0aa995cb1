import { resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../server/postgres/embedded-postgres.ts'
import { migrate } from '../server/postgres/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the throw-away PostgreSQL, and of the migrated database that every test clones. */
    databaseServer: { url: string; appUrl: string; template: string }
  }
}

const template = 'portal_template'

export const databaseUrl = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

/** Starts one real PostgreSQL for the whole run and migrates the template that tests clone in milliseconds. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startEmbeddedPostgres({ temporary: true })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  await migrate(databaseUrl(server.url, template), resolve('apps/server/migrations'))
  project.provide('databaseServer', { url: server.url, appUrl: server.appUrl, template })
  return server.stop
}

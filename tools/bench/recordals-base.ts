import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase, startEmbeddedPostgres } from '@portal/platform/server'
import pg from 'pg'
import { type Process, runCommand, startPortal } from './processes.ts'
import type { Stand } from './stand.ts'

/** A portal with so many recordals, brought in by the command that operators use. */
export type RecordalsBase = { rows: number; portal: Process; db: Database; importSeconds: number; stop: () => Promise<void> }

export type RecordalsServer = { open: (rows: number) => Promise<RecordalsBase>; stop: () => Promise<void> }

const createDatabase = async (serverUrl: string, name: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  return address.toString()
}

/** One PostgreSQL with a database for each number of rows. */
export const openRecordalsServer = async ({ folder: home }: Stand): Promise<RecordalsServer> => {
  const folder = join(home, 'recordals')
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const open = async (rows: number): Promise<RecordalsBase> => {
    const databaseUrl = await createDatabase(postgres.url, `recordals_${rows}`)
    const own = join(folder, String(rows))
    await mkdir(own)
    const list = join(own, 'list.csv')
    await runCommand(own, databaseUrl, ['tools/generate-recordals.ts', String(rows), '--out', list])
    // The portal migrates; while it stands, it would take the import away from the command that is measured.
    await (await startPortal(own, databaseUrl)).stop()
    const started = performance.now()
    await runCommand(own, databaseUrl, ['apps/server/recordals.ts', 'import', list, '--as-of', '2026-11-01'])
    const importSeconds = (performance.now() - started) / 1000
    const portal = await startPortal(own, databaseUrl)
    const db = openDatabase(databaseUrl, { size: 4 })
    const stop = async () => {
      await db.close()
      await portal.stop()
    }
    return { rows, portal, db, importSeconds, stop }
  }
  return { open, stop: postgres.stop }
}

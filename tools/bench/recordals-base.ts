import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase, startEmbeddedPostgres } from '@portal/platform/server'
import { type Process, runCommand, startPortal } from './processes.ts'

/** A portal with a given number of recordals, imported by the command that operators use. */
export type RecordalsBase = {
  rows: number
  portal: Process
  database: Database
  importSeconds: number
  /** The most memory that the import command took; undefined where the system does not tell. */
  importMb: number | undefined
  stop: () => Promise<void>
}

/** The words that `npm run recordals` passes to `node`. */
const importCommand = async (): Promise<string[]> => {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'))
  const [program, ...words] = String(scripts.recordals).split(' ')
  if (program !== 'node') throw new Error(`npm run recordals starts ${program}`)
  return words
}

/** Uses a database of its own for each size, so that the rows of one size do not slow the next. */
export const openRecordalsBase = async (within: string, rows: number): Promise<RecordalsBase> => {
  const folder = join(within, `recordals_${rows}`)
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  try {
    const list = join(folder, 'list.csv')
    await runCommand(folder, postgres.url, ['tools/generate-recordals.ts', String(rows), '--out', list])
    // The portal starts only to create the tables. It must stop again, or it would do the import in place of the measured
    // command.
    await (await startPortal(folder, postgres.url)).stop()
    const order = [...(await importCommand()), 'import', list, '--as-of', '2026-11-01']
    const { seconds: importSeconds, peakMb: importMb } = await runCommand(folder, postgres.url, order)
    const portal = await startPortal(folder, postgres.url)
    const database = openDatabase(postgres.url, { size: 4 })
    const stop = async () => {
      await database.close()
      await portal.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
    return { rows, portal, database, importSeconds, importMb, stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inventMark } from '@portal/marks/testing'
import { type Database, openDatabase, startEmbeddedPostgres } from '@portal/platform/server'
import { logInAs } from '../crash-test/customer.ts'
import { type Process, runCommand, startFilled } from './processes.ts'

/** A portal of the demonstration with so many known marks, imported by the command that operators use. */
export type TrademarksBase = {
  marks: number
  portal: Process
  database: Database
  /** What calls of a customer, of a provider and of staff are sent with. */
  customer: Record<string, string>
  agency: Record<string, string>
  staff: Record<string, string>
  importSeconds: number
  /** The most memory that the import command took in MB; undefined where the system does not tell. */
  importMb: number | undefined
  stop: () => Promise<void>
}

const headings = ['注册号', '商标名称', '类别', '注册人', '状态']
const statusWords = { registered: '已注册', pending: '申请中', dead: '无效' } as const
const batch = 5_000

function* listOf(marks: number): Generator<string> {
  yield `${headings.join(',')}\n`
  for (let from = 0; from < marks; from += batch) {
    let text = ''
    for (let at = from; at < Math.min(marks, from + batch); at += 1) {
      const { number, name, classes, holder, status } = inventMark(at)
      text += `${number},${name},${classes.join(';')},${holder},${statusWords[status]}\n`
    }
    yield text
  }
}

/** The words that `npm run marks` passes to `node`. */
const importCommand = async (): Promise<string[]> => {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'))
  const [program, ...words] = String(scripts.marks).split(' ')
  if (program !== 'node') throw new Error(`npm run marks starts ${program}`)
  return words
}

export const openTrademarksBase = async (within: string, marks: number): Promise<TrademarksBase> => {
  const folder = join(within, `trademarks_${marks}`)
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  try {
    const list = join(folder, 'marks.csv')
    await pipeline(Readable.from(listOf(marks)), createWriteStream(list))
    // The portal starts only to create tables and demonstration; it would run the import in place of the measured command.
    await (await startFilled(folder, postgres.url)).stop()
    const order = [...(await importCommand()), 'import', list, '--source', '演示清单', '--as-of', '2026-11-01']
    const mode = { PORTAL_MODE: 'demonstration' }
    const { seconds: importSeconds, peakMb: importMb } = await runCommand(folder, postgres.url, order, mode)
    const portal = await startFilled(folder, postgres.url)
    const database = openDatabase(postgres.url, { size: 4 })
    const stop = async () => {
      await database.close()
      await portal.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
    return {
      ...{ marks, portal, database, importSeconds, importMb, stop },
      customer: { authorization: await logInAs(portal.url, 'demo') },
      agency: { authorization: await logInAs(portal.url, 'agency') },
      staff: { authorization: await logInAs(portal.url, 'staff') },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { addDays } from '@portal/platform/contract'
import { type Database, openDatabase, startEmbeddedPostgres } from '@portal/platform/server'
import { type Process, runCommand, startFilled } from './processes.ts'

/** A portal of the demonstration with a given number of patents, imported by the command that operators use. */
export type PatentsBase = {
  rows: number
  portal: Process
  database: Database
  importSeconds: number
  /** The most memory that the import command took; undefined where the system does not tell. */
  importMb: number | undefined
  /** Hands in a further list, which the running portal imports by itself; answers once it is finished. */
  importBeside: (from: number, rows: number) => Promise<void>
  stop: () => Promise<void>
}

const headings =
  '公告号,申请日,标题,申请人,发明人,IPC,法律状态,权利要求数量,首权字数,文献页数,引证次数,被引证次数,自引次数,同族国家,转让次数,许可次数,质押次数,诉讼次数'
const classes = ['A47B97/00', 'B65D5/00', 'C08L23/06', 'D06M15/00', 'E04B1/34', 'F16M11/04', 'G01N21/00', 'H01M10/05']
const families = ['CN', 'CN;US', 'CN;EP;US', 'CN;JP;KR', 'CN']
const states = ['授权', '授权', '授权', '未缴年费终止失效', '实质审查']
const firstDay = '2008-01-01'
const spanDays = 6_500

/** The number of the patent at this place of the list: those that begin with 5 were never given out. */
export const numberAt = (at: number): string => `CN5${String(at).padStart(8, '0')}${at % 3 === 0 ? 'U' : 'B'}`

/** A number from 0 to `below`, the same for the same patent each time. */
const spread = (at: number, salt: number, below: number): number => (at * 7_919 + salt * 104_729) % below

const lineOf = (at: number): string => {
  const few = (salt: number, below: number) => spread(at, salt, below)
  const self = few(7, 3)
  return [
    ...[numberAt(at), addDays(firstDay, few(1, spanDays)), `演示：第${at}号装置`, `演示企业${at % 20_011}`],
    ...[`演示发明人${at % 997};演示发明人${at % 991}`, `${classes[at % classes.length]};G06F21/${few(2, 60)}`],
    ...[states[few(3, states.length)], 1 + few(4, 20), 120 + few(5, 700), 4 + few(6, 30), few(8, 12)],
    ...[self + few(9, 15), self, families[few(10, families.length)], few(11, 2), few(12, 2), 0, few(13, 2)],
  ].join(',')
}

const chunk = 1_000

/** A list of patents as a database exports it. */
function* listOf(from: number, rows: number): Generator<string> {
  yield `${headings}\n`
  for (let at = from; at < from + rows; at += chunk)
    yield Array.from({ length: Math.min(chunk, from + rows - at) }, (_, one) => `${lineOf(at + one)}\n`).join('')
}

/** The words that `npm run patents` passes to `node`. */
const importCommand = async (): Promise<string[]> => {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8'))
  const [program, ...words] = String(scripts.patents).split(' ')
  if (program !== 'node') throw new Error(`npm run patents starts ${program}`)
  return words
}

export const openPatentsBase = async (within: string, rows: number): Promise<PatentsBase> => {
  const folder = join(within, `patents_${rows}`)
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const command = await importCommand()
  const importList = async (from: number, count: number, source: string) => {
    const list = join(folder, `${source}.csv`)
    await pipeline(Readable.from(listOf(from, count)), createWriteStream(list))
    const order = [...command, 'import', list, '--as-of', '2026-11-01', '--source', source]
    return runCommand(folder, postgres.url, order, { PORTAL_MODE: 'demonstration' })
  }
  try {
    // The portal starts only to create the tables: while it runs it does the imports in place of the measured command.
    await (await startFilled(folder, postgres.url)).stop()
    const { seconds: importSeconds, peakMb: importMb } = await importList(0, rows, '清单甲')
    const portal = await startFilled(folder, postgres.url)
    const database = openDatabase(postgres.url, { size: 4 })
    await database.pool.query('analyze')
    return {
      ...{ rows, portal, database, importSeconds, importMb },
      importBeside: async (from, count) => void (await importList(from, count, '清单乙')),
      stop: async () => {
        await database.close()
        await portal.stop()
        await postgres.stop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

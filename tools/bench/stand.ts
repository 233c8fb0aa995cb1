import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/platform/server'
import pg from 'pg'
import { type Caller, listCall, register, send, submitCall } from './calls.ts'
import { fire } from './load.ts'
import { type Process, startPortal, startSkeleton } from './processes.ts'
import { record } from './recording.ts'
import { openStatementTap } from './statement-tap.ts'

/** Where a part measures that has portals of its own. */
export type Place = {
  folder: string
  /** Prints a line at once, for parts that take minutes. */
  say: (text: string) => void
}

/** Everything that the bench measures: the portal and the bare server, which share one database, and the portal's users. */
export type Stand = Place & {
  databaseUrl: string
  portal: Process
  skeleton: Process
  /** A customer who has thirty requests. */
  reader: Caller
  submitter: Caller
  others: Caller[]
  /** Lines of the report: how many statements a list and a submission send, and what durability the database promises. */
  facts: string[]
  stop: () => Promise<void>
}

const pool = 20
const ownRequests = 30
const crowd = { connections: 8, seconds: 4 }

/** Asks the database itself whether it is durable: a bench without durability would measure something else than production. */
const ensureDurable = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const names = ['fsync', 'synchronous_commit', 'full_page_writes']
  const { rows } = await client.query('select name, setting from pg_settings where name = any($1)', [names])
  await client.end()
  if (rows.length < names.length || rows.some(({ setting }) => setting !== 'on')) {
    throw new Error(`the database is not durable: ${JSON.stringify(rows)}`)
  }
  return names.map((name) => `${name}=on`).join(' ')
}

/** Fills a portal whose database connection is recorded, and records the SQL of its calls. */
const prepare = async (folder: string, databaseUrl: string) => {
  const tap = await openStatementTap(databaseUrl)
  const portal = await startPortal(folder, tap.url)
  try {
    const [reader, submitter, ...others] = await Promise.all(
      Array.from({ length: 10 }, (_, at) => register(portal.url, `bench_${String.fromCharCode(97 + at)}xx`)),
    )
    if (!reader || !submitter) throw new Error('nobody was registered')
    for (let count = 0; count < ownRequests; count += 1) await send(portal.url, submitCall(reader))
    const submit = await record(tap, async () => void (await send(portal.url, submitCall(submitter))))
    const list = await record(tap, async () => void (await send(portal.url, listCall(reader))))
    return { reader, submitter, others, list, submit }
  } finally {
    await portal.stop()
    await tap.stop()
  }
}

export const openPlace = async (say: Place['say']): Promise<Place & { stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  // If root runs the bench, PostgreSQL runs as a user of its own, who must be able to enter the folder.
  await chmod(folder, 0o711)
  return { folder, say, stop: () => rm(folder, { recursive: true, force: true }) }
}

export const openStand = async (say: Place['say']): Promise<Stand> => {
  const place = await openPlace(say)
  const { folder } = place
  const undo: (() => Promise<void>)[] = [place.stop]
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    say('PostgreSQL …')
    const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
    undo.push(postgres.stop)
    const durable = await ensureDurable(postgres.url)
    say('portal, users and recording …')
    const { list, submit, ...callers } = await prepare(folder, postgres.url)
    const portal = await startPortal(folder, postgres.url)
    undo.push(portal.stop)
    const skeleton = await startSkeleton({ databaseUrl: postgres.url, pool, list, submit })
    undo.push(skeleton.stop)
    say('other people’s requests …')
    const someone = () => callers.others[Math.floor(Math.random() * callers.others.length)] ?? callers.submitter
    await fire(portal, () => submitCall(someone()), crowd)
    return {
      folder,
      say,
      databaseUrl: postgres.url,
      portal,
      skeleton,
      ...callers,
      facts: [`statements: list ${list.statements.length}, submit ${submit.statements.length}`, durable],
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

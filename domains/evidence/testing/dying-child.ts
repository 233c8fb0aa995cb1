import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  createCipher,
  createLog,
  createSigner,
  type JobCtx,
  openDatabase,
  openStorage,
  readConfig,
  spool,
} from '@portal/platform/server'

import { proofsServer } from '@portal/proofs/server'
import { sql } from 'drizzle-orm'
import { submitForm } from '../contract/record.ts'
import { basicSample } from '../contract/samples.ts'
import type { EvidenceCtx } from '../server/evidence-ctx.ts'
import { downloadPackage } from '../server/hand-out-package.ts'
import { evidenceServer } from '../server/index.ts'
import { receiveOriginal } from '../server/receive-original.ts'
import { submitEvidence } from '../server/submit-evidence.ts'
import { type Death, dieAt, type Moment } from './die-at.ts'

/** One piece of work for a process of its own, which kills itself (SIGKILL) right before `moment`. */
export type Order = {
  databaseUrl: string
  env: Record<string, string>
  userId: string
  moment: Moment
  work: Work
}

/** A file to receive, a record to seal, a package to hand out by a ticket, or to prove what is sealed and not yet proved. */
export type Work =
  | { receive: string }
  | { seal: string }
  | { pack: { id: string; authorization: string } }
  | { prove: true }

const domains = [proofsServer, evidenceServer]

/** Hands one event to its listeners and only then deletes it: if the process dies in between, the event comes again. */
const deliverOne = async (ctx: JobCtx, death: Death): Promise<boolean> => {
  const { rows } = await death.aside(() =>
    ctx.db.execute<{ id: string; event: string; data: unknown }>(
      sql`select id, event, data from outbox order by id limit 1`,
    ),
  )
  const [next] = rows
  if (!next) return false
  const told = domains.flatMap(({ listeners = [] }) => listeners).filter(({ event }) => event === next.event)
  for (const { react } of told) await react(ctx, next.data, { id: String(next.id), at: ctx.now() })
  await ctx.db.execute(sql`delete from outbox where id = ${next.id}`)
  return true
}

/** Does what the portal does by itself until every sealed record is proved. */
const prove = async (ctx: JobCtx, death: Death): Promise<void> => {
  for (;;) {
    while (await deliverOne(ctx, death));
    const { rows } = await death.aside(() => ctx.db.execute(sql`select 1 from evidence where proof = 1 limit 1`))
    if (rows.length === 0) return
    for (const { run } of proofsServer.tickers ?? []) await run(ctx, new AbortController().signal)
    await sleep(50)
  }
}

const receive = async (ctx: EvidenceCtx, bytes: Buffer): Promise<void> => {
  const source = async function* () {
    yield bytes
  }
  const spooled = await spool(source(), ctx.storage.spoolFolder, () => undefined)
  await receiveOriginal(ctx, { ...spooled, fileName: '合同.jpg' }, { slot: 'zzfHt' })
}

/** Reads the package to its end. */
const pack = async (ctx: JobCtx, query: { id: string; authorization: string }): Promise<void> => {
  const stranger = {
    actor: null,
    address: '',
    token: null,
    device: null,
    userAgent: null,
    purviews: [],
    permissions: [],
  }
  const { content } = await downloadPackage({ ...ctx, ...stranger }, { query })
  if (!(content instanceof Readable)) throw new Error('a package is a stream')
  for await (const _ of content);
}

const run = async ({ databaseUrl, env, userId, moment, work }: Order): Promise<void> => {
  const config = readConfig(env)
  const { db, close } = openDatabase(databaseUrl, { size: 4 })
  const ctx = {
    db,
    now: () => new Date(),
    newId: () => randomUUID(),
    chance: randomBytes,
    cipher: createCipher([{ id: 'k1', key: Buffer.alloc(32, 1) }]),
    signer: createSigner([Buffer.alloc(32, 2)]),
    storage: await openStorage(config),
    config,
    log: createLog('silent'),
    personal: [],
    histories: [],
    linkReaders: [],
    domains,
    actor: { userId },
  }
  // The database is there, and whatever is made once: what counts is the work.
  await db.execute(sql`select 1`)
  const death = await dieAt(moment)
  if ('receive' in work) await receive(ctx, Buffer.from(work.receive, 'base64'))
  else if ('seal' in work) {
    const body = submitForm.parse({ ...basicSample, id: work.seal, state: 1 })
    await db.transaction((tx) => submitEvidence({ ...ctx, db: tx }, { body }))
  } else if ('pack' in work) await pack(ctx, work.pack)
  else await prove(ctx, death)
  const steps = death.steps()
  await death.aside(close)
  process.stdout.write(String(steps))
}

await run(JSON.parse(process.argv[2] ?? '{}') as Order)

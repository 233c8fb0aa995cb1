import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { runNextImport } from '@portal/imports/server'
import {
  createCipher,
  createLog,
  createSigner,
  type JobCtx,
  openDatabase,
  openStorage,
  readConfig,
} from '@portal/platform/server'
import pg from 'pg'
import { recordalLists } from '../server/import/recordal-lists.ts'

/**
 * The queue of imports in a process of its own, which kills itself (SIGKILL): after so many bytes of the file, at the
 * `dieAtClock`th thing that it asks of the clock, which it does only when it begins and while it merges, or when what it
 * wrote stands and is to be analysed.
 */
export type DyingOrder = {
  databaseUrl: string
  dataFolder: string
  dieAfterBytes?: number
  dieAtClock?: number
  dieAtAnalysis?: boolean
}

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

const dieAtAnalysis = (): void => {
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const { query } = client
  client.query = function (...given) {
    return String(given[0]).startsWith('vacuum') ? die() : query.apply(this, given)
  }
}

async function* untilDeath(content: Readable, dieAfterBytes = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const part of content) {
    const chunk: Buffer = part
    bytes += chunk.length
    yield bytes > dieAfterBytes ? die() : chunk
  }
}

const run = async ({ databaseUrl, dataFolder, dieAfterBytes, dieAtClock, ...order }: DyingOrder): Promise<void> => {
  if (order.dieAtAnalysis) dieAtAnalysis()
  const config = readConfig({ DATA_DIR: dataFolder })
  const { db, close } = openDatabase(databaseUrl, { size: 3 })
  const storage = await openStorage(config)
  let asked = 0
  const ctx: JobCtx = {
    db,
    now: () => {
      asked += 1
      return asked === dieAtClock ? die() : new Date()
    },
    newId: randomUUID,
    chance: randomBytes,
    cipher: createCipher([{ id: 'k1', key: Buffer.alloc(32, 1) }]),
    signer: createSigner([Buffer.alloc(32, 2)]),
    storage: {
      ...storage,
      read: async (key) => Readable.from(untilDeath(await storage.read(key), dieAfterBytes), { objectMode: false }),
    },
    config,
    log: createLog('silent'),
    personal: [],
    histories: [],
    linkReaders: [],
  }
  await runNextImport(recordalLists)(ctx)
  await close()
}

await run(JSON.parse(process.argv[2] ?? '{}') as DyingOrder)

import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  createCipher,
  createLog,
  createSigner,
  type JobCtx,
  openDatabase,
  openStorage,
  readConfig,
} from '@portal/platform/server'
import { runNextImport } from '../server/import/import-queue.ts'

/**
 * The queue of imports in a process of its own, which kills itself (SIGKILL): after so many bytes of the file, or at the
 * `dieAt`th thing that it asks of the clock, which it does only when it begins and while it merges.
 */
export type DyingOrder = { databaseUrl: string; dataFolder: string; dieAfterBytes?: number; dieAtClock?: number }

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

async function* untilDeath(content: Readable, dieAfterBytes = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const part of content) {
    const chunk: Buffer = part
    bytes += chunk.length
    yield bytes > dieAfterBytes ? die() : chunk
  }
}

const run = async ({ databaseUrl, dataFolder, dieAfterBytes, dieAtClock }: DyingOrder): Promise<void> => {
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
  }
  await runNextImport(ctx)
  await close()
}

await run(JSON.parse(process.argv[2] ?? '{}') as DyingOrder)

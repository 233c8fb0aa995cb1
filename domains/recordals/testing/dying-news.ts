import { randomUUID } from 'node:crypto'
import { createCipher, createLog, openDatabase } from '@portal/platform/server'
import { findNews } from '../server/saved/find-news.ts'

/** Finding news in a process of its own, which kills itself (SIGKILL) at its nth hit: before it, or between it and its event. */
export type DyingNews = { databaseUrl: string; importId: string; at: number; dieBefore?: number; dieWithin?: number }

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

const run = async ({ databaseUrl, importId, at, dieBefore, dieWithin }: DyingNews): Promise<void> => {
  const { db, close } = openDatabase(databaseUrl, { size: 2 })
  let hits = 0
  const ctx = {
    db,
    // An event is dated, a hit is given an id before.
    now: () => (hits === dieWithin ? die() : new Date(at)),
    newId: () => {
      hits += 1
      return hits === dieBefore ? die() : randomUUID()
    },
    cipher: createCipher([{ id: 'k1', key: Buffer.alloc(32, 1) }]),
    log: createLog('silent'),
  }
  await findNews(ctx, importId, { at: new Date(at) })
  await close()
}

await run(JSON.parse(process.argv[2] ?? '{}') as DyingNews)

import { createLog, openDatabase } from '@portal/platform/server'
import pg from 'pg'
import { runRecounts } from '../server/recount.ts'

/**
 * The recounts that wait, in a process of its own, which kills itself (SIGKILL) at its `commit`th transaction: before that is
 * committed, or as soon as it is.
 */
export type DyingRecount = { databaseUrl: string; now: number; commit: number; dies: 'before' | 'after' }

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

const dieAtCommit = ({ commit, dies }: DyingRecount): void => {
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const { query } = client
  let commits = 0
  client.query = function (...given) {
    const [first] = given
    const text = typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first)
    commits += text === 'commit' ? 1 : 0
    if (text !== 'commit' || commits !== commit) return query.apply(this, given)
    return dies === 'before' ? die() : Promise.resolve(query.apply(this, given)).then(die)
  }
}

const run = async (order: DyingRecount): Promise<void> => {
  const { db, close } = openDatabase(order.databaseUrl, { size: 3 })
  dieAtCommit(order)
  await runRecounts({ db, now: () => new Date(order.now), log: createLog('silent') })
  await close()
}

await run(JSON.parse(process.argv[2] ?? '{}') as DyingRecount)

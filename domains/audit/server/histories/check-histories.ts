import { createHash } from 'node:crypto'
import { type JobCtx, onOwnConnection } from '@portal/platform/server'
import { statementsFor } from '@portal/proofs/server'
import { asc, desc, sql } from 'drizzle-orm'
import { type HistoryFault, historyFaultsShown } from '../../contract/entry.ts'
import { historyParts, historyRows, historySeals } from './history.table.ts'
import { sealStatement } from './seal-statement.ts'
import { hashOfRow, inUtc, rootOfRows, type SealedTable, sealedTable } from './sealed-table.ts'

type CheckCtx = Pick<JobCtx, 'db' | 'histories'>
type ReadCtx = Pick<JobCtx, 'db'>

/** Up to which day seals were read, how many sealed rows these hold, and what is not as it was sealed. */
type HistoryCheck = { lastDay: string | null; rows: number; faults: HistoryFault[] }

/** Before the first day. */
const none = '0001-01-01'

/** The newest seal. */
export const readLastSeal = async ({ db }: ReadCtx) => {
  const [last] = await db.select().from(historySeals).orderBy(desc(historySeals.day)).limit(1)
  return last
}

/** Holds all seals against the evidence log: which the log does not know so, and whether one that it holds was lost here. */
const faultsOfSeals = async (ctx: ReadCtx): Promise<HistoryFault[]> => {
  const logged = await statementsFor(ctx, 'history')
  // What a log that was restored says of a seal is that it was there.
  const known = new Set([...logged, ...(await statementsFor(ctx, 'restored'))])
  const seals = await ctx.db.select().from(historySeals).orderBy(asc(historySeals.day))
  const parts = Map.groupBy(await ctx.db.select().from(historyParts), ({ day }) => day)
  const digests = seals.map((seal) => ({
    day: seal.day,
    sha256: createHash('sha256')
      .update(sealStatement(seal, parts.get(seal.day) ?? []))
      .digest('hex'),
  }))
  const kept = new Set(digests.map(({ sha256 }) => sha256))
  const altered = digests.filter(({ sha256 }) => !known.has(sha256)).map(({ day }) => day)
  const faults = altered.map((day): HistoryFault => ({ history: null, row: null, day, found: 'seal' }))
  // A seal that was altered is missed by the log too, and told once.
  const isOneLost = logged.filter((digest) => !kept.has(digest)).length > altered.length
  return isOneLost ? [...faults, { history: null, row: null, day: null, found: 'seal' }] : faults
}

/** The days whose list of sealed rows is not the one that was sealed. */
const faultsOfLists = async (
  { db }: ReadCtx,
  { name, history }: SealedTable,
  after: string,
): Promise<HistoryFault[]> => {
  const { rows } = await db.execute<{ day: string }>(sql`
    select coalesce(part.day, listed.day)::text as day
    from (select day, root from ${historyParts} where history = ${history} and day > ${after}) part
    full join (
      select ${historyRows.day} as day, ${rootOfRows} as root from ${historyRows}
      where ${historyRows.history} = ${history} and ${historyRows.day} > ${after} group by ${historyRows.day}
    ) listed on listed.day = part.day
    where part.root is distinct from listed.root order by 1 limit ${historyFaultsShown}`)
  return rows.map(({ day }) => ({ history: name, row: null, day, found: 'list' }))
}

/** The rows that are not what was sealed, or are no longer there. */
const faultsOfRows = async (
  { db }: ReadCtx,
  { name, history, from, id }: SealedTable,
  after: string,
): Promise<HistoryFault[]> => {
  const { rows } = await db.execute<{ day: string; row: string; found: 'changed' | 'missing' }>(sql`
    select sealed.day::text as day, sealed.row_id as row, case when ${id} is null then 'missing' else 'changed' end as found
    from ${historyRows} sealed
    join ${historyParts} part on part.history = sealed.history and part.day = sealed.day
    left join ${from} on ${id} = sealed.row_id
    where sealed.history = ${history} and sealed.day > ${after}
      and (${id} is null or sealed.hash <> ${hashOfRow(sql`part.columns`)})
    order by 1, 2 limit ${historyFaultsShown}`)
  return rows.map((found) => ({ ...found, history: name }))
}

/**
 * Compares the histories with what was sealed of them, and the seals with the evidence log. `after`: the day up to which the rows
 * were compared before; null: all are read. All is read in one state of the database.
 */
export const checkHistories = (ctx: CheckCtx, after: string | null): Promise<HistoryCheck> =>
  onOwnConnection(ctx.db, ({ db }) =>
    db.transaction(
      async (tx) => {
        const inside = { db: tx }
        await tx.execute(inUtc)
        const faults = await faultsOfSeals(inside)
        for (const history of ctx.histories.map(sealedTable)) {
          faults.push(...(await faultsOfLists(inside, history, after ?? none)))
          faults.push(...(await faultsOfRows(inside, history, after ?? none)))
        }
        const rows = await tx.$count(historyRows, sql`${historyRows.day} > ${after ?? none}`)
        return { lastDay: (await readLastSeal(inside))?.day ?? null, rows, faults: faults.slice(0, historyFaultsShown) }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )

import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { LogState } from '../../contract/log-state.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { refusedTimestamps, timestampOrders, timestamps } from '../timestamp.table.ts'
import { anyAuthority } from './stamp-orders.ts'

type Waiting = LogState['checkpointStamps']
type OrderRow = { authority: string; waiting: number; since: Date; fault: string | null }
type CountRow = { authority: string; count: number; at: Date }

const none: Waiting = { waiting: 0, since: null, fault: null }

const readOrders = async ({ db }: Pick<Ctx, 'db'>): Promise<Map<string, Waiting>> => {
  const { rows } = await db.execute<OrderRow>(sql`
    select authority, count(*)::int waiting, min(created_at) since, (array_agg(last_fault order by created_at))[1] fault
    from ${timestampOrders} group by 1`)
  return new Map(rows.map(({ authority, since, ...row }) => [authority, { ...row, since: new Date(since).getTime() }]))
}

const readCounts = async (
  { db }: Pick<Ctx, 'db'>,
  what: ReturnType<typeof sql>,
): Promise<Map<string, { count: number; at: number }>> => {
  const { rows } = await db.execute<CountRow>(what)
  return new Map(rows.map(({ authority, count, at }) => [authority, { count, at: new Date(at).getTime() }]))
}

/** How many stamps each authority gave, which orders it still owes, and how many of its answers failed verification. */
export const readStampsState = async (
  ctx: Pick<Ctx, 'db' | 'config'>,
): Promise<Pick<LogState, 'authorities' | 'checkpointStamps'>> => {
  const orders = await readOrders(ctx)
  const given = await readCounts(
    ctx,
    sql`select authority, count(*)::int count, max(obtained_at) at from ${timestamps} group by 1`,
  )
  const refused = await readCounts(
    ctx,
    sql`select authority, count(*)::int count, max(refused_at) at from ${refusedTimestamps} group by 1`,
  )
  const authorities = proofsSettings(ctx.config).authorities.map(({ name }) => ({
    name,
    stamps: given.get(name)?.count ?? 0,
    lastAt: given.get(name)?.at ?? null,
    ...(orders.get(name) ?? none),
    refused: refused.get(name)?.count ?? 0,
    refusedAt: refused.get(name)?.at ?? null,
  }))
  return { authorities, checkpointStamps: orders.get(anyAuthority) ?? none }
}

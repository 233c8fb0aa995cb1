import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@portal/platform/server'
import pg from 'pg'
import { logInAs } from '../crash-test/customer.ts'
import { fillRequests } from './customer-base.ts'
import { dropIndexes, fillOrders } from './order-rows.ts'
import { type Process, startFilled } from './processes.ts'

/** A portal with so many orders and entries of the act log, and a tenth of that users and requests. */
export type BackOfficeBase = {
  size: number
  folder: string
  databaseUrl: string
  portal: Process
  db: pg.Client
  /** What calls of the administrator and of staff are sent with. */
  admin: Record<string, string>
  staff: Record<string, string>
  staffId: string
  fillSeconds: number
  /** How long the portal took to seal the entries. */
  sealSeconds: number
  stop: () => Promise<void>
}

const slice = 50_000

/** Users beside those to whom the orders belong. */
const users = `
  insert into user_account (id, username, username_key, password_hash, password_changed_at, user_type, status,
      approval_state, roles, company_name, created_at)
  select md5('other ' || n)::uuid, 'office_' || n, 'office_' || n, '', now(), 'customer', 'active', 'approved', '{}',
    '演示企业 ' || n % 977, now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`

/**
 * Entries as staff leave them in years: two thirds by one clerk, most of them acts on cases, one in fifty refused. Who did it,
 * what and on which record come from the number, so that every filter finds its share.
 */
const entries = `
  insert into audit_entry (id, at, actor_id, act, act_name, subject_kind, subject_ref, link, outcome, address, before, after, note)
  select gen_random_uuid(), now() - n * interval '90 seconds',
    case when n % 3 = 0 then md5('clerk ' || n % 40)::uuid
      else (select id from user_account where username = 'staff') end,
    act, name, kind, 'KL' || 1 + n % 100000, '/requests/KL' || 1 + n % 100000,
    case when n % 50 = 0 then 'refused' when n % 70 = 0 then 'failed' else 'done' end, '127.0.0.1',
    jsonb_build_object('state', n % 4), jsonb_build_object('state', n % 4 + 1),
    case when n % 5 = 0 then '演示·客户来电说明 ' || n % 977 end
  from generate_series($1::int, $2::int) n
  join (values (0, 'requests.accept', '受理', 'request'), (1, 'requests.addNote', '添加内部备注', 'request'),
    (2, 'orders.change', '修改备注', 'order'), (3, 'accounts.changeStatus', '停用或启用账号', 'user'))
    kinds (at, act, name, kind) on kinds.at = n % 4`

const fillEntries = async (db: pg.Client, size: number): Promise<void> => {
  const made = await dropIndexes(db, ['audit_entry_search'])
  for (let from = 1; from <= size; from += slice) await db.query(entries, [from, Math.min(size, from + slice - 1)])
  for (const statement of made) await db.query(statement)
  await db.query('vacuum (analyze) audit_entry')
}

const sealWithinMs = 3_600_000

/** Waits until the portal has sealed what was filled; answers how long that took. */
const untilSealed = async (db: pg.Client): Promise<number> => {
  const began = Date.now()
  for (; Date.now() - began < sealWithinMs; await sleep(500)) {
    const { rows } = await db.query('select 1 from audit_entry where seq is null limit 1')
    if (rows.length === 0) return (Date.now() - began) / 1000
  }
  throw new Error('the entries were not sealed in time')
}

const fill = async (db: pg.Client, databaseUrl: string, size: number) => {
  const began = performance.now()
  await fillOrders(db, size)
  await db.query(users, [Math.floor(size / 10)])
  await fillRequests(databaseUrl, Math.floor(size / 10))
  await fillEntries(db, size)
  const fillSeconds = (performance.now() - began) / 1000
  const sealSeconds = await untilSealed(db)
  // The database does this by itself within a minute; the bench does not wait for it.
  await db.query('vacuum (analyze)')
  return { fillSeconds, sealSeconds }
}

export const openBackOfficeBase = async (within: string, size: number): Promise<BackOfficeBase> => {
  const folder = join(within, `back_office_${size}`)
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const undo: (() => Promise<void>)[] = [postgres.stop]
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const portal = await startFilled(folder, postgres.url)
    undo.push(portal.stop)
    const db = new pg.Client({ connectionString: postgres.url })
    await db.connect()
    undo.push(() => db.end())
    const took = await fill(db, postgres.url, size)
    const [admin, staff] = [await logInAs(portal.url, 'admin'), await logInAs(portal.url, 'staff')]
    const { rows } = await db.query("select id from user_account where username = 'staff'")
    return {
      ...{ size, folder, databaseUrl: postgres.url, portal, db, ...took, stop },
      ...{ admin: { authorization: admin }, staff: { authorization: staff }, staffId: String(rows[0].id) },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

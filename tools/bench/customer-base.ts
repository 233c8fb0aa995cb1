import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/platform/server'
import pg from 'pg'
import { type Caller, register, send, submitCall } from './calls.ts'
import { benchCipher, type Process, startPortal } from './processes.ts'
import type { Stand } from './stand.ts'

/** A portal on a database of its own, whose customers have sent a given number of requests. */
export type CustomerBase = { portal: Process; reader: Caller; staff: Caller; stop: () => Promise<void> }

const ownRequests = 30
const batch = 2_000

const query = async (url: string, ...statements: [text: string, values?: unknown[]][]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [text, values] of statements) await client.query(text, values)
  } finally {
    await client.end()
  }
}

/**
 * Inserts rows like those that the portal stores: every third request is closed, and each of the others has a running
 * deadline.
 */
const insertRequests = `
  with sent as (
    insert into protection_request (id, business_number, business_type, owner_id, state, right_holder_name, subject,
      request_text, details, contact_name, contact_phone_sealed, contact_phone_fingerprint, created_at, accepted_at,
      next_half_at, next_late_at, next_due_at)
    select id, 'KL' || n, 7, owner, state, '演示企业 ' || n % 977, '演示·货物 ' || n, '请协助处理', '{"seizureProduct": "演示·货物"}',
      '演示联系人', phone, md5(n::text), at, case when state = 1 then null else at + interval '1 hour' end,
      case when state = 3 then null else at + interval '2 days' end,
      case when state = 3 then null else at + interval '3 days' end,
      case when state = 3 then null else at + interval '5 days' end
    from (
      select id, n, phone, 1 + n % 3 as state, now() - n * interval '7 minutes' as at,
        ('00000000-0000-4000-8000-' || lpad((n % 500)::text, 12, '0'))::uuid as owner
      from unnest($1::uuid[], $2::int[], $3::text[]) as sent(id, n, phone)
    ) made
    returning id, business_number, owner_id, state, created_at, next_half_at, next_late_at, next_due_at
  ), steps as (
    insert into request_step (id, request_id, version, action, state_after, actor_id, created_at)
    select gen_random_uuid(), id, 1, 'submit', 1, owner_id, created_at from sent
  )
  insert into promise (id, kind, service, subject_kind, subject_ref, shifts, duration_ms, started_at, half_at, late_at, due_at)
  select gen_random_uuid(), case when state = 1 then 'acceptance' else 'completion' end, 'request-7', 'request',
    business_number, '[{"from": "08:30", "to": "17:30"}]', 14400000, created_at, next_half_at, next_late_at, next_due_at
  from sent where state < 3`

/** Fills the database of a portal that the bench started with requests; their numbers are KL1, KL2 and so on. */
export const fillRequests = async (url: string, requests: number): Promise<void> => {
  const cipher = benchCipher()
  for (let from = 0; from < requests; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, requests - from) }, (_, at) => from + at + 1)
    const ids = numbers.map(() => randomUUID())
    const phones = ids.map((row) =>
      cipher.seal('0574-555001', { table: 'protection_request', column: 'contact_phone_sealed', row }),
    )
    await query(url, [insertRequests, [ids, numbers, phones]])
  }
  // The database does this by itself within a minute; the bench does not wait for it.
  await query(url, ['vacuum (analyze)'])
}

export const openCustomerBase = async (stand: Stand, requests: number): Promise<CustomerBase> => {
  const folder = join(stand.folder, `base_${requests}`)
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const address = new URL(postgres.url)
  const portal = await startPortal(folder, address.href)
  try {
    const [reader, staff] = await Promise.all([
      register(portal.url, 'bench_reader'),
      register(portal.url, 'bench_staff'),
    ])
    await query(address.href, ["update user_account set user_type = 'staff' where username = 'bench_staff'"])
    for (let count = 0; count < ownRequests; count += 1) await send(portal.url, submitCall(reader))
    await fillRequests(address.href, requests - ownRequests)
    const stop = async () => {
      await portal.stop()
      await postgres.stop()
    }
    return { portal, reader, staff, stop }
  } catch (error) {
    await portal.stop()
    await postgres.stop()
    throw error
  }
}

import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`
    insert into account_event (at, kind) values (now(), 'login');
    insert into protection_request (id, business_number, business_type, owner_id, state, subject, request_text, details,
      contact_name, contact_phone_sealed, contact_phone_fingerprint, created_at)
      values ('00000000-0000-4000-8000-000000000001', 'KL1', 7, gen_random_uuid(), 1, '', '', '{}', '', '', '', now());
    insert into request_step (id, request_id, version, action, state_after, actor_id, created_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 1, 'submit', 1, gen_random_uuid(), now())`)
})
afterAll(() => database.drop())

describe.each(['request_step', 'account_event'])('%s', (table) => {
  it.each([`update ${table} set actor_id = null`, `delete from ${table}`, `truncate ${table}`])(
    'refuses “%s”',
    async (statement) => {
      await expect(database.pool.query(statement)).rejects.toThrow(/append-only/)
      const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`)
      expect(rows[0].count).toBe(1)
    },
  )
})

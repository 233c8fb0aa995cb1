import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let made = 0
const transaction = () =>
  `insert into ledger_transaction (id, at, kind, source_ref) values ('${id()}', now(), 'arrived', '${id()}')`
const id = () => `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
const entry = (line: number, amount: number) =>
  `insert into ledger_entry (transaction_id, line, account, amount_fen) values ('${id()}', ${line}, 'bank', ${amount})`

const commit = async (...statements: string[]) => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const next = () => {
  made += 1
}

it('takes a transaction whose entries sum to nothing', async () => {
  next()
  await commit(transaction(), entry(0, 500), entry(1, -300), entry(2, -200))
})

it('refuses at commit what does not balance, and keeps nothing of it', async () => {
  next()
  await expect(commit(transaction(), entry(0, 500), entry(1, -499))).rejects.toThrow(/does not balance/)
  next()
  await expect(commit(transaction())).rejects.toThrow(/does not balance/)
  next()
  await expect(commit(transaction(), entry(0, 500))).rejects.toThrow(/does not balance/)
  const { rows } = await database.pool.query('select count(*)::int as count from ledger_transaction')
  expect(rows).toEqual([{ count: 1 }])
})

it('refuses a late entry, an entry of nothing, and the same source twice', async () => {
  next()
  await commit(transaction(), entry(0, 500), entry(1, -500))
  await expect(commit(entry(2, 5))).rejects.toThrow(/does not balance/)
  await expect(commit(entry(2, 0))).rejects.toThrow(/ledger_entry_amount/)
  const again = transaction().replace(id(), '00000000-0000-4000-8000-ffffffffffff')
  await expect(commit(again, entry(0, 1), entry(1, -1))).rejects.toThrow(/ledger_transaction_source/)
})

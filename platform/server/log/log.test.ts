import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createLog } from './log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const logged = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = []
  write(createLog('info', { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

const failureOf = (statement: Promise<unknown>): Promise<unknown> =>
  statement.then(
    () => undefined,
    (error: unknown) => error,
  )

it('tells of a failed statement what it was and why, but no value of it', async () => {
  const typed = '请帮助释放这批货物\n    at 王小明'
  const err = await failureOf(database.db.execute(sql`select ${typed}::text, 1 / ${0}::int`))
  const line = logged((log) => log.error({ err }, 'request failed'))
  expect(line).toContain('Failed query: select $1::text')
  expect(line).toContain('division by zero')
  expect(line).toContain('22012')
  expect(line).toContain('log.test.ts')
  expect(line).not.toMatch(/请帮助|王小明/)
})

it('tells of a long statement how it begins: thousands of its lines would bury what went wrong', async () => {
  const many = sql.join(
    Array.from({ length: 5_000 }, (_, at) => sql`${at}::int`),
    sql`, `,
  )
  const err = await failureOf(database.db.execute(sql`select 1 / ${0}::int where 1 in (${many})`))
  const line = logged((log) => log.error({ err }, 'request failed'))
  expect(line).toContain('Failed query: select 1 / $1::int where 1 in ($2::int, $3::int')
  expect(line).toContain('division by zero')
  expect(line.length).toBeLessThan(5_000)
})

it('keeps what PostgreSQL quotes of a row to itself', async () => {
  await database.pool.query('create table person (name text primary key)')
  const insert = () => database.db.execute(sql`insert into person values (${'王小明'})`)
  await insert()
  const err = await failureOf(insert())
  const line = logged((log) => log.error({ err }, 'request failed'))
  expect(line).toContain('person_pkey')
  expect(line).not.toContain('王小明')
})

it('hides numbers, addresses and tokens in any text, and line breaks stay within their line', () => {
  const token = 'a'.repeat(43)
  const line = logged((log) =>
    log.info({ token: 'secret', note: `13800138000 110101199003071234 a.b@c.cn ${token}\r\n\u001b[31mred` }, 'noted'),
  )
  expect(line).not.toMatch(/13800138000|110101199003071234|a\.b@c\.cn|a{43}|secret/)
  expect(line.trimEnd()).not.toMatch(/\p{Cc}/u)
})

it('takes what is thrown and is no error', () => {
  expect(logged((log) => log.error({ err: '密码 abc' }, 'odd'))).not.toContain('abc')
})

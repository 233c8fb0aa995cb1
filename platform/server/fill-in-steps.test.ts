import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { JobCtx } from './domain.ts'
import { demonstrationProgress, fillInSteps } from './fill-in-steps.ts'

let test: TestApp
const said: string[] = []
const say = (text: string) => void said.push(text)
beforeEach(async () => {
  said.length = 0
  test = await createTestApp({ domains: [], actors: {} })
  await test.database.pool.query('create table thing (name text not null)')
})
afterEach(() => test.close())

const put =
  (name: string) =>
  async ({ db }: Pick<JobCtx, 'db'>) => {
    await db.execute(sql`insert into thing values (${name})`)
  }
const part = (name: string, run: (ctx: JobCtx) => Promise<unknown> = put(name)) => ({
  name,
  title: `标题 ${name}`,
  run,
})
const things = async () => {
  const { rows } = await test.database.pool.query<{ name: string }>('select name from thing order by name')
  return rows.map(({ name }) => name)
}

it('says which part is under way, and is done once for all', async () => {
  expect(await demonstrationProgress(test.ctx)).toBe('none')
  await fillInSteps(test.ctx, [part('a'), part('b')], say)
  expect(said).toEqual(['演示数据 1/2 标题 a…', '演示数据 2/2 标题 b…'])
  expect(await demonstrationProgress(test.ctx)).toBe('finished')
  await fillInSteps(test.ctx, [part('a'), part('b')], say)
  expect(await things()).toEqual(['a', 'b'])
})

it('goes on at the next start with the part at which the last one ended, whose half is gone', async () => {
  const dies = part('b', async (ctx) => {
    await put('b')(ctx)
    throw new Error('killed')
  })
  await expect(fillInSteps(test.ctx, [part('a'), dies, part('c')], say)).rejects.toThrow('killed')
  expect(await things()).toEqual(['a'])
  expect(await demonstrationProgress(test.ctx)).toBe('begun')
  said.length = 0
  await fillInSteps(test.ctx, [part('a'), part('b'), part('c')], say)
  expect(await things()).toEqual(['a', 'b', 'c'])
  expect(said).toEqual(['演示数据 2/3 标题 b…', '演示数据 3/3 标题 c…'])
})

it('comes once where two processes start on one database', async () => {
  const slow = part('a', async (ctx) => {
    await ctx.db.execute(sql`select pg_sleep(0.3)`)
    await put('a')(ctx)
  })
  await Promise.all([fillInSteps(test.ctx, [slow, part('b')], say), fillInSteps(test.ctx, [slow, part('b')], say)])
  expect(await things()).toEqual(['a', 'b'])
})

it('has all the time that a busy machine takes between two statements of a part', async () => {
  let limit = ''
  const look = part('a', async ({ db }) => {
    const { rows } = await db.execute<{ limit: string }>(
      sql`select current_setting('idle_in_transaction_session_timeout') as limit`,
    )
    limit = rows[0]?.limit ?? ''
  })
  await fillInSteps(test.ctx, [look], say)
  expect(limit).toBe('0')
})

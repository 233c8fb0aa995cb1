import { authenticate } from '@portal/accounts/server'
import { demonstrationSteps } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemonstration } from './demonstration.ts'
import { domains } from './domains.ts'

const reversed = domains.toReversed()
const said: string[] = []
const say = (text: string) => void said.push(text)

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: reversed, authenticate })
}, 60_000)
afterAll(() => portal.close())

const countRows = async () => {
  const { rows } = await portal.database.pool.query<{ name: string; rows: number }>(`
    select relname as name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || quote_ident(relname), false, true, '')))[1]::text::int as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
  return rows
}

it('every step of the demonstration runs by itself, in whatever order the domains stand, and a start that is cut off goes on', {
  timeout: 180_000,
}, async () => {
  const steps = demonstrationSteps(reversed)
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  const killed = () => Promise.reject(new Error('killed'))
  const cutOff = reversed.map((domain) => {
    const { name, demonstrate = [] } = domain
    return name === 'news' ? { ...domain, demonstrate: demonstrate.map((step) => ({ ...step, run: killed })) } : domain
  })
  await expect(seedDemonstration(portal.ctx, cutOff, say)).rejects.toThrow('killed')
  said.length = 0
  expect(await seedDemonstration(portal.ctx, reversed, say)).toBe(true)
  expect(said[0]).toBe('上次没有写完演示数据，现在继续。')
  expect(said[1]).toMatch(/^演示数据 \d+\/\d+ 资讯文章…$/)
  const { body } = await portal.call({ path: '/cms/api/directive/contentList?categoryId=37' })
  expect((body.page as { list: unknown[] }).list).not.toEqual([])
})

it('a database that is filled is left as it is', async () => {
  const before = await countRows()
  expect(await seedDemonstration(portal.ctx, reversed, say)).toBe(false)
  expect(await countRows()).toEqual(before)
  // A database that has accounts but no mark of a demonstration holds real accounts.
  await portal.database.pool.query('delete from database_mark')
  expect(await seedDemonstration(portal.ctx, reversed, say)).toBe(false)
})

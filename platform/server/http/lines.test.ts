import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineApi } from '../../contract/api.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createGate } from './gate.ts'
import { bindRoutes } from './routes.ts'

const api = defineApi(
  {},
  {
    take: {
      method: 'POST',
      path: '/api/tickets',
      access: 'public',
      summary: 'takes the next ticket',
      reply: z.object({ number: z.number() }),
      submits: true,
    },
  },
)

let busiest = 0
let test: TestApp
beforeAll(async () => {
  const routes = bindRoutes(
    api,
    {
      take: async (ctx) => {
        const { waitingCount, totalCount, idleCount } = test.database.pool
        busiest = Math.max(busiest, waitingCount + totalCount - idleCount)
        const { rows } = await ctx.db.execute(sql`update ticket set number = number + 1 returning number`)
        await ctx.db.execute(sql`select pg_sleep(0.005)`)
        return { number: Number(rows[0]?.number) }
      },
    },
    { lines: { take: createGate({ running: 2, waiting: 30 }) } },
  )
  test = await createTestApp({ domains: [{ name: 'tickets', routes }], actors: {} })
  await test.database.pool.query('create table ticket (number int); insert into ticket values (0)')
})
afterAll(() => test.close())

const take = () => test.call({ method: 'POST', path: '/api/tickets', body: {} })

it('lets submissions stand in line before their transaction, so that a rush on one row holds few connections', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, take))
  expect(answers.map(({ body }) => body.number).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  )
  expect(busiest).toBeLessThanOrEqual(2)
})

it('tells whoever finds the line full to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, take))
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 503]))
  expect((await take()).status).toBe(200)
})

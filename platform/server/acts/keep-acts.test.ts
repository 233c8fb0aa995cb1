import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineApi } from '../../contract/api.ts'
import { bulkRefs, bulkReply } from '../../contract/bulk.ts'
import { done } from '../../contract/page.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ServerDomain } from '../domain.ts'
import { alsoHolding } from '../http/also-holding.ts'
import { failPlatform } from '../http/failures.ts'
import { bindRoutes } from '../http/routes.ts'
import { recordAct } from './act.ts'
import { inBulk } from './in-bulk.ts'

const params = z.object({ id: z.string() })
const byStaff = { access: 'staff', permission: 'things' } as const
const staff = { ...byStaff, params, reply: done } as const
const shared = { access: 'signedIn', params, reply: done } as const
const api = defineApi(
  {},
  {
    change: {
      ...staff,
      method: 'PUT',
      path: '/api/admin/things/{id}',
      summary: '修改物品，名称必填',
      tellsChange: true,
    },
    drop: { ...staff, method: 'DELETE', path: '/api/admin/things/{id}', summary: '删除物品' },
    send: { ...staff, method: 'POST', path: '/api/admin/things/{id}/send', summary: '寄出物品', submits: true },
    carry: { ...staff, method: 'POST', path: '/api/admin/things/{id}/carry', summary: '搬运物品', inSteps: true },
    stack: {
      ...byStaff,
      method: 'POST',
      path: '/api/admin/things/bulk',
      summary: '码放物品',
      inSteps: true,
      body: z.object({ ids: bulkRefs }),
      reply: bulkReply,
    },
    see: { ...staff, method: 'GET', path: '/api/admin/things/{id}', summary: '查看物品' },
    open: { ...staff, method: 'POST', path: '/api/admin/things/{id}/open', summary: '打开物品' },
    touch: { ...shared, method: 'POST', path: '/api/things/{id}', summary: '触碰物品' },
    reveal: { ...staff, method: 'GET', path: '/api/admin/things/{id}/secret', summary: '查看原值', audited: true },
  },
  ['things'],
)

const name = { old: { name: 'old' }, new: { name: 'new' } }
const insert = (id: string) => sql`insert into thing values (${id})`
const refuse = (id: string): void => {
  if (id === 'gone') failPlatform('record.not_found')
}

const things: ServerDomain = {
  name: 'things',
  permissions: [{ key: 'things', name: '物品', group: '物品' }],
  routes: bindRoutes(
    api,
    {
      change: async (ctx, { params: { id } }) => {
        await ctx.db.execute(insert(id))
        if (id !== 'silent') {
          await recordAct(ctx, { subjectKind: 'thing', subjectRef: id, before: name.old, after: name.new })
        }
        refuse(id)
        return {}
      },
      drop: async (ctx, { params: { id } }) => {
        await ctx.db.transaction((tx) => tx.execute(insert(id)))
        refuse(id)
        return {}
      },
      send: async (ctx, { params: { id } }) => {
        await ctx.db.execute(insert(id))
        if (id === 'twice') {
          const thing = { subjectKind: 'thing', subjectRef: id }
          await recordAct(ctx, {
            ...thing,
            before: { state: 1, name: 'a' },
            after: { state: 2, name: 'b' },
            note: 'one',
          })
          await recordAct(ctx, { ...thing, before: { state: 2 }, after: { state: 3 }, note: 'two' })
        }
        refuse(id)
        return {}
      },
      carry: async (ctx) => {
        for (const id of ['one', 'two', 'gone']) {
          const step = ctx.db.transaction(async (tx) => {
            await tx.execute(insert(id))
            await recordAct({ ...ctx, db: tx }, { subjectKind: 'thing', subjectRef: id })
            refuse(id)
          })
          await step.catch((error: unknown) => expect(error).toMatchObject({ code: 'record.not_found' }))
        }
        return {}
      },
      stack: (ctx, { body }) =>
        inBulk(ctx, body.ids, {
          subjectOf: (id) => ({ subjectKind: 'thing', subjectRef: id }),
          act: async (inside, id) => {
            await inside.db.execute(insert(id))
            if (id === 'broken') throw new Error('the thing broke')
            if (id === 'twice') {
              const thing = { subjectKind: 'thing', subjectRef: id }
              await recordAct(inside, { ...thing, before: { state: 1 }, after: { state: 2 } })
              await recordAct(inside, { ...thing, before: { state: 2 }, after: { state: 3 } })
            }
            refuse(id)
          },
        }),
      see: async () => ({}),
      open: async () => ({}),
      touch: async (ctx, { params: { id } }) => {
        await recordAct(ctx, { subjectKind: 'thing', subjectRef: id })
        return {}
      },
      reveal: async () => ({}),
    },
    { guards: { open: alsoHolding('secrets') } },
  ),
  records: [{ at: '/api/admin/things/{id}', kind: 'thing', page: (id) => `/things/${id}` }],
  // A log of the simplest kind: one row for each act, by the connection that it is given.
  actLog: async ({ db, actor }, act) => {
    if (act.subjectRef === 'unwritable') throw new Error('the log is full')
    await db.execute(sql`insert into act values (${JSON.stringify({ actor: actor?.userId, ...act })})`)
  },
}

const person = { sessionId: 's', topAdministrator: false, mustChangePassword: false } as const
const actors = {
  staff: { ...person, userId: '1', userType: 'staff', may: (permission: string) => permission === 'things' },
  idle: { ...person, userId: '2', userType: 'staff', may: () => false },
  customer: { ...person, userId: '3', userType: 'customer' },
} as const

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ domains: [things], actors })
  await test.database.pool.query('create table thing (id text); create table act (entry json)')
})
afterAll(() => test.close())
beforeEach(() => test.database.pool.query('truncate thing, act, rate_counter'))

const acts = async () => (await test.database.pool.query('select entry from act')).rows.map(({ entry }) => entry)
const stored = async () => (await test.database.pool.query('select id from thing')).rows.map(({ id }) => id)
const stack = (ids: readonly unknown[]) =>
  test.call({ method: 'POST', path: '/api/admin/things/bulk', token: 'staff', body: { ids } })
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token = 'staff') =>
  (await test.call({ method, path: `/api/admin/things/${path}`, token })).status

it('keeps what a use case says, in the words of the call', async () => {
  expect(await call('PUT', '7')).toBe(200)
  expect(await acts()).toEqual([
    {
      actor: '1',
      act: 'things.change',
      actName: '修改物品',
      outcome: 'done',
      subjectKind: 'thing',
      subjectRef: '7',
      before: name.old,
      after: name.new,
    },
  ])
})

it.each([
  ['DELETE', '7', 'things.drop'],
  ['POST', '7/send', 'things.send'],
  ['GET', '7/secret', 'things.reveal'],
] as const)('keeps of %s %s, which says nothing, the record that the path names', async (method, path, act) => {
  expect(await call(method, path)).toBe(200)
  expect(await acts()).toMatchObject([
    { act, outcome: 'done', subjectKind: 'thing', subjectRef: '7', link: '/things/7' },
  ])
})

it('keeps of a call that customers share with staff what staff do', async () => {
  const touch = (token: string) => test.call({ method: 'POST', path: '/api/things/7', token })
  expect((await touch('customer')).status).toBe(200)
  expect(await acts()).toEqual([])
  expect((await touch('staff')).status).toBe(200)
  expect(await acts()).toMatchObject([{ actor: '1', act: 'things.touch', subjectRef: '7' }])
})

it('keeps nothing of a call that only reads', async () => {
  expect(await call('GET', '7')).toBe(200)
  expect(await acts()).toEqual([])
})

it.each([
  ['PUT', 'gone'],
  ['DELETE', 'gone'],
  ['POST', 'gone/send'],
] as const)('undoes %s %s with its entry, and keeps that it failed and why', async (method, path) => {
  expect(await call(method, path)).toBe(404)
  expect(await stored()).toEqual([])
  const [entry, ...others] = await acts()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ outcome: 'failed', subjectKind: 'thing', subjectRef: 'gone', note: expect.any(String) })
  // What is not there has no page.
  expect(entry).not.toHaveProperty('link')
})

it('undoes a change whose entry cannot be written', async () => {
  expect(await call('DELETE', 'unwritable')).toBe(500)
  expect(await stored()).toEqual([])
})

it('keeps one entry of a call that says two things', async () => {
  expect(await call('POST', 'twice/send')).toBe(200)
  expect(await acts()).toMatchObject([
    { subjectRef: 'twice', before: { state: 1, name: 'a' }, after: { state: 3, name: 'b' }, note: 'one；two' },
  ])
})

it('keeps each step of a call in steps with its own transaction', async () => {
  expect(await call('POST', '7/carry')).toBe(200)
  expect(await stored()).toEqual(['one', 'two'])
  expect((await acts()).map(({ subjectRef }) => subjectRef)).toEqual(['one', 'two'])
})

it('keeps one entry for each record of a bulk call, and says which were refused and why', async () => {
  const { status, body } = await stack(['7', 'gone', 'twice'])
  expect(status).toBe(200)
  expect(body).toEqual({ done: ['7', 'twice'], refused: [{ ref: 'gone', msg: '内容不存在或已删除' }] })
  expect(await stored()).toEqual(['7', 'twice'])
  expect(await acts()).toMatchObject([
    { act: 'things.stack', outcome: 'done', subjectRef: '7' },
    { outcome: 'failed', subjectRef: 'gone', note: '内容不存在或已删除' },
    { outcome: 'done', subjectRef: 'twice', before: { state: 1 }, after: { state: 3 } },
  ])
})

it('tells what a bulk call had done before a fault ended it', async () => {
  const { body } = await stack(['7', 'broken', '8'])
  const msg = '系统繁忙，请稍后再试'
  expect(body).toEqual({
    done: ['7'],
    refused: [
      { ref: 'broken', msg },
      { ref: '8', msg },
    ],
  })
  expect(await stored()).toEqual(['7'])
  expect((await stack(['broken', '9'])).status).toBe(500)
})

it.each([
  ['none', []],
  ['more than fifty', Array.from({ length: 51 }, (_, at) => String(at))],
  ['one of them twice', ['7', '8', '7']],
  ['what is no number', [{}]],
])('refuses a bulk call of %s', async (_name, ids) => {
  expect((await stack(ids)).body).toMatchObject({ status: 'U00400' })
  expect(await stored()).toEqual([])
})

it('keeps once a minute that a caller was not allowed, also to read', async () => {
  for (let time = 0; time < 3; time += 1) expect(await call('GET', '7', 'idle')).toBe(403)
  expect(await call('PUT', '7', 'idle')).toBe(403)
  expect(await acts()).toMatchObject([
    { actor: '2', act: 'things.see', outcome: 'refused', subjectRef: '7', link: '/things/7' },
    { actor: '2', act: 'things.change', outcome: 'refused' },
  ])
  test.clock.advance(61_000)
  expect(await call('GET', 'made%20up', 'idle')).toBe(403)
  const [, , third, ...others] = await acts()
  expect(others).toEqual([])
  expect(third).toMatchObject({ subjectRef: 'made up' })
  expect(third).not.toHaveProperty('link')
})

it('keeps that a caller lacked the second permission that a call asks for', async () => {
  expect(await call('POST', '7/open')).toBe(403)
  expect(await acts()).toMatchObject([{ actor: '1', act: 'things.open', outcome: 'refused', subjectRef: '7' }])
})

it('finds in a test a change that does not say what it promised', async () => {
  expect(await call('PUT', 'silent')).toBe(500)
  expect(await stored()).toEqual([])
})

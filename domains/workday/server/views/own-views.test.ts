import type { Actor, ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type KeptViewRow, viewLimits } from '../../contract/views.ts'
import { createWorkdayServer } from '../index.ts'

const staff = (userId: string, may: (permission: string) => boolean): Actor => ({
  ...{ userId, sessionId: 's', userType: 'staff', topAdministrator: false, mustChangePassword: false, may },
})
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const actors = {
  chen: staff(id(1), (permission) => permission === 'boats.read'),
  wang: staff(id(2), () => false),
  demo: { ...staff(id(3), () => true), userType: 'customer' as const },
}
const boats: ServerDomain = {
  name: 'boats',
  routes: [],
  listCounts: [{ page: '/boats', permission: 'boats.read', count: async (_ctx, { size = '' }) => Number(size) }],
}

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [boats, createWorkdayServer([boats])], actors })
})
afterAll(() => portal.close())
beforeEach(() => portal.database.pool.query('delete from desk_view'))

const path = '/api/admin/views'
const listOf = async (page: string, token = 'chen') =>
  (await portal.call({ path: `${path}?page=${page}`, token })).body.list as KeptViewRow[]
const keep = (body: object, token = 'chen') => portal.call({ method: 'POST', path, token, body })
const change = (of: unknown, body: object, token = 'chen') =>
  portal.call({ method: 'PUT', path: `${path}/${of}`, token, body })
const remove = (of: unknown, token = 'chen') => portal.call({ method: 'DELETE', path: `${path}/${of}`, token })
const large = { page: '/boats', name: '大船', query: 'size=3&kind=sail' }

it('a view is its owner’s alone, is changed and removed, and is counted where the list counts', async () => {
  const { id: kept } = (await keep(large)).body
  expect(await listOf('/boats')).toEqual([{ id: kept, ...large, isDefault: false, count: 3 }])
  expect(await listOf('/orders')).toEqual([])
  expect(await listOf('')).toHaveLength(1)
  expect(await listOf('/boats', 'wang')).toEqual([])
  for (const of of [kept, 'nothing', id(9)]) {
    expect((await change(of, { name: '别人的' }, 'wang')).status).toBe(404)
    expect((await remove(of, 'wang')).status).toBe(404)
    expect((await remove(of, 'demo')).status).toBe(403)
  }
  expect((await change(kept, { name: '更大的船', query: 'size=9' })).body).toEqual({ id: kept })
  expect(await listOf('/boats')).toMatchObject([{ name: '更大的船', query: 'size=9', isDefault: false, count: 9 }])
  expect((await remove(kept)).status).toBe(200)
  expect((await remove(kept)).status).toBe(404)
  expect(await listOf('/boats')).toEqual([])
})

it('a list without a count of its own, or whose permission is missing, says no number', async () => {
  await keep({ ...large, page: '/orders' })
  await keep(large, 'wang')
  expect(await listOf('/orders')).toMatchObject([{ count: null }])
  expect(await listOf('/boats', 'wang')).toMatchObject([{ count: null }])
})

it('one view of a list opens first, however many windows say so', async () => {
  const { id: first } = (await keep({ ...large, isDefault: true })).body
  const { id: second } = (await keep({ ...large, name: '小船', isDefault: true })).body
  await keep({ ...large, page: '/orders', isDefault: true })
  const firsts = async (page: string) =>
    (await listOf(page)).filter(({ isDefault }) => isDefault).map((view) => view.id)
  expect(await firsts('/boats')).toEqual([second])
  await Promise.all([change(first, { isDefault: true }), change(second, { isDefault: true })])
  expect(await firsts('/boats')).toHaveLength(1)
  expect(await firsts('/orders')).toHaveLength(1)
  await change(first, { isDefault: false })
  await change(second, { isDefault: false })
  expect(await firsts('/boats')).toEqual([])
})

it.each([
  ['a missing name', { name: ' ' }, 'name'],
  ['too long a name', { name: '名'.repeat(31) }, 'name'],
  ['too long a query', { query: 'q'.repeat(1001) }, 'query'],
  ['no list', { page: '' }, 'page'],
  ['what is no path of a list', { page: '/boats?x' }, 'page'],
])('refuses %s', async (_name, changes, field) => {
  const { status, body } = await keep({ ...large, ...changes })
  expect([status, (body.fields as { path: string }[])[0]?.path]).toEqual([400, field])
})

it('keeps at most twenty of a list, also of two windows at once', async () => {
  for (let at = 1; at < viewLimits.ofPage; at += 1)
    expect((await keep({ ...large, name: `船 ${at}` })).status).toBe(200)
  const answers = await Promise.all([keep(large), keep(large)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await keep(large)).body.msg).toBe(`每个列表最多保存 ${viewLimits.ofPage} 个视图，请先删除不用的`)
  expect((await keep({ ...large, page: '/orders' })).status).toBe(200)
})

it('the keys act until they are turned off, for this person alone', async () => {
  const keys = { path: '/api/admin/keys' }
  const put = (on: boolean) => portal.call({ ...keys, method: 'PUT', token: 'chen', body: { on } })
  const isOn = async (token: string) => (await portal.call({ ...keys, token })).body.on
  expect(await isOn('chen')).toBe(true)
  for (let time = 0; time < 2; time += 1) expect((await put(false)).body).toEqual({ on: false })
  expect([await isOn('chen'), await isOn('wang')]).toEqual([false, true])
  await put(true)
  expect(await isOn('chen')).toBe(true)
})

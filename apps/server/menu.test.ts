import { authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

type Node = { name: string; access: string; isAllowed: boolean; children: Node[] }

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const privilegeOf = async ({ token }: { token: string }) =>
  (await portal.call({ path: '/api/privilege', token })).body as { purviews: Node[]; permissions: string[] }

/** The menu as its reader sees it: the names of the allowed groups, each with those of its allowed items. */
const menuOf = async (who: { token: string }) =>
  (await privilegeOf(who)).purviews
    .filter(({ isAllowed }) => isAllowed)
    .map(({ name, children }) => [name, ...children.filter(({ isAllowed }) => isAllowed).map((child) => child.name)])

it('the back office keeps what the operator writes for the public in one group, and has no name twice', async () => {
  const { purviews } = await privilegeOf(people.admin)
  const content = purviews.find(({ name }) => name === '内容管理')?.children.map(({ name }) => name)
  expect(content).toEqual(['文章', '首页横幅', '外部链接', '文本', '海关备案数据'])
  const names = purviews.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)])
  expect(new Set(names).size).toBe(names.length)
  expect(purviews.find(({ name }) => name === '业务受理')?.access).toBe('requests')
})

it('staff who keep the money alone see its group and what is their own, and nothing else', async () => {
  const finance = await createStaff(portal, 'cashier', { roles: ['finance'] })
  expect(await menuOf(finance)).toEqual([
    ['今日工作'],
    ['订单与收款', '订单', '收款认领', '退款', '发票', '对账', '账簿', '价格表', '统计'],
    ['消息通知', '我的通知'],
  ])
})

it('staff of today keep everything but what is the administrator’s', async () => {
  const [all, general] = [await menuOf(people.admin), await menuOf(people.staff)]
  const missing = all.flat().filter((name) => !general.flat().includes(name))
  expect(missing).toEqual([
    '收款设置',
    '角色与权限',
    '审计与运行',
    '审计日志',
    '服务时间与时限',
    '复核设置',
    '维护公告',
  ])
  const { permissions } = await privilegeOf(people.admin)
  const withheld = permissions.filter((key) => /^audit\.|^users\.delete$/.test(key))
  expect((await privilegeOf(people.staff)).permissions).toEqual(permissions.filter((key) => !withheld.includes(key)))
})

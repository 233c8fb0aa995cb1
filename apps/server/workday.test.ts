import { authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { submitSamples } from '@portal/requests/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

type Card = { key: string; title: string; count: number; late: number; link: string }
type Today = { cards: Card[]; risks: { title: string; sub: string; due: number; link: string }[] | null }
const todayOf = async ({ token }: { token: string }) =>
  (await portal.call({ path: '/api/admin/today', token })).body as unknown as Today

/** The calls that the lists make to which cards lead, by the path of the page. */
const listCalls: Readonly<Record<string, string>> = {
  '/requests': '/api/admin/requests',
  '/receipts': '/api/admin/receipts',
  '/refunds': '/api/admin/refunds',
  '/invoices': '/api/admin/invoices',
  '/messages': '/api/admin/messages',
  '/providers': '/api/admin/providers',
  '/rights': '/api/admin/rights',
  '/evidenceLog': '/api/admin/evidence-damaged',
}
/** Two pages show all of a few, and mark those that count. */
const marked: Readonly<Record<string, () => Promise<{ status: number; total: number }>>> = {
  '/texts': async () => {
    const { status, body } = await portal.call({ path: '/api/admin/texts', token: people.staff.token })
    return { status, total: (body.list as { stale: boolean }[]).filter(({ stale }) => stale).length }
  },
  '/health': async () => {
    const { status, body } = await portal.call({ path: '/api/admin/health', token: people.staff.token })
    return { status, total: (body.checks as { state: string }[]).filter(({ state }) => state === 'fault').length }
  },
}
const listedBy = async (link: string, token: string) => {
  const counted = await marked[link]?.()
  if (counted) return counted
  const [path = '', query = ''] = link.split('?')
  const { status, body } = await portal.call({ path: `${listCalls[path]}?${query}`, token })
  return { status, total: body.totalElements }
}

it('every card leads to a list of exactly what it counts', async () => {
  const submit = async () => {
    const body = submitSamples.customsSeizure
    const call = { method: 'POST', path: '/api/submitIpForeignInfo', token: people.demo.token, body } as const
    return String((await portal.call(call)).body.businessSn)
  }
  const [taken, free] = [await submit(), await submit()]
  const path = `/api/admin/requests/${taken}/take`
  expect((await portal.call({ method: 'POST', path, token: people.staff.token, body: {} })).status).toBe(200)
  const { cards, risks } = await todayOf(people.staff)
  expect(cards.map(({ title }) => title)).toEqual([
    '我的在办',
    '待受理',
    '时限将至与已超',
    '待我复核',
    '待认领款',
    '待办退款',
    '待开票',
    '未答留言',
    '待审机构',
    '待核对权利',
    '受损原件',
    '待核对文本',
    '运行异常',
  ])
  expect(cards).toMatchObject([{ count: 1 }, { count: 2 }, ...Array.from({ length: 11 }, () => ({}))])
  for (const { key, link, count } of cards) {
    expect({ key, ...(await listedBy(link, people.staff.token)) }).toEqual({ key, status: 200, total: count })
  }
  expect(risks?.map(({ link }) => link).toSorted()).toEqual([`/requests/${taken}`, `/requests/${free}`].toSorted())
})

it('whoever keeps the money alone sees its cards, its columns, and no case', async () => {
  const cashier = await createStaff(portal, 'cashier', { roles: ['finance'] })
  const { cards, risks } = await todayOf(cashier)
  expect(cards.map(({ title }) => title)).toEqual(['待认领款', '待办退款', '待开票'])
  expect(risks).toBeNull()
  const { body } = await portal.call({ path: '/api/admin/trends?days=90', token: cashier.token })
  const days = body.days as Record<string, unknown>[]
  expect(days).toHaveLength(90)
  expect(days.at(-1)).toMatchObject({ requests: null, orders: 0, paidAmount: '0.00', users: null, messages: null })
})

it('the trends count by the day in Shanghai, and refuse another span', async () => {
  const read = (days: string) => portal.call({ path: `/api/admin/trends?days=${days}`, token: people.staff.token })
  const { days } = (await read('30')).body as { days: Record<string, unknown>[] }
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ requests: 2, orders: 0, paidAmount: '0.00' })
  expect(Number(days.at(-1)?.users)).toBeGreaterThanOrEqual(5)
  expect((await read('31')).body).toMatchObject({ status: 'U00400', fields: [{ path: 'days' }] })
})

type Group = { kind: string; elements: { title: string; sub: string; link: string }[]; more: boolean; list: string }
const find = async (keyword: string, { token }: { token: string } = people.staff) => {
  const { status, body } = await portal.call({
    path: `/api/admin/search?keyword=${encodeURIComponent(keyword)}`,
    token,
  })
  return { status, body, groups: (body.groups ?? []) as Group[] }
}
const linksOf = ({ groups }: { groups: Group[] }, kind: string) =>
  groups.find((group) => group.kind === kind)?.elements.map(({ link }) => link)

it('the search finds a case by its number, by the whole phone and by a part of the company', async () => {
  const company = '甬江光学仪器有限公司'
  const sent: string[] = []
  for (let at = 0; at < 7; at += 1) {
    const body = { ...submitSamples.customsSeizure, obligeeName: company, lxrPhone: '13566667777' }
    const call = { method: 'POST', path: '/api/submitIpForeignInfo', token: people.demo.token, body } as const
    sent.push(String((await portal.call(call)).body.businessSn))
  }
  const last = sent.at(-1) ?? ''
  expect(linksOf(await find(last), 'requests')).toEqual([`/requests/${last}`])
  expect(linksOf(await find(last.toLowerCase()), 'requests')).toEqual([`/requests/${last}`])
  const newestFive = sent
    .toReversed()
    .slice(0, 5)
    .map((businessSn) => `/requests/${businessSn}`)
  expect(linksOf(await find('13566667777'), 'requests')?.toSorted()).toHaveLength(5)
  const byCompany = (await find('光学')).groups.find(({ kind }) => kind === 'requests')
  expect(byCompany?.elements.map(({ link }) => link).toSorted()).toEqual(newestFive.toSorted())
  expect(byCompany).toMatchObject({ more: true, list: `/requests?keyword=${encodeURIComponent('光学')}` })
})

it('the search finds nothing of a kind whose permission is missing, and takes % as text', async () => {
  const editor = await createStaff(portal, 'writer', { roles: ['editor'] })
  expect((await find('光学', editor)).groups).toEqual([])
  expect(linksOf(await find('demo'), 'users')).toContain(`/users/${people.demo.id}`)
  expect((await find('%%')).groups).toEqual([])
  expect(await find('光')).toMatchObject({ status: 400, body: { fields: [{ path: 'keyword' }] } })
})

it('applications for patents and trademarks stand among the risks and are found, for whoever may read them', async () => {
  const owner = people.demo2.id
  await portal.database.pool.query(
    `insert into patent_application (id, business_number, owner_id, state, patent_type, nations, company_name, patent_name,
      special_request, contact_name, contact_phone_sealed, created_at, next_due_at)
    values (gen_random_uuid(), 'ZL20261118000007', $1, 1, '发明专利', '中国', '湖光仪器有限公司', '折叠遮光罩', '', '王', 'x', now(),
      '2026-01-01T01:00:00Z')`,
    [owner],
  )
  await portal.database.pool.query(
    `insert into trademark_application (id, business_number, owner_id, kind, file_state, mark_type, mark_name, description,
      picture_type, nations, goods, classes, item_count, edition, contacts_sealed, findings, searched, created_at, next_due_at)
    values (gen_random_uuid(), 'SB20261118000008', $1, 'sbzc', 1, 1, '湖光牌', '', 1, '中国', '[]', '{9}', 1, 'x', 'x', '[]', '{}',
      now(), '2026-01-01T02:00:00Z')`,
    [owner],
  )
  await portal.database.pool.query(
    `insert into trademark_help_call (id, owner_id, contact_name_sealed, contact_phone_sealed, question_sealed, created_at, call_by)
    values (gen_random_uuid(), $1, 'x', 'x', 'x', now(),
      '2026-01-01T03:00:00Z')`,
    [owner],
  )
  const nearest = (await todayOf(people.staff)).risks?.filter(({ link }) => !link.startsWith('/requests/'))
  expect(nearest?.map(({ title, sub, link }) => [title, sub, link])).toEqual([
    ['折叠遮光罩', '专利申请 · ZL20261118000007', '/patentApplications/ZL20261118000007'],
    ['湖光牌', '国内商标注册 · SB20261118000008', '/trademarks/SB20261118000008'],
    ['商标专家协助', '等待回电', '/trademark-help'],
  ])
  const both = { patents: ['/patentApplications/ZL20261118000007'], trademarks: ['/trademarks/SB20261118000008'] }
  for (const [kind, word] of [
    ['patents', '湖光'],
    ['patents', '遮光罩'],
    ['patents', 'zl20261118000007'],
    ['trademarks', '湖光'],
    ['trademarks', 'sb20261118000008'],
  ] as const)
    expect([word, linksOf(await find(word), kind)]).toEqual([word, both[kind]])
  const cashier = await createStaff(portal, 'teller', { roles: ['finance'] })
  expect((await find('湖光', cashier)).groups).toEqual([])
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { plainScreen, signIn, stageApp } from '../testing/app-stage.tsx'
import { adminPages } from './pages.ts'
import { adminRoutes } from './routes.tsx'

const node = (name: string, access: string, path: string, children: object[] = []) => ({
  name,
  icon: 'list',
  access,
  path,
  isAllowed: true,
  children,
})
const purviews = [
  node('今日工作', 'today', '/today'),
  node('业务受理', 'requests', '', [node('海外维权业务', 'requests.requests', '/requests')]),
  node('互动交流', 'interaction', '', [node('留言咨询', 'interaction.messages', '/messages')]),
  node('用户管理', 'accounts', '', [node('服务机构', 'accounts.providers', '/providers')]),
]

const due = Date.parse('2026-11-18T10:02:00+08:00')
const days = [
  { day: '2026-11-17', requests: 3, orders: null, paidAmount: null, users: 2, messages: 1 },
  { day: '2026-11-18', requests: 4, orders: null, paidAmount: null, users: 0, messages: 5 },
]
const answers = {
  '/api/admin/today': {
    cards: [
      { key: 'requests.submitted', title: '待受理', count: 5, late: 2, link: '/requests?state=1' },
      { key: 'messages.open', title: '未答留言', count: 0, late: 0, link: '/messages?state=open' },
    ],
    risks: [
      { title: '海关查扣 · 太阳镜', sub: '海关查扣 · YW20261117000001', due, link: '/requests/YW20261117000001' },
    ],
    asOf: due,
  },
  '/api/admin/trends': { days },
  '/api/admin/requests': { elements: [], totalElements: 0, totalIsExact: true },
}
const open = (allowed: object[], more: object = {}) =>
  stageApp(adminRoutes(adminPages, []), '/', {
    ...signIn({ userType: 'staff', username: 'staff' }, allowed),
    ...answers,
    ...more,
  })
beforeEach(plainScreen)

it('is where staff begin, with numbers that lead to what they count, and the cases nearest to their time', async () => {
  const { here } = await open(purviews)
  await waitFor(() => expect(here()).toBe('/today'))
  await waitFor(() => expect(document.title).toBe('今日工作 · 管理后台'))
  const waiting = await screen.findByRole('link', { name: /^待受理/ })
  expect(waiting).toHaveTextContent('待受理2 已超时5')
  expect(waiting).toHaveAttribute('href', '/requests?state=1')
  expect(screen.getByRole('link', { name: /^未答留言/ })).toHaveAttribute('href', '/messages?state=open')
  const risk = within(await screen.findByRole('region', { name: '承诺风险' }))
  expect(risk.getByRole('link', { name: '海关查扣 · 太阳镜' })).toHaveAttribute('href', '/requests/YW20261117000001')
  expect(await screen.findByText('现在没有轮到您的业务。')).toBeVisible()
  expect(screen.getByRole('link', { name: '轮到我的，全部' })).toHaveAttribute('href', '/requests?view=mine')
})

it('draws the trends that the viewer may see as lines, with a table of the same', async () => {
  const { user } = await open(purviews)
  const trend = within(await screen.findByRole('region', { name: '趋势' }))
  expect(await trend.findByRole('img', { name: /^每日业务、订单、注册与留言/ })).toBeVisible()
  expect(trend.queryByRole('img', { name: /净收款/ })).toBeNull()
  await user.click(trend.getByText('逐日数字'))
  const table = within(trend.getByRole('table', { name: '每日趋势' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '日期',
    '业务',
    '注册',
    '留言',
  ])
  expect(table.getAllByRole('row')[1]).toHaveTextContent('11-18405')
  await user.click(trend.getByRole('radio', { name: '90 天' }))
  expect(trend.getByRole('radio', { name: '90 天' })).toBeChecked()
})

it('shows only what the viewer may open', async () => {
  await open(purviews.slice(0, 1), { '/api/admin/today': { cards: [], risks: null, asOf: due } })
  expect(await screen.findByRole('heading', { level: 1, name: '今日工作' })).toBeVisible()
  expect(await screen.findByRole('region', { name: '趋势' })).toBeVisible()
  expect(screen.queryByText('承诺风险')).toBeNull()
  expect(screen.queryByText('轮到我的')).toBeNull()
})

it('has the pages of the desk in the bar at the foot of a phone', async () => {
  await open(purviews)
  const bar = within(await screen.findByRole('navigation', { name: '常用' }))
  await waitFor(() =>
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['今日', '业务', '留言']),
  )
  expect(bar.getByRole('link', { name: '今日' })).toHaveAttribute('aria-current', 'page')
  expect(bar.getByRole('button', { name: '更多' })).toHaveAttribute('aria-controls', 'side-menu')
})

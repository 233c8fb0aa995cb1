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

const first = Date.parse('2026-11-18T10:02:00+08:00')
const views = {
  mine: { count: 0, first: null },
  late: { count: 3, first },
  today: { count: 4, first },
  free: { count: 5, first },
  customer: { count: 0, first: null },
  review: { count: 0, first: null },
}
const answers = {
  '/api/admin/desk/views': views,
  '/api/admin/messageCounts': {
    lanes: { new: 1, held: 1, answered: 7, published: 8, spam: 1, deleted: 1 },
    levels: { 80: 1, 100: 0 },
  },
  '/api/admin/requests': { elements: [], totalElements: 0, totalIsExact: true },
  '/api/admin/providers': { elements: [], totalElements: 2 },
}
const open = (allowed: object[], more: object = {}) =>
  stageApp(adminRoutes(adminPages, []), '/', {
    ...signIn({ userType: 'staff', username: 'staff' }, allowed),
    ...answers,
    ...more,
  })
const numbers = () => screen.getAllByRole('link', { name: /^(已超时|今天到期|没人领取|没回的留言)(?!，)/ })

beforeEach(plainScreen)

it('is where staff begin, with four numbers that lead to the views that count them', async () => {
  const { here } = await open(purviews)
  await waitFor(() => expect(here()).toBe('/today'))
  await waitFor(() => expect(document.title).toBe('今日工作 · 管理后台'))
  await waitFor(() => expect(numbers()).toHaveLength(4))
  await waitFor(() =>
    expect(numbers().map((link) => [link.textContent?.slice(-1), link.getAttribute('href')])).toEqual([
      ['3', '/requests?view=late'],
      ['4', '/requests?view=today'],
      ['5', '/requests?view=free'],
      ['2', '/messages'],
    ]),
  )
  expect(await screen.findByText('现在没有轮到您的业务。')).toBeVisible()
  expect(screen.getByRole('link', { name: '轮到我的，全部' })).toHaveAttribute('href', '/requests?view=mine')
  expect(await screen.findByRole('link', { name: /^待审核的服务机构 2/ })).toHaveAttribute(
    'href',
    '/providers?state=waiting',
  )
  // What is 0 takes no place.
  expect(screen.queryByText('待我复核的决定')).toBeNull()
})

it('shows only what the viewer may open', async () => {
  await open(purviews.slice(0, 1))
  expect(await screen.findByRole('heading', { level: 1, name: '今日工作' })).toBeVisible()
  expect(screen.queryByText('已超时')).toBeNull()
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

it('finds cases by words from every page', async () => {
  const { user, here } = await open(purviews, { '/api/admin/desk/overview': {} })
  await user.type(await screen.findByRole('searchbox', { name: '查找业务' }), ' 太阳镜 {Enter}')
  await waitFor(() => expect(here()).toBe(`/requests?keyword=${encodeURIComponent('太阳镜')}`))
})

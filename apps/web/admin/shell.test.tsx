import { emptyBrowser } from '@portal/accounts/testing/page'
import { type AdminRoute, currentSession } from '@portal/platform/web'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { plainScreen, signIn, stageApp } from '../testing/app-stage.tsx'
import { adminPages } from './pages.ts'
import { adminRoutes } from './routes.tsx'

const load = async () => ({ Component: (await import('../testing/sample-page.tsx')).SamplePage })
const desk: readonly AdminRoute[] = [
  { path: '/requests', title: '海外维权业务', purview: 'requests.requests', load },
  { path: '/requests/:businessSn', title: '业务详情', purview: 'requests.requests', load },
  { path: '/secret', title: '机密', purview: 'requests.secret', load },
]

const item = (name: string, access: string, path: string, isAllowed: boolean, children: object[] = []) => ({
  name,
  icon: 'list',
  access,
  path,
  isAllowed,
  children,
})
const purviews = [
  item('业务受理', 'requests', '', true, [
    item('海外维权业务', 'requests.requests', '/requests', true),
    item('机密', 'requests.secret', '/secret', false),
    item('订单统计', 'requests.statistics', '/statistics', true),
  ]),
  item('用户管理', 'accounts', '', false, [item('用户列表', 'accounts.users', '/users', false)]),
]

const open = (at: string, who: object = { userType: 'staff', username: 'staff' }) => {
  return stageApp(adminRoutes([...adminPages, ...desk], []), at, signIn(who, purviews))
}

beforeEach(plainScreen)

describe('the door of the back office', () => {
  it('sends a visitor to the login and knows the way back', async () => {
    const { here } = await stageApp(adminRoutes(desk, []), '/requests?state=1')
    await waitFor(() => expect(here()).toBe(`/login?return_url=${encodeURIComponent('/requests?state=1')}`))
    await waitFor(() => expect(document.title).toBe('登录 · 管理后台'))
  })

  it('tells a customer that only staff may enter, and shows no menu', async () => {
    await open('/requests', { userType: 'customer', username: 'demo' })
    expect(await screen.findByText('只有工作人员可以进入管理后台')).toBeInTheDocument()
    expect(screen.getByText(/当前登录的账号是 demo/)).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: '功能菜单' })).not.toBeInTheDocument()
  })
})

it('whoever accepts an invitation is signed in, and his first page is 今日工作', async () => {
  const today = [{ path: '/today', title: '今日工作', purview: 'today', load }]
  const menu = [item('工作台', 'work', '', true, [item('今日工作', 'today', '/today', true)])]
  const answers = {
    ...signIn({ userType: 'staff', username: 'xinren' }, menu),
    '/api/invitation': { username: 'xinren', expiresAt: Date.now() + 3_600_000 },
  }
  emptyBrowser()
  const { userinfo } = answers['/api/privilege']
  const due = { mustChangePassword: false, mustSetUpSecondFactor: false }
  const accepted = { token: userinfo.token, userinfo, device: 'd', ...due }
  const { user, here } = await stageApp(adminRoutes(today, []), '/invitation?token=abc', {
    ...answers,
    '/api/acceptInvitation': accepted,
  })
  await waitFor(() => expect(document.title).toBe('接受邀请 · 管理后台'))
  await user.type(await screen.findByLabelText(/^密码/), 'gang-kou-ri-chu-2027')
  await user.type(screen.getByLabelText(/^确认密码/), 'gang-kou-ri-chu-2027')
  await user.type(screen.getByLabelText(/^手机号/), '13800000099')
  await user.click(screen.getByRole('button', { name: '接受邀请并登录' }))
  await waitFor(() => expect(here()).toBe('/today'))
})

describe('the side menu', () => {
  it('shows allowed items whose page exists, and nothing else', async () => {
    await open('/')
    const menu = within(await screen.findByRole('navigation', { name: '功能菜单' }))
    await waitFor(() => expect(menu.getByRole('link', { name: '海外维权业务' })).toBeInTheDocument())
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['海外维权业务', '门户首页'])
    expect(menu.getByRole('list', { name: '业务受理' })).toBeVisible()
  })

  it('leads from / to the first page, named in title and breadcrumb', async () => {
    const { here } = await open('/')
    await waitFor(() => expect(here()).toBe('/requests'))
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toBe('海外维权业务 · 管理后台')
    const way = within(screen.getByRole('navigation', { name: '当前位置' }))
    expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['业务受理', '海外维权业务'])
  })

  it('marks the item of a page below it, and leads back to it', async () => {
    await open('/requests/KL20261120000001')
    const way = within(await screen.findByRole('navigation', { name: '当前位置' }))
    expect(way.getByRole('link', { name: '海外维权业务' })).toHaveAttribute('href', '/requests')
    const menu = within(screen.getByRole('navigation', { name: '功能菜单' }))
    expect(menu.getByRole('link', { name: '海外维权业务' })).toHaveAttribute('aria-current', 'page')
  })

  it('stays narrow after it was folded, with every page still in reach', async () => {
    const first = await open('/requests')
    await first.user.click(await screen.findByRole('button', { name: '收起菜单' }))
    expect(screen.getByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false')
    expect(localStorage.getItem('portal.admin-menu-expanded')).toBe('false')
    const menu = within(screen.getByRole('navigation', { name: '功能菜单' }))
    expect(menu.getByRole('link', { name: '海外维权业务' })).toHaveAttribute('href', '/requests')
    await first.user.click(screen.getByRole('button', { name: '展开菜单' }))
    expect(localStorage.getItem('portal.admin-menu-expanded')).toBe('true')
  })
})

describe('the keys', () => {
  it('lead only to pages of the menu, and stand in the menu of the account with their switch', async () => {
    const { user, here } = await open('/requests/KL20261120000001')
    await user.click(await screen.findByRole('button', { name: /staff/ }))
    await user.click(await screen.findByRole('menuitem', { name: '快捷键' }))
    const dialog = within(await screen.findByRole('dialog', { name: '快捷键' }))
    expect(await dialog.findByRole('checkbox', { name: '启用快捷键' })).toBeChecked()
    expect(dialog.getByText('打开海外维权业务')).toBeVisible()
    expect(dialog.queryByText('打开用户列表')).toBeNull()
    await user.click(dialog.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('gugr')
    await waitFor(() => expect(here()).toBe('/requests'))
  })
})

describe('pages of the back office', () => {
  it('refuses a page that the menu does not allow', async () => {
    await open('/secret')
    expect(await screen.findByText('没有权限')).toBeInTheDocument()
    expect(screen.queryByText('示例页面')).not.toBeInTheDocument()
  })

  it('says so when a page does not exist', async () => {
    await open('/nothing')
    expect(await screen.findByText('这一页不在了')).toBeInTheDocument()
  })
})

describe('another member of staff who signs in after him in the same tab', () => {
  const log = [
    item('消息通知', 'notices', '', true, [item('发送记录', 'notices.deliveries', '/notice-deliveries', true)]),
  ]
  const delivery = { id: 'd1', event: 'request.accepted', link: '/#/', channel: 'mail', address: null, state: 'sent' }
  const moment = { createTime: 0, lastTryTime: null, attempts: 1, outcome: null }
  const readBy = (username: string) => ({
    '/api/admin/notice-deliveries': {
      elements: [{ ...delivery, ...moment, name: `${username} 读到的通知`, username: 'demo' }],
      totalElements: 1,
    },
  })

  it('finds nothing of what was read before', async () => {
    emptyBrowser()
    const answers = { ...signIn({ userType: 'staff', username: 'chen' }, log), ...readBy('chen') }
    const { user } = await stageApp(adminRoutes(adminPages, []), '/notice-deliveries', answers)
    expect(await screen.findByText('chen 读到的通知')).toBeInTheDocument()
    await act(async () => currentSession().onEnded('ended', '登录已失效，请重新登录'))
    const next = signIn({ id: 'another', userType: 'staff', username: 'wang' }, log)
    const { userinfo } = next['/api/privilege']
    const signedIn = { token: userinfo.token, userinfo, device: 'd', mustChangePassword: false }
    Object.assign(answers, next, readBy('wang'), { '/api/login': signedIn })
    await user.type(await screen.findByLabelText(/账号/), 'wang')
    await user.type(screen.getByLabelText(/^密码/), 'Portal-demo-2026')
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(await screen.findByText('wang 读到的通知')).toBeInTheDocument()
  })
})

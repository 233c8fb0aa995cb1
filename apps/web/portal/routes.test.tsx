import { createAccountsWeb } from '@portal/accounts/web'
import { createHelpWeb } from '@portal/help/web'
import type { WebDomain } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { plainScreen, signIn, stageApp } from '../testing/app-stage.tsx'
import { allServices, oneService } from '../testing/sample-domains.ts'
import { pageLoaders, portalRoutes } from './routes.tsx'

beforeEach(plainScreen)

const open = (at: string, answers = {}) => stageApp(portalRoutes([createAccountsWeb([]), oneService]), at, answers)

describe('the addresses of the portal', () => {
  it.each(['/', '/home', '/no/such/page', '/home/noSuchService', '/%E4%B8%80', '//evil.example'])(
    '%s leads to the landing page',
    async (at) => {
      const { here } = await open(at)
      await waitFor(() => expect(here()).toBe('/oneChains'))
      expect(document.title).toBe('一链维权 · 国际服务平台')
    },
  )

  it('shows the landing page at /index under its own address', async () => {
    const { here } = await open('/index')
    expect(await screen.findByRole('heading', { level: 1, name: '货物被海关查扣了？' })).toBeInTheDocument()
    expect(here()).toBe('/index')
  })

  it.each([
    ['/login', 'login'],
    ['/register', 'register'],
  ])('%s is named %s and stands without header and footer', async (at, title) => {
    await open(at)
    await waitFor(() => expect(document.title).toBe(title))
    expect(screen.queryByRole('navigation', { name: '主导航' })).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  it('names a service page after the service and marks it in the navigation', async () => {
    const { user } = await open('/home/customsSeizure')
    expect(await screen.findByRole('heading', { name: '示例页面' })).toBeInTheDocument()
    expect(document.title).toBe('海关查扣应对 · 一链维权')
    const navigation = within(screen.getByRole('navigation', { name: '主导航' }))
    navigation.getByRole('button', { name: '应对查扣投诉' }).focus()
    await user.keyboard('{Enter}')
    expect(navigation.getByRole('link', { name: '海关查扣应对' })).toHaveAttribute('aria-current', 'page')
  })

  it('opens the search by its button and by the key /, but not while somebody writes', async () => {
    const { user, here } = await stageApp(
      portalRoutes([createAccountsWeb([]), oneService, createHelpWeb({ usePhone: () => null })]),
      '/home/help',
    )
    const field = await screen.findByRole('searchbox', { name: '搜索帮助' })
    await user.type(field, 'a/b')
    expect(field).toHaveValue('a/b')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // The page writes what was typed into its address a moment later, and a navigation closes the panel.
    await waitFor(() => expect(here()).toBe('/home/help?q=a%2Fb'))
    await user.click(document.body)
    await user.keyboard('/')
    // The panel is loaded at its first use, with all that it searches.
    const dialog = await screen.findByRole('dialog', { name: '搜索' }, { timeout: 15_000 })
    expect(within(dialog).getByRole('searchbox', { name: '搜索' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: '搜索' }))
    expect(await screen.findByRole('dialog', { name: '搜索' })).toBeInTheDocument()
  })

  it('shows 404 with a way back', async () => {
    const { user, here } = await open('/404')
    await user.click(await screen.findByRole('link', { name: /返回首页/ }))
    expect(here()).toBe('/oneChains')
  })

  it('sends a visitor who needs a session to the login, which knows the way back', async () => {
    const { here } = await open('/home/speedOfProgress?active=7')
    await waitFor(() =>
      expect(here()).toBe(`/login?return_url=${encodeURIComponent('/home/speedOfProgress?active=7')}`),
    )
  })

  it.each(['99', '-1', 'seven', '7.5', ''])('leads to all matters where active is “%s”', async (active) => {
    const { here } = await open(`/home/speedOfProgress?active=${active}`, signIn({}))
    await waitFor(() => expect(here()).toBe('/home/speedOfProgress?active=0'))
  })

  it('leads from the button in the header to all matters, with the number of those that wait', async () => {
    const counts = { parts: { yours: 2, ours: 1, ended: 0 }, tabs: [{ active: 7, count: 3 }], drafts: 0 }
    await open('/home/account', { ...signIn({}), '/api/myMatters/counts': counts })
    const link = await screen.findByRole('link', { name: /我的事项.*需要您处理\s*2/ })
    expect(link).toHaveAttribute('href', '/home/speedOfProgress?active=0')
  })

  it('lets a signed-in customer in', async () => {
    const { here } = await open('/home/account', signIn({}))
    expect(here()).toBe('/home/account')
  })
})

describe('the header strip', () => {
  it('sends the login back to the page it was opened from', async () => {
    await open('/home/customsSeizure?from=landing')
    const back = `redirect=${encodeURIComponent('/home/customsSeizure?from=landing')}`
    expect(await screen.findByRole('link', { name: '请登录' })).toHaveAttribute('href', `/login?${back}`)
    expect(screen.getByRole('link', { name: '免费注册' })).toHaveAttribute('href', `/register?${back}`)
  })

  it.each(['/oneChains', '/index', '/oneChains?token=arriving'])(
    'sends the login back to the landing page from %s',
    async (at) => {
      await open(at)
      expect(await screen.findByRole('link', { name: '请登录' })).toHaveAttribute(
        'href',
        '/login?redirect=%2FoneChains',
      )
      expect(screen.getByRole('link', { name: '免费注册' })).toHaveAttribute('href', '/register?redirect=%2FoneChains')
    },
  )

  it('shows who is signed in, a link to the progress and a way out', async () => {
    await open('/oneChains', signIn({ username: '海帆出口' }))
    expect(screen.getByRole('link', { name: '海帆出口' })).toHaveAttribute('href', '/home/speedOfProgress?active=7')
    expect(screen.getByRole('button', { name: '退出' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '请登录' })).not.toBeInTheDocument()
  })

  it('leads whoever is signed in to the further pages of matters, with their number', async () => {
    const page = {
      active: 90,
      label: '我的书',
      short: '书',
      icon: 'star',
      scene: 'desk',
      sort: 1,
      to: '/home/shelf',
    } as const
    const counts = { parts: { yours: 2, ours: 0, ended: 0 }, tabs: [{ active: 90, count: 2 }], drafts: 0 }
    const domains = [createAccountsWeb([]), oneService, { name: 'shelf', matterPages: [page] }]
    await stageApp(portalRoutes(domains), '/oneChains', { ...signIn({}), '/api/myMatters/counts': counts })
    expect(await screen.findByRole('link', { name: '我的书 2' })).toHaveAttribute('href', '/home/shelf')
  })

  it('names the pages that domains put there', async () => {
    const load = async () => ({ Component: () => null })
    const page = { path: 'shelf', title: '书架', sort: 905, inStrip: { text: '我的书架', icon: 'star' }, load } as const
    const shelf: WebDomain = { name: 'shelf', portal: [page] }
    await stageApp(portalRoutes([createAccountsWeb([]), shelf, createHelpWeb({ usePhone: () => null })]), '/oneChains')
    const strip = within(screen.getByRole('region', { name: '站点信息' }))
    expect(strip.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', '/home/help')
    expect(strip.getByRole('link', { name: '我的书架' })).toHaveAttribute('href', '/home/shelf')
  })

  it.each([
    ['provider', 1],
    ['customer', 0],
  ] as const)('names a page for providers alone to a %s %i times', async (userType, times) => {
    const load = async () => ({ Component: () => null })
    const inStrip = { text: '我的工作台', icon: 'list', onlyFor: 'provider' } as const
    const desk: WebDomain = { name: 'desk', portal: [{ path: 'desk', title: '工作台', sort: 905, inStrip, load }] }
    await stageApp(portalRoutes([createAccountsWeb([]), desk]), '/oneChains', signIn({ userType }))
    const strip = within(screen.getByRole('region', { name: '站点信息' }))
    expect(strip.queryAllByRole('link', { name: '我的工作台' })).toHaveLength(times)
    const navigation = within(screen.getByRole('navigation', { name: '主导航', hidden: true }))
    expect(navigation.queryAllByRole('link', { name: '我的工作台', hidden: true })).toHaveLength(times)
  })
})

describe('the navigation', () => {
  it('opens a stage by keyboard, closes it with Escape, and links its services', async () => {
    const { user } = await stageApp(portalRoutes([createAccountsWeb([]), allServices]), '/oneChains')
    const stage = screen.getByRole('button', { name: '应对查扣投诉' })
    stage.focus()
    await user.keyboard('{Enter}')
    expect(stage).toHaveAttribute('aria-expanded', 'true')
    const navigation = within(screen.getByRole('navigation', { name: '主导航' }))
    expect(navigation.getByRole('link', { name: '展会投诉应诉' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(stage).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows only services that exist', async () => {
    const { user } = await open('/oneChains')
    const navigation = within(screen.getByRole('navigation', { name: '主导航' }))
    expect(navigation.getAllByRole('button').map((button) => button.textContent)).toEqual(['应对查扣投诉'])
    navigation.getByRole('button').focus()
    await user.keyboard('{Enter}')
    const links = navigation.getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual(['首页', '海关查扣应对', '我的事项'])
  })
})

describe('the preload list', () => {
  it('names an import for every page of every address', () => {
    const loaders = pageLoaders([createAccountsWeb([]), oneService])
    expect(Object.keys(loaders)).toEqual(
      expect.arrayContaining(['/login', '/home/customsSeizure', '/home/speedOfProgress?active=7', '/404']),
    )
    for (const texts of Object.values(loaders)) for (const text of texts) expect(text).toMatch(/import/)
  })
})

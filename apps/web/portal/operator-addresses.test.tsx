import { createAccountsWeb } from '@portal/accounts/web'
import { loadSite } from '@portal/site/web'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { plainScreen, signIn, stageApp } from '../testing/app-stage.tsx'
import { oneService } from '../testing/sample-domains.ts'
import { portalRoutes } from './routes.tsx'

beforeEach(plainScreen)

const site = {
  loginUrl: 'https://login.example/enter?from=portal',
  indexUrl: 'https://index.example/',
  frame: { item: '6', url: 'https://progress.example/list' },
}

const open = async (at: string, answers = {}) => {
  const staged = await stageApp(portalRoutes([createAccountsWeb([]), oneService]), at, {
    '/api/site': site,
    '/api/links': {},
    ...answers,
  })
  await act(loadSite)
  return staged
}

describe('where the operator names other hosts', () => {
  it('the login is theirs and knows the whole address to come back to', async () => {
    await open('/home/customsSeizure')
    const back = `&redirect=${encodeURIComponent(window.location.href)}`
    expect(screen.getByRole('link', { name: '请登录' })).toHaveAttribute('href', site.loginUrl + back)
  })

  it('the logo and the name of whoever is signed in lead to the index host', async () => {
    await open('/oneChains', signIn({ username: '海帆出口' }))
    const logo = screen.getByRole('link', { name: '一链维权 国际服务平台 首页' })
    expect(logo).toHaveAttribute('href', 'https://index.example/#/oneChains')
    expect(screen.getByRole('link', { name: '海帆出口' })).toHaveAttribute(
      'href',
      'https://index.example/#/home/speedOfProgress?active=7',
    )
  })
})

describe('a page of another host in place of a progress list', () => {
  it('stands in the tab that was named, in a sandbox', async () => {
    await open('/home/speedOfProgress?active=6', signIn({}))
    const tabs = within(await screen.findByRole('navigation', { name: '事项分类' }))
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('风险预警防范指引')
    const frame = await screen.findByTitle('风险预警防范指引')
    expect(frame).toHaveAttribute('src', 'https://progress.example/list')
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-modals/)
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  })

  it('stands in no other tab', async () => {
    await open('/home/speedOfProgress?active=7', signIn({}))
    await screen.findByRole('navigation', { name: '事项分类' })
    expect(document.querySelector('iframe')).toBeNull()
  })
})

import { type HelpEntry, setHelp, setServices, setStages } from '@portal/platform/web'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { customsLaw } from '../contract/law/customs.ts'
import { rightsLaw } from '../contract/law/rights.ts'
import { advice, portal } from '../contract/line.ts'
import { firstHourEntries } from './first-hour/entries.ts'
import { HelpPage } from './help-page.tsx'

const seizure: HelpEntry = {
  key: 'customsSeizure',
  title: '海关查扣应对',
  about: '/home/customsSeizure',
  icon: 'ship',
  sort: 20,
  text: '怎么答复海关',
  load: async () => ({
    lead: '货物被扣时提交',
    parts: {
      who: [portal('登录后都可以提交。')],
      time: [customsLaw.notified, rightsLaw.fairTrademark],
      mistakes: [advice('不书面答复。')],
    },
  }),
}

const open = async (at: string) => {
  const router = createMemoryRouter(
    [
      { path: '/home/help', element: <HelpPage usePhone={() => '0574-00000000'} /> },
      { path: '*', element: <p>别的页面</p> },
    ],
    { initialEntries: [at] },
  )
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return { user: userEvent.setup(), here: () => router.state.location.pathname + router.state.location.search }
}

beforeEach(() => {
  setHelp([...firstHourEntries, seizure])
  setStages([{ name: '应对查扣投诉', icon: 'shield', text: '' }])
  setServices([
    {
      to: '/home/customsSeizure',
      title: '海关查扣应对',
      description: '',
      icon: 'ship',
      scene: 'ship',
      stage: '应对查扣投诉',
      sort: 1,
    },
  ])
})

describe('the help centre', () => {
  it('puts the first hour before the services', async () => {
    await open('/home/help')
    const links = screen.getAllByRole('link').map((link) => link.textContent)
    expect(links.findIndex((text) => text?.includes('货物被扣'))).toBeLessThan(
      links.findIndex((text) => text?.includes('海关查扣应对')),
    )
  })

  it('shows a page with source and date of every line, and offers its service', async () => {
    await open('/home/help?topic=customsSeizure')
    const time = within(await screen.findByRole('region', { name: '时限' }))
    expect(time.getAllByText(/核对于 2025-04-19/).length).toBeGreaterThan(0)
    expect(time.getByText(/《知识产权海关保护条例》（2018 年修订）第十六条/)).toBeInTheDocument()
    expect(screen.getAllByText(/2026-11-20/)).toHaveLength(1)
    expect(screen.getByText('没有另注依据的是平台的规则和建议，2026-11-20 核对。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去办理' })).toHaveAttribute('href', '/home/customsSeizure')
  })

  it('no longer shows what another law has replaced', async () => {
    vi.setSystemTime(new Date('2027-01-01T00:00:00+08:00'))
    await open('/home/help?topic=customsSeizure')
    const time = within(await screen.findByRole('region', { name: '时限' }))
    expect(time.queryByText(/商标法/)).not.toBeInTheDocument()
    expect(time.getByText(/海关保护条例/)).toBeInTheDocument()
    vi.useRealTimers()
  })

  it('leads an old address of the first hour to the page that it has now', async () => {
    const { here } = await open('/home/help?topic=goodsDetained')
    expect(here()).toBe('/home/firstHour?case=goodsDetained')
  })

  it('says that a page is gone and shows the others', async () => {
    await open('/home/help?topic=no-such-page')
    expect(screen.getByText(/这一页帮助已经不在了/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /展台被投诉/ })).toBeInTheDocument()
  })
})

describe('the search of the help centre', () => {
  it('keeps the query in the address, marks it and walks by the arrow keys', async () => {
    const { user, here } = await open('/home/help')
    const field = screen.getByRole('searchbox', { name: '搜索帮助' })
    await user.type(field, '个工作日')
    await waitFor(() => expect(here()).toBe(`/home/help?q=${encodeURIComponent('个工作日')}`))
    const results = within(await screen.findByRole('region', { name: '“个工作日”的搜索结果' }))
    expect((await results.findAllByText('个工作日')).every((mark) => mark.tagName === 'MARK')).toBe(true)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.tagName).toBe('A')
    await user.keyboard('{ArrowUp}')
    expect(field).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(here()).toBe('/home/firstHour?case=goodsDetained&place=china&side=holder')
  })

  it('says when nothing is found', async () => {
    const { user, here } = await open(`/home/help?q=${encodeURIComponent('量子力学')}`)
    await user.click(await screen.findByRole('link', { name: '看全部帮助' }))
    expect(here()).toBe('/home/help')
  })
})

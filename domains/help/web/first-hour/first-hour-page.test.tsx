import { setHelp, setServices } from '@portal/platform/web'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { firstHourEntries } from './entries.ts'
import { FirstHourPage } from './first-hour-page.tsx'
import { firstHourFirstViews } from './first-views.tsx'

const open = async (at: string) => {
  const router = createMemoryRouter(
    [
      { path: '/home/firstHour', element: <FirstHourPage usePhone={() => '0574-00000000'} /> },
      { path: '*', element: <p>别的页面</p> },
    ],
    { initialEntries: [at] },
  )
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return { user: userEvent.setup(), here: () => router.state.location.pathname + router.state.location.search }
}

const asOn = (day: string) => {
  vi.setSystemTime(new Date(`${day}T10:00:00+08:00`))
  onTestFinished(() => void vi.useRealTimers())
}

const narrow = () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

beforeEach(() => {
  setHelp(firstHourEntries)
  setServices([])
})

describe('the first hour', () => {
  it('asks two questions and shows the guide of that place and side, which its address reproduces', async () => {
    asOn('2026-11-20')
    const { user, here } = await open('/home/firstHour?case=goodsDetained')
    expect(screen.queryByRole('region', { name: '期限' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /欧盟/ }))
    await user.click(screen.getByRole('radio', { name: /货主/ }))
    expect(here()).toBe('/home/firstHour?case=goodsDetained&place=eu&side=owner')
    document.body.replaceChildren()
    await open(here())
    expect(screen.getByRole('radio', { name: /欧盟/ })).toBeChecked()
    const limit = within(screen.getByRole('region', { name: '期限' }))
    expect(limit.getByText('个工作日').parentElement).toHaveTextContent('10个工作日')
    expect(limit.getByRole('status')).toHaveTextContent('最后一天：约 12 月 4 日 星期五')
    const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(steps).toHaveLength(5)
    expect(steps).toContain('书面表明态度')
    expect(screen.getByText('约 12 月 4 日前')).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(/《|条例》/)
    expect(screen.getAllByText(/平台建议，2026-11-20 核对/)).toHaveLength(1)
    expect(screen.getByRole('link', { name: '提交查扣求助' })).toHaveAttribute('href', '/home/customsSeizure')
  })

  it('shows no number where no source states one', async () => {
    await open('/home/firstHour?case=goodsDetained&place=us&side=owner')
    const limit = screen.getByRole('region', { name: '期限' })
    expect(limit).toHaveTextContent('以通知上写的日期为准')
    expect(limit).not.toHaveTextContent(/\d/)
  })

  it('shows a phone one question at a time, and lets nobody go on without an answer', async () => {
    narrow()
    const { user, here } = await open('/home/firstHour?case=goodsDetained')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(screen.getByRole('alert')).toHaveTextContent('请先选一项')
    await user.click(screen.getByRole('radio', { name: /中国海关/ }))
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(screen.queryByRole('radio', { name: /中国海关/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /权利人/ }))
    await user.click(screen.getByRole('button', { name: '看我要做的事' }))
    expect(here()).toBe('/home/firstHour?case=goodsDetained&place=china&side=holder')
    expect(screen.getByText('个工作日').parentElement).toHaveTextContent('3个工作日')
    await user.click(screen.getByRole('button', { name: '改' }))
    expect(here()).toBe('/home/firstHour?case=goodsDetained')
  })

  it.each([
    ['/home/firstHour?case=goodsDetained&place=eu&side=owner', 'eu owner'],
    ['/home/firstHour?case=goodsDetained', ' '],
  ])('stands in its first view as it stands in the page (%s)', async (at, choice) => {
    const [view] = firstHourFirstViews
    const Frame = view?.frames[choice]
    if (!Frame) throw new Error('There is no such frame')
    const drawn = document.createElement('div')
    drawn.innerHTML = renderToStaticMarkup(
      <MemoryRouter initialEntries={[at]}>
        <Frame />
      </MemoryRouter>,
    )
    await open(at)
    const textsOf = (within: Element) =>
      [...within.querySelectorAll('h1, h2, h3, li, legend, label')].map((one) => one.textContent)
    // What the reader's day and the operator's number add comes with the page itself.
    const texts = textsOf(document.body).map((text) => text?.replace(/约 .*前$/, '10 个工作日内'))
    expect(textsOf(drawn)).toEqual(texts)
  })

  it('has a first view of every question and every guide, for both widths', () => {
    for (const { frames } of firstHourFirstViews) {
      for (const choice of Object.keys(frames).filter((one) => !one.startsWith('phone '))) {
        expect(frames).toHaveProperty([`phone ${choice}`])
      }
    }
    const goods = firstHourFirstViews[0]?.frames ?? {}
    expect(Object.keys(goods)).toHaveLength((4 + 1) * (2 + 1) * 2)
  })

  it('offers the three cases to whom names none', async () => {
    await open('/home/firstHour?case=no-such-case')
    expect(screen.getByRole('link', { name: /展台被投诉/ })).toHaveAttribute(
      'href',
      '/home/firstHour?case=boothComplained',
    )
  })
})

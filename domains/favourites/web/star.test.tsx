import { customer, signInAs } from '@portal/accounts/testing/page'
import { startSession } from '@portal/accounts/web'
import { setServices, Toasts } from '@portal/platform/web'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FavouritesPage } from './favourites-page.tsx'
import { Star } from './star.tsx'

const seizure = { kind: 'service', reference: '/home/customsSeizure', title: '海关查扣应对' } as const
const stored = { ...seizure, createTime: Date.parse('2026-11-18T10:00:00+08:00'), gone: false }

let users = 0
/** Another customer each time: what one has kept is never another's. */
const signIn = () => {
  users += 1
  const userinfo = { ...customer, id: `u${users}`, token: `t${users}` }
  signInAs(userinfo)
  return { userinfo, purviews: [], permissions: [], mustChangePassword: false }
}

type Answer = object | (() => object | Promise<object>)
const stage = async (at: string, answers: Record<string, Answer>, isSignedIn = true) => {
  const calls: string[] = []
  const privilege = isSignedIn ? signIn() : {}
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${new URL(address, 'http://localhost').pathname}`
    const answer = name === 'GET /api/privilege' ? privilege : answers[name]
    if (!answer) throw new TypeError(`no answer for ${name}`)
    calls.push(name)
    const reply = await (typeof answer === 'function' ? answer() : answer)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  setServices([
    { ...seizure, to: seizure.reference, description: '', icon: 'ship', scene: 'ship', stage: '应对查扣投诉', sort: 1 },
  ])
  const router = createMemoryRouter(
    [
      { path: '/home/customsSeizure', element: <Star {...seizure} /> },
      { path: '/home/favourites', element: <FavouritesPage /> },
      { path: '*', element: <p>别的页面</p> },
    ],
    { initialEntries: [at] },
  )
  const left = () => undefined
  startSession({ navigate: (route) => void router.navigate(route), leave: left, reload: left })
  await act(async () => {
    render(
      <>
        <RouterProvider router={router} />
        <Toasts />
      </>,
    )
  })
  return {
    user: userEvent.setup(),
    router,
    calls,
    here: () => router.state.location.pathname + router.state.location.search,
  }
}
const star = () => screen.findByRole('button', { name: '收藏：海关查扣应对' })
const none = { 'GET /api/favourites': { elements: [] } }

afterEach(() => sessionStorage.clear())

describe('the star', () => {
  it('keeps by keyboard, and gives up again', async () => {
    const { user, calls } = await stage('/home/customsSeizure', {
      ...none,
      'PUT /api/favourites': {},
      'DELETE /api/favourites': {},
    })
    const button = await star()
    expect(button).toHaveAttribute('aria-pressed', 'false')
    button.focus()
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(calls).toContain('PUT /api/favourites'))
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(calls).toContain('DELETE /api/favourites'))
  })

  it('shows what was kept before', async () => {
    await stage('/home/customsSeizure', { 'GET /api/favourites': { elements: [stored] } })
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'))
  })

  it('takes it back when the server refuses, and says why', async () => {
    const { user } = await stage('/home/customsSeizure', {
      ...none,
      'PUT /api/favourites': () =>
        Response.json({ status: 'U00409', code: 'fail', msg: '最多收藏 200 项' }, { status: 409 }),
    })
    await user.click(await star())
    expect(await screen.findByText('最多收藏 200 项')).toBeInTheDocument()
    expect(await star()).toHaveAttribute('aria-pressed', 'false')
  })

  it('sends a visitor to the login, and is set afterwards', async () => {
    const visit = await stage('/home/customsSeizure', {}, false)
    await visit.user.click(await star())
    expect(visit.here()).toBe(`/login?return_url=${encodeURIComponent('/home/customsSeizure')}`)
    document.body.replaceChildren()
    const { calls } = await stage('/home/customsSeizure', { ...none, 'PUT /api/favourites': {} })
    expect(await screen.findByText('已收藏“海关查扣应对”')).toBeInTheDocument()
    expect(calls.filter((call) => call === 'PUT /api/favourites')).toHaveLength(1)
  })
})

describe('我的收藏', () => {
  it('holds what was starred a moment ago, however slow the line is', async () => {
    const onServer: object[] = []
    const arrived = Promise.withResolvers<object>()
    const { user, router, calls } = await stage('/home/customsSeizure', {
      'GET /api/favourites': () => ({ elements: [...onServer] }),
      'PUT /api/favourites': () => arrived.promise,
    })
    await user.click(await star())
    await waitFor(() => expect(calls).toContain('PUT /api/favourites'))
    await act(() => router.navigate('/home/favourites'))
    expect(await screen.findByRole('link', { name: '海关查扣应对' })).toBeInTheDocument()
    onServer.push(stored)
    arrived.resolve({})
    await waitFor(() => expect(calls.filter((call) => call === 'GET /api/favourites')).toHaveLength(2))
    expect(await screen.findByRole('link', { name: '海关查扣应对' })).toBeInTheDocument()
  })

  it('shows what is there, what is gone, and removes both', async () => {
    const gone = { kind: 'article', reference: 'a1', title: '撤下的文章', createTime: stored.createTime, gone: true }
    const { user } = await stage('/home/favourites', {
      'GET /api/favourites': { elements: [stored, gone] },
      'DELETE /api/favourites': {},
    })
    expect(await screen.findByRole('link', { name: '海关查扣应对' })).toHaveAttribute('href', '/home/customsSeizure')
    expect(screen.queryByRole('link', { name: '撤下的文章' })).not.toBeInTheDocument()
    expect(screen.getByText('已下线')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '移除 撤下的文章' }))
    expect(screen.queryByText('撤下的文章')).not.toBeInTheDocument()
    expect(await screen.findByText('已取消收藏')).toBeInTheDocument()
  })

  it('says what to do with none, and with a list that did not come', async () => {
    const { user } = await stage('/home/favourites', {
      'GET /api/favourites': () => Response.json({ status: 'U00500', msg: '系统繁忙，请稍后再试' }, { status: 500 }),
    })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText('收藏加载失败')).toBeInTheDocument()
    document.body.replaceChildren()
    await stage('/home/favourites', none)
    expect(await screen.findByText('还没有收藏')).toBeInTheDocument()
    expect(screen.getByText(/Ctrl\+D/)).toBeInTheDocument()
  })
})

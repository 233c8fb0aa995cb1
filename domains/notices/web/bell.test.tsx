import { signOut } from '@portal/accounts/web'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noticeSample } from '../contract/samples.ts'
import { refusal, stagePage } from '../testing/page-stage.tsx'
import { Bell } from './bell.tsx'

const unreadCall = 'GET /api/notices/unread'
const listCall = 'GET /api/notices'
const older = {
  ...noticeSample,
  id: 'n2',
  text: '海关查扣 · 太阳镜：已完成：货物已放行（KL1）',
  readTime: noticeSample.createTime,
}

const see = (state: 'visible' | 'hidden') =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })
const minutesPass = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})

type Answers = Parameters<typeof stagePage>[1]['answers']
const stage = (answers: Answers = {}, app: 'portal' | 'admin' = 'portal') =>
  stagePage(<Bell app={app} />, {
    at: '/oneChains',
    answers: { [unreadCall]: () => ({ unread: 2 }), ...answers },
  })

describe('the bell', () => {
  it('says how much is unread, and beyond 99 only that it is more', async () => {
    const { callsOf } = await stage({ [unreadCall]: () => ({ unread: 120 }) })
    expect(await screen.findByRole('button', { name: /^通知，\s*99\+\s*条未读$/ })).toHaveTextContent('99+')
    expect(callsOf(unreadCall)[0]?.token).toBe('t1')
  })

  it('asks every minute while the page is visible, not while it is hidden, and at once when it is seen again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { callsOf } = await stage()
    const asked = () => callsOf(unreadCall).length
    await waitFor(() => expect(asked()).toBe(1))
    await minutesPass(2)
    expect(asked()).toBe(3)
    await see('hidden')
    await minutesPass(10)
    expect(asked()).toBe(3)
    await see('visible')
    expect(asked()).toBe(4)
    await minutesPass(1)
    expect(asked()).toBe(5)
  })

  it('keeps what it knows while the server does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let answer: () => object = () => ({ unread: 2 })
    const { callsOf } = await stage({ [unreadCall]: () => answer() })
    await screen.findByRole('button', { name: /^通知，\s*2\s*条未读$/ })
    answer = () => refusal(500, 'U00500', '系统繁忙，请稍后再试')
    await minutesPass(1)
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await minutesPass(1)
    expect(screen.getByRole('button', { name: /^通知，\s*2\s*条未读$/ })).toBeInTheDocument()
    answer = () => ({ unread: 3 })
    await minutesPass(1)
    expect(await screen.findByRole('button', { name: /^通知，\s*3\s*条未读$/ })).toBeInTheDocument()
    expect(callsOf(unreadCall)).toHaveLength(4)
  })

  it('asks no more when the session has ended, and leads nobody away from what he reads', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let answer: () => object = () => ({ unread: 2 })
    const { here, callsOf } = await stage({ [unreadCall]: () => answer() })
    await screen.findByRole('button', { name: /^通知，\s*2\s*条未读$/ })
    answer = () => refusal(401, 'U00015', '登录已失效，请重新登录')
    await minutesPass(5)
    expect(callsOf(unreadCall)).toHaveLength(2)
    expect(here()).toBe('/oneChains')
  })

  it('gives up what it asks when the user signs out, before the server could refuse it', async () => {
    const order: string[] = []
    const { callsOf } = await stage({
      [unreadCall]: ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            order.push('given up')
            reject(signal.reason)
          })
        }),
      'PUT /api/logout': async () => {
        await waitFor(() => expect(order).toEqual(['given up']))
        order.push('signed out')
        return {}
      },
    })
    await waitFor(() => expect(callsOf(unreadCall)).toHaveLength(1))
    await act(signOut)
    await see('visible')
    expect(order).toEqual(['given up', 'signed out'])
    expect(callsOf(unreadCall)).toHaveLength(1)
  })

  it('asks nothing for a session of which the server has not said that it holds', async () => {
    const { callsOf } = await stage({ 'GET /api/privilege': () => refusal(500, 'U00500', '系统繁忙，请稍后再试') })
    await screen.findByRole('button', { name: '通知' })
    expect(callsOf(unreadCall)).toEqual([])
  })

  it('opens the latest notices only when pressed; one that is opened is read', async () => {
    const { user, callsOf, here } = await stage({
      [listCall]: () => ({ elements: [noticeSample, older], totalElements: 2, unread: 1 }),
      [`POST /api/notices/${noticeSample.id}/read`]: () => ({ unread: 0 }),
    })
    expect(callsOf(listCall)).toEqual([])
    await user.click(await screen.findByRole('button', { name: /通知/ }))
    const panel = await screen.findByRole('region', { name: '最新通知' })
    const [first, second] = await within(panel).findAllByRole('listitem')
    expect(first).toHaveTextContent(/未读：海关查扣 · 演示·太阳镜 1,200 副：已受理.*11 月 18 日 11:02/)
    expect(second).not.toHaveTextContent('未读')
    expect(callsOf(listCall)[0]?.query).toEqual({ pgIndex: '1', pgCount: '5' })

    await user.click(within(panel).getByRole('link', { name: /已受理/ }))
    expect(here()).toBe('/home/speedOfProgress?active=7&businessSn=KL20261118000001')
    await waitFor(() => expect(callsOf(`POST /api/notices/${noticeSample.id}/read`)).toHaveLength(1))
  })

  it('closes with Escape, and gives the focus back', async () => {
    const { user } = await stage({ [listCall]: () => ({ elements: [], totalElements: 0, unread: 0 }) })
    const button = await screen.findByRole('button', { name: /通知/ })
    await user.click(button)
    expect(await screen.findByText('还没有通知')).toBeInTheDocument()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('还没有通知')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when one presses elsewhere', async () => {
    const { user } = await stage({ [listCall]: () => ({ elements: [older], totalElements: 1, unread: 0 }) })
    await user.click(await screen.findByRole('button', { name: /通知/ }))
    await screen.findByRole('link', { name: /已完成/ })
    await user.click(document.body)
    expect(screen.queryByRole('link', { name: /已完成/ })).not.toBeInTheDocument()
  })

  it('says why the list did not come, and tries again', async () => {
    let answer: () => object = () => refusal(500, 'U00500', '系统繁忙，请稍后再试')
    const { user } = await stage({ [listCall]: () => answer() })
    await user.click(await screen.findByRole('button', { name: /通知/ }))
    expect(await screen.findByText('通知加载失败')).toBeInTheDocument()
    answer = () => ({ elements: [older], totalElements: 1, unread: 0 })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: /已完成/ })).toBeInTheDocument()
  })

  it('leads to all notices of the app it stands in, and into the other by its whole address', async () => {
    const { user } = await stage({ [listCall]: () => ({ elements: [older], totalElements: 1, unread: 0 }) }, 'admin')
    await user.click(await screen.findByRole('button', { name: /通知/ }))
    expect(await screen.findByRole('link', { name: /已完成/ })).toHaveAttribute('href', older.link)
    expect(screen.getByRole('link', { name: '全部通知' })).toHaveAttribute('href', '/notices')
  })
})

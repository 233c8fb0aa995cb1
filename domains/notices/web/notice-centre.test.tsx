import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { noticeSample, preferencesSample } from '../contract/samples.ts'
import { refusal, stagePage } from '../testing/page-stage.tsx'
import { NoticesPage } from './notice-centre.tsx'
import { showUnread } from './unread-store.ts'

const listCall = 'GET /api/notices'
const readCall = `POST /api/notices/${noticeSample.id}/read`
const preferencesCall = 'GET /api/notices/preferences'
const saveCall = 'PUT /api/notices/preferences'
const read = {
  ...noticeSample,
  id: 'n2',
  name: '已完成',
  text: '海关查扣 · 太阳镜：已完成：货物已放行（KL1）',
  readTime: 1,
}

afterEach(() => localStorage.clear())

type Answers = Parameters<typeof stagePage>[1]['answers']
const stage = (answers: Answers, query = '') => stagePage(<NoticesPage />, { at: `/home/notices${query}`, answers })
const page = (elements: object[], unread = 1, totalElements = elements.length) => ({ elements, unread, totalElements })

describe('my notices', () => {
  it('shows what happened and when, and marks as read what is opened', async () => {
    const { user, callsOf, here } = await stage({
      [listCall]: () => page([noticeSample, read]),
      [readCall]: () => ({ unread: 0 }),
    })
    const [first, second] = await screen.findAllByRole('link', { name: /海关查扣/ })
    expect(first).toHaveTextContent(/未读：已受理.*太阳镜 1,200 副：已受理，预计 11 月 27 日答复.*11 月 18 日 11:02/)
    expect(second).not.toHaveTextContent('未读')
    await user.click(screen.getByRole('link', { name: /：已受理/ }))
    expect(here()).toBe('/home/speedOfProgress?active=7&businessSn=KL20261118000001')
    expect(callsOf(readCall)).toHaveLength(1)
  })

  it('does not mark again what is read already', async () => {
    const { user, here } = await stage({ [listCall]: () => page([read], 0) })
    await user.click(await screen.findByRole('link', { name: /已完成/ }))
    expect(here()).toContain('businessSn')
  })

  it('shows the unread alone, by page, and keeps both in the address', async () => {
    const { user, callsOf, here } = await stage({ [listCall]: () => page([noticeSample], 12, 12) })
    await user.click(await screen.findByRole('button', { name: '未读' }))
    await user.click(await screen.findByRole('button', { name: '第 2 页' }))
    await waitFor(() => expect(callsOf(listCall).at(-1)?.query).toEqual({ unread: '1', pgIndex: '2', pgCount: '10' }))
    expect(here()).toBe('/home/notices?unread=1&page=2')
  })

  it('marks all as read up to the newest that is shown', async () => {
    let unread = 2
    const { user, callsOf } = await stage({
      [listCall]: () => page([{ ...noticeSample, readTime: unread ? null : 1 }, read], unread),
      'POST /api/notices/read': () => {
        unread = 0
        return { unread }
      },
    })
    const button = await screen.findByRole('button', { name: '全部标为已读' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    expect(callsOf('POST /api/notices/read')[0]?.body).toEqual({ until: noticeSample.createTime })
    expect(screen.queryByText(/未读：/)).not.toBeInTheDocument()
  })

  it('shows what the bell has heard of meanwhile', async () => {
    let rows = [read]
    await stage({ [listCall]: () => page(rows, rows.length - 1) })
    await screen.findByRole('link', { name: /已完成/ })
    rows = [{ ...read, ...noticeSample, readTime: 0 }, read]
    act(() => showUnread(1))
    expect(await screen.findByRole('link', { name: /已受理/ })).toBeInTheDocument()
  })

  it('has words for an empty list, and a retry for a failed one', async () => {
    let answer: () => object = () => refusal(500, 'U00500', '系统繁忙，请稍后再试')
    const { user } = await stage({ [listCall]: () => answer() })
    expect(await screen.findByText('通知加载失败')).toBeInTheDocument()
    answer = () => page([], 0)
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('还没有通知')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '未读' }))
    expect(await screen.findByText('没有未读通知')).toBeInTheDocument()
  })
})

describe('the preferences', () => {
  const open = (answers: Answers = {}) =>
    stage({ [preferencesCall]: () => preferencesSample, ...answers }, '?tab=preferences')

  it('are reached by their tab, and say where a mail goes', async () => {
    const { user, here } = await stage({
      [listCall]: () => page([], 0),
      [preferencesCall]: () => preferencesSample,
    })
    await user.click(await screen.findByRole('tab', { name: '接收设置' }))
    expect(await screen.findByText(/邮件发往 d\*\*\*@example\.com/)).toBeInTheDocument()
    expect(here()).toBe('/home/notices?tab=preferences')
    const [, row] = within(screen.getByRole('table', { name: '接收设置' })).getAllByRole('row')
    expect(row).toHaveTextContent(/已受理.*总是接收/)
    expect(screen.queryByRole('checkbox', { name: /短信或微信/ })).not.toBeInTheDocument()
  })

  it('are saved with each tick, for that event alone, channels that are not offered as they were', async () => {
    const { user, callsOf } = await open({ [saveCall]: () => preferencesSample })
    const tick = await screen.findByRole('checkbox', { name: '已受理：邮件' })
    expect(tick).toBeChecked()
    await user.click(tick)
    expect(tick).not.toBeChecked()
    await user.click(tick)
    await waitFor(() => expect(callsOf(saveCall)).toHaveLength(2))
    expect(callsOf(saveCall).map(({ body }) => body)).toEqual([
      { events: [{ event: 'request.accepted', channels: ['webhook'] }] },
      { events: [{ event: 'request.accepted', channels: ['webhook', 'mail'] }] },
    ])
    expect((await screen.findAllByText('已保存')).length).toBeGreaterThan(0)
  })

  it('take a tick back that could not be saved, and say why', async () => {
    const { user } = await open({ [saveCall]: () => refusal(500, 'U00500', '系统繁忙，请稍后再试') })
    const tick = await screen.findByRole('checkbox', { name: '已完成：邮件' })
    await user.click(tick)
    expect(await screen.findByText('系统繁忙，请稍后再试')).toBeInTheDocument()
    await waitFor(() => expect(tick).toBeChecked())
  })

  it('say that an account without an address gets no mail, and that nothing else is offered', async () => {
    await open({
      [preferencesCall]: () => ({ ...preferencesSample, offered: [{ channel: 'mail', address: null }] }),
    })
    expect(await screen.findByText('您的账号没有邮箱，收不到邮件。')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: '已受理：邮件' })).toBeDisabled()
  })

  it('have no ticks where the portal offers the list alone', async () => {
    await open({ [preferencesCall]: () => ({ ...preferencesSample, offered: [] }) })
    expect(await screen.findByText('本站目前只提供站内消息。')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

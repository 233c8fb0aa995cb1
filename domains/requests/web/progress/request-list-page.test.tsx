import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { promiseAnswer, rowAnswer, submittedAt } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { webKinds } from '../kinds.ts'
import { RequestListPage } from './request-list-page.tsx'

const listCall = 'GET /api/serchUserIpForeignInfo'
const stage = (answer: () => object, query = '') =>
  stagePage(<RequestListPage pathOf={(businessType) => webKinds[businessType].path} />, {
    path: '/home/speedOfProgress',
    at: `/home/speedOfProgress?active=7${query}`,
    answers: { [listCall]: answer },
  })
const page = (elements: object[], totalElements = elements.length) => ({ elements, totalElements })

afterEach(() => localStorage.clear())

describe('the list of my progress', () => {
  it('shows number, times in Beijing and state, and leads to the record', async () => {
    const { callsOf } = stage(() =>
      page([rowAnswer(), rowAnswer({ businessSn: 'KL20261101000002', state: 4, acceptTime: rowAnswer().createTime })]),
    )
    const table = await screen.findByRole('table', { name: '海关查扣应对列表' })
    const [, first, second] = within(table).getAllByRole('row')
    expect(first).toHaveTextContent(/KL20261118000001.*2026-11-18 10:02.*—.*待受理.*查看/)
    expect(second).toHaveTextContent(/不予受理/)
    expect(screen.getByRole('link', { name: '查看 KL20261118000001' })).toHaveAttribute(
      'href',
      '/home/speedOfProgress?active=7&businessSn=KL20261118000001',
    )
    expect(callsOf(listCall)[0]?.query).toEqual({ businessType: '7', pgIndex: '1', pgCount: '5' })
  })

  it('says of each who acts next and by when, also when that moment has passed', async () => {
    const late = promiseAnswer({ kind: 'completion', label: '办结', brokenAt: submittedAt, dueAt: submittedAt })
    const paused = promiseAnswer({ pausedAt: submittedAt })
    stage(() =>
      page([
        rowAnswer(),
        rowAnswer({ businessSn: 'KL2', state: 2, nextDue: submittedAt, promises: [late] }),
        rowAnswer({ businessSn: 'KL3', actsNext: 'customer', nextDue: null, promises: [paused] }),
        rowAnswer({ businessSn: 'KL4', state: 3, actsNext: 'nobody', nextDue: null, promises: [] }),
      ]),
    )
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows[0]).toHaveTextContent('我们正在办受理：预计 11 月 18 日 14:02 前')
    expect(rows[1]).toHaveTextContent('我们正在办办结：原定 11 月 18 日 10:02 前，已超过')
    expect(rows[2]).toHaveTextContent('等您补充材料')
    expect(rows[3]).toHaveTextContent('已结束')
  })

  it('asks by state, by day and by page, and keeps all of it in the address', async () => {
    const { user, callsOf, router } = stage(() => page([rowAnswer()], 12))
    await screen.findByText('共 12 条')
    await user.click(screen.getByRole('button', { name: '第 3 页' }))
    await waitFor(() => expect(callsOf(listCall).at(-1)?.query).toMatchObject({ pgIndex: '3' }))
    await user.click(screen.getByRole('button', { name: '服务中' }))
    await waitFor(() => expect(callsOf(listCall).at(-1)?.query).toMatchObject({ state: '2', pgIndex: '1' }))
    await user.click(screen.getByRole('button', { name: '近一周' }))
    await waitFor(() =>
      expect(callsOf(listCall).at(-1)?.query).toMatchObject({
        from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        state: '2',
      }),
    )
    expect(router.state.location.search).toContain('state=2')
  })

  it('offers the form where nothing is, and to clear a filter that finds nothing', async () => {
    const { user } = stage(() => page([]))
    expect(await screen.findByText('暂无数据')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: '去办理' }))
      expect(link).toHaveAttribute('href', '/home/customsSeizure')
    await user.click(screen.getByRole('button', { name: '已完成' }))
    await user.click(await screen.findByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true'))
  })

  it('says what failed and tries again', async () => {
    let isDown = true
    const { user } = stage(() => (isDown ? refusal(500, 'U00500', '系统繁忙，请稍后再试') : page([rowAnswer()])))
    expect(await screen.findByText('海关查扣应对加载失败')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
const rows = async () => [...(await screen.findByRole('list', { name: '海关查扣应对列表' })).children] as HTMLElement[]
const page = (elements: object[], totalElements = elements.length) => ({ elements, totalElements })

afterEach(() => localStorage.clear())

describe('the list of my progress', () => {
  it('shows title, number, what happened last and how far it is, and leads to the record', async () => {
    const refused = { state: 4, actsNext: 'nobody', endTime: submittedAt, outcome: '权利证书已过期' } as const
    const { callsOf } = stage(() => page([rowAnswer(), rowAnswer({ businessSn: 'KL20261101000002', ...refused })]))
    const [first, second] = await rows()
    expect(first).toHaveTextContent(/海关查扣 · 演示·太阳镜 1,200 副11 月 18 日提交 · KL20261118000001.*待受理/)
    expect(second).toHaveTextContent(/11 月 18 日答复.*不予受理：权利证书已过期.*不予受理$/)
    const [title] = screen.getAllByRole('link', { name: '海关查扣 · 演示·太阳镜 1,200 副' })
    expect(title).toHaveAttribute('href', '/home/speedOfProgress?active=7&businessSn=KL20261118000001')
    expect(callsOf(listCall)[0]?.query).toEqual({ businessType: '7', pgIndex: '1', pgCount: '5' })
  })

  it('has its filters folded on a phone, so that the first row comes first, and open where one is set', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
    const { user } = stage(() => page([rowAnswer()]))
    await rows()
    expect(screen.queryByRole('button', { name: '待受理' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '筛选', expanded: false }))
    expect(screen.getByRole('button', { name: '待受理' })).toBeVisible()
    cleanup()
    stage(() => page([rowAnswer()]), '&state=1')
    expect(await screen.findByRole('button', { name: '待受理' })).toBeVisible()
  })

  it('opens a record so that going back shows the same filter', async () => {
    stage(() => page([rowAnswer()]), '&state=1')
    await rows()
    expect(screen.getByRole('link', { name: /^海关查扣/ })).toHaveAttribute(
      'href',
      '/home/speedOfProgress?active=7&state=1&businessSn=KL20261118000001',
    )
  })

  it('says of each what comes next and by when, also when that moment has passed', async () => {
    const late = promiseAnswer({ kind: 'completion', label: '完成', brokenAt: submittedAt, dueAt: submittedAt })
    const supplement = { round: 1, dueTime: submittedAt, overdue: false }
    stage(() =>
      page([
        rowAnswer(),
        rowAnswer({ businessSn: 'KL2', state: 2, nextDue: submittedAt, promises: [late] }),
        rowAnswer({ businessSn: 'KL3', actsNext: 'customer', supplement, asked: [{ label: '报关单', isPaper: true }] }),
        rowAnswer({ businessSn: 'KL4', state: 3, actsNext: 'nobody', promises: [], outcome: '货物已放行' }),
      ]),
    )
    const [first, second, third, fourth] = await rows()
    expect(first).toHaveTextContent('我们正在核对材料预计 11 月 18 日 14:02 前受理')
    expect(second).toHaveTextContent('专家正在准备答复原定 11 月 18 日 10:02 前答复，已超过')
    expect(third).toHaveTextContent(/请补交报关单.*需要补充材料/)
    expect(fourth).toHaveTextContent(/货物已放行.*已完成/)
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
    expect(await rows()).toHaveLength(1)
  })
})

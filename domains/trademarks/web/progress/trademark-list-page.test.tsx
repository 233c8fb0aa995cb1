import { payPath } from '@portal/orders/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { TrademarkRow } from '../../contract/file/detail.ts'
import { sampleOrderNo, sampleSn, trademarkRowAnswer } from '../../contract/file/samples.ts'
import { stagePage } from '../../testing/page-stage.ts'
import { TrademarkListPage } from './trademark-list-page.tsx'

const listCall = 'GET /api/searchTradeMarkInfo'
const path = '/home/speedOfProgress'
const stage = (elements: TrademarkRow[] = [trademarkRowAnswer()], query = '') =>
  stagePage(<TrademarkListPage />, {
    path,
    at: `${path}?active=8${query}`,
    answers: { [listCall]: () => ({ elements, totalElements: elements.length }) },
  })
const list = () => screen.findByRole('list', { name: '一链注册商标列表' })

describe('一链注册商标', () => {
  it('shows number, mark, both states and time of each, and the way to pay where that is owed', async () => {
    const served = trademarkRowAnswer({ businessSn: 'SB20261118000002', fileState: 9 })
    stage([trademarkRowAnswer(), served])
    const [unpaid, open] = within(await list()).getAllByRole('listitem')
    for (const text of [sampleSn, '演示海帆', '11 月 18 日 10:02 提交', '待服务', '待服务商受理', '待付款'])
      expect(unpaid).toHaveTextContent(text)
    const row = within(unpaid as HTMLElement)
    expect(row.getByRole('link', { name: '演示海帆' })).toHaveAttribute(
      'href',
      `${path}?active=8&businessSn=${sampleSn}`,
    )
    expect(row.getByRole('link', { name: `去付款 ${sampleSn}` })).toHaveAttribute('href', payPath(sampleOrderNo))
    expect(open).toHaveTextContent('服务中')
    expect(open).toHaveTextContent('已收件待形式审查')
    expect(open).not.toHaveTextContent('待付款')
  })

  it('is filtered by state, in the words of the specification, and by number or mark', async () => {
    const { user, callsOf, here } = stage()
    const states = within(await screen.findByRole('group', { name: '状态' }))
    expect(states.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '待服务',
      '服务中',
      '服务完成',
      '服务关闭',
    ])
    await user.click(states.getByRole('button', { name: '服务完成' }))
    await waitFor(() => expect(callsOf(listCall).at(-1)?.query).toMatchObject({ state: '3', pgIndex: '1' }))
    await user.type(screen.getByRole('searchbox', { name: '关键词' }), '海帆{Enter}')
    await waitFor(() => expect(callsOf(listCall).at(-1)?.query).toMatchObject({ state: '3', keyword: '海帆' }))
    expect(here()).toContain('state=3')
  })

  it('has its filters folded on a phone, so that the first row comes first', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
    const { user } = stage()
    await list()
    expect(screen.queryByRole('button', { name: '待服务' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '筛选', expanded: false }))
    expect(screen.getByRole('button', { name: '待服务' })).toBeVisible()
  })

  it('leads to the form where there is none yet, and offers to clear a filter that finds nothing', async () => {
    stage([])
    expect(await screen.findByText('还没有商标注册申请。')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: '注册商标' }))
      expect(link).toHaveAttribute('href', '/home/oneRegister?active=sbzc')
    stage([], '&keyword=x')
    expect(await screen.findByRole('button', { name: '清除筛选' })).toBeVisible()
  })
})

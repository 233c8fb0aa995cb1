import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DeliveryRow } from '../contract/deliveries.ts'
import { refusal, stagePage } from '../testing/page-stage.tsx'
import { DeliveriesPage } from './deliveries-page.tsx'

const listCall = 'GET /api/admin/notice-deliveries'
afterEach(() => localStorage.clear())

const row = (changes: Partial<DeliveryRow> = {}): DeliveryRow => ({
  id: 'd1',
  event: 'request.accepted',
  name: '已受理',
  link: '/#/home/speedOfProgress?active=7&businessSn=KL1',
  channel: 'mail',
  username: 'demo',
  address: 'd***@example.com',
  state: 'sent',
  attempts: 2,
  papers: 0,
  canRepeat: false,
  outcome: '邮件服务器已接收',
  createTime: Date.parse('2026-11-18T10:02:00+08:00'),
  lastTryTime: Date.parse('2026-11-18T10:05:00+08:00'),
  ...changes,
})
const stage = (answer: () => object, answers: Record<string, () => object> = {}) =>
  stagePage(<DeliveriesPage />, { at: '/deliveries', answers: { [listCall]: answer, ...answers } })
const page = (elements: DeliveryRow[]) => ({ elements, totalElements: elements.length })

describe('the delivery log', () => {
  it('shows what went to whom, when, how often tried and with what result', async () => {
    await stage(() =>
      page([
        row(),
        row({ id: 'd2', channel: 'webhook', username: null, address: null, state: 'failed', outcome: '网关应答 500' }),
        row({ id: 'd3', channel: 'inApp', address: null, state: 'waiting', outcome: null, lastTryTime: null }),
        row({ id: 'd4', username: null, address: 'v***@example.com' }),
      ]),
    )
    const [, mail, gateway, inApp, outside] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(mail).toHaveTextContent(
      /已受理.*demo邮件 d\*\*\*@example\.com.*2026-11-18 10:02.*2026-11-18 10:05.*2.*已发送邮件服务器已接收/,
    )
    expect(outside).toHaveTextContent(/未登录的用户邮件 v\*\*\*@example\.com/)
    expect(gateway).toHaveTextContent(/运营方网关短信或微信.*未送达网关应答 500/)
    expect(inApp).toHaveTextContent(/站内消息.*—.*待发送/)
  })

  it('has a failed mail sent again with its file, and reads the log anew', async () => {
    const failed = row({ username: null, papers: 1, state: 'failed', canRepeat: true, outcome: '邮件服务器应答 550' })
    let rows = [failed]
    const repeatCall = 'POST /api/admin/notice-deliveries/d1/retry'
    const { user, callsOf } = await stage(() => page(rows), {
      [repeatCall]: () => {
        rows = [{ ...failed, state: 'waiting', canRepeat: false }]
        return { state: 'waiting' }
      },
    })
    expect(await screen.findByRole('table')).toHaveTextContent(/附件 1 个.*申请时填写的邮箱/)
    await user.click(screen.getByRole('button', { name: '重新发送 已受理' }))
    expect(await screen.findByText('已安排重新发送')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: /重新发送/ })).not.toBeInTheDocument())
    expect(callsOf(repeatCall)).toHaveLength(1)
  })

  it('is searched by word, way and result, all of it in the address', async () => {
    const { user, callsOf, here } = await stage(() => page([row()]))
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox', { name: '关键词' }), ' KL1 {Enter}')
    await user.click(screen.getByRole('button', { name: '筛选' }))
    await user.click(await screen.findByRole('button', { name: '邮件' }))
    await user.click(screen.getByRole('button', { name: /^看 / }))
    await user.click(screen.getByRole('button', { name: '未送达' }))
    await waitFor(() =>
      expect(callsOf(listCall).at(-1)?.query).toEqual({
        state: 'failed',
        channel: 'mail',
        keyword: 'KL1',
        pgIndex: '1',
        pgCount: '20',
      }),
    )
    expect(here()).toBe('/deliveries?keyword=KL1&page=1&channel=mail&state=failed')
  })

  it('offers to drop the filters when nothing fits, and to try again when it failed', async () => {
    let answer: () => object = () => refusal(500, 'U00500', '系统繁忙，请稍后再试')
    const { user, here } = await stage(() => answer())
    expect(await screen.findByText('发送记录加载失败')).toBeInTheDocument()
    answer = () => page([])
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '待发送' }))
    await user.click(await screen.findByRole('button', { name: '清除筛选' }))
    expect(screen.queryByRole('button', { name: '清除筛选' })).not.toBeInTheDocument()
    expect(here()).toBe('/deliveries?page=1')
  })
})

import { refusal } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orderAnswer, placedAt } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { OrderPage } from './order-page.tsx'

const detailCall = 'GET /api/orders/DD20261118000001'
const cancelCall = 'POST /api/orders/DD20261118000001/cancel'
const applications = { sqzl: (businessSn: string) => `/home/application?businessSn=${businessSn}` }

const stage = (detail: () => object, cancel: () => object = () => ({})) =>
  stagePage(<OrderPage applications={applications} />, {
    path: '/home/orders/:orderNo',
    at: '/home/orders/DD20261118000001',
    answers: { [detailCall]: detail, [cancelCall]: cancel },
  })
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('shows what is due, the fees of both kinds apart with their sums, and the way to the application', async () => {
  stage(() => orderAnswer())
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('专利申请 · 一种折叠支架')
  expect(screen.getByRole('heading', { name: '应付 ¥3,450.55' })).toBeVisible()
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['项目', '单价', '数量', '金额'],
    ['官费 代您缴给受理机关', '¥950.00'],
    ['演示 · 发明专利申请官费', '¥950.00', '1', '¥950.00'],
    ['服务费 由我们收取', '¥2,500.55'],
    ['演示 · 发明专利代理服务费', '¥2,500.55', '1', '¥2,500.55'],
    ['合计', '¥3,450.55'],
  ])
  expect(screen.getByText(/价格表第 3 版，11 月 1 日起执行/)).toHaveTextContent('演示价格，不是真实费用')
  expect(screen.getByRole('link', { name: '查看申请' })).toHaveAttribute(
    'href',
    '/home/application?businessSn=ZL20261118000001',
  )
  for (const link of screen.getAllByRole('link', { name: '去付款' }))
    expect(link).toHaveAttribute('href', '/home/orders/DD20261118000001/pay')
})

it('cancels after a question, and then shows the order as it is', async () => {
  let isClosed = false
  const closed = orderAnswer({ state: -1, closeReason: 'cancelled', can: [], dueAmount: '0.00' })
  const { user, callsOf } = stage(
    () => (isClosed ? closed : orderAnswer()),
    () => {
      isClosed = true
      return { state: -1, closing: false }
    },
  )
  await user.click(await screen.findByRole('button', { name: '取消订单' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: '不取消' }))
  expect(callsOf(cancelCall)).toEqual([])
  await user.click(screen.getByRole('button', { name: '取消订单' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消订单' }))
  expect(await screen.findByText('已由您取消')).toBeVisible()
  expect(screen.queryByRole('link', { name: '去付款' })).toBeNull()
})

it('shows an order anew that somebody paid meanwhile', async () => {
  let reads = 0
  const paid = orderAnswer({ state: 1, paidAmount: '3450.55', payTime: placedAt, can: [] })
  const { user } = stage(
    () => {
      reads += 1
      return reads === 1 ? orderAnswer() : paid
    },
    () => refusal(409, 'U00409', '订单状态已变化，请刷新后重试'),
  )
  await user.click(await screen.findByRole('button', { name: '取消订单' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消订单' }))
  expect(await screen.findByText('已付款 ¥3,450.55')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it.each([
  ['part of the money', { paidAmount: '1000.00', dueAmount: '2450.55', can: ['pay'] }, '还差 ¥2,450.55'],
  ['closing', { closing: true, can: [] }, '订单正在关闭'],
  [
    'too much money',
    { state: 1, paidAmount: '3450.55', surplusAmount: '0.01', can: [] },
    '多收到的 ¥0.01 将退回付款的账户。',
  ],
  ['its time over', { state: -1, closeReason: 'expired', can: [] }, '逾期未付款'],
] as const)('with %s it says so first', async (_, changes, words) => {
  stage(() => orderAnswer({ ...changes, can: [...changes.can] }))
  expect(await screen.findByText(words)).toBeVisible()
})

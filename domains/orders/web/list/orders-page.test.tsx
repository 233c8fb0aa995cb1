import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OrderRow } from '../../contract/order.ts'
import { orderRowAnswer, placedAt } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { OrdersPage } from './orders-page.tsx'
import { whenWords } from './when-words.ts'

const listCall = 'GET /api/orders'
const stage = (elements: OrderRow[], at = '/home/orders') =>
  stagePage(<OrdersPage />, { at, answers: { [listCall]: () => ({ elements, totalElements: elements.length }) } })

it('lists orders with what they cost; only one that can be paid offers it', async () => {
  stage([
    orderRowAnswer(),
    orderRowAnswer({ orderNo: 'DD20261117000002', state: 1, payTime: placedAt, amount: '1234567.80', can: [] }),
  ])
  const [, waiting, paid] = await screen.findAllByRole('row')
  if (!waiting || !paid) throw new Error('two orders were answered')
  expect(within(waiting).getByRole('link', { name: '专利申请 · 一种折叠支架' })).toHaveAttribute(
    'href',
    '/home/orders/DD20261118000001',
  )
  expect(waiting).toHaveTextContent('¥3,450.55')
  expect(waiting).toHaveTextContent('待付款')
  expect(within(waiting).getByRole('link', { name: '去付款 DD20261118000001' })).toHaveAttribute(
    'href',
    '/home/orders/DD20261118000001/pay',
  )
  expect(paid).toHaveTextContent('¥1,234,567.80')
  expect(within(paid).queryByRole('link', { name: /去付款/ })).toBeNull()
})

it('asks for the state that the address names, and for all', async () => {
  const { user, callsOf } = stage([orderRowAnswer()], '/home/orders?state=-1')
  expect(await screen.findByRole('heading', { name: '已关闭的订单' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '全部' }))
  expect(await screen.findByRole('heading', { name: '全部订单' })).toBeVisible()
  await screen.findByText('待付款', { selector: 'td *' })
  expect(callsOf(listCall).map(({ query }) => query.state)).toEqual(['-1', undefined])
})

it.each([
  [{}, '11 月 21 日 10:00 前付清，还有 3 天'],
  [{ expiresAt: placedAt - 1 }, '11 月 18 日 09:59 前付清'],
  [{ state: 1, payTime: placedAt }, '11 月 18 日 10:00 付款'],
  [{ state: -1 }, '11 月 18 日 10:00 提交'],
] as const)('of %j it says when', (changes, words) => {
  expect(whenWords(orderRowAnswer(changes), placedAt)).toBe(words)
})

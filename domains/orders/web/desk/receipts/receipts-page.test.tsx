import { editor, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReceiptRow } from '../../../contract/receipts.ts'
import { ReceiptsPage } from './receipts-page.tsx'

const receipt: ReceiptRow = {
  id: 'r1',
  house: 'bank',
  paymentNo: null,
  error: null,
  at: Date.parse('2026-11-20T09:30:00+08:00'),
  amount: '3450.55',
  payerName: '宁波演示贸易有限公司',
  payerAccount: '**** 2222',
  text: '货款',
  bankSerial: 'S1',
  state: 'unclaimed',
  orderNo: null,
  hint: 'orderClosed',
  candidates: [
    { orderNo: 'DD20261120000001', title: '一种折叠支架', customer: '演示出口企业', dueAmount: '3450.55', why: 'both' },
  ],
  can: ['match', 'return', 'reveal'],
}
const list = 'GET /api/admin/receipts'
const stage = (answers = {}) =>
  setStage({
    pages: { '/receipts': <ReceiptsPage /> },
    at: '/receipts',
    as: editor,
    answers: { [list]: () => ({ elements: [receipt], totalElements: 1 }), ...answers },
  })
const act = (path: string) => `POST /api/admin/receipts/r1/${path}`

it('begins with what waits, and says why it does', async () => {
  const { user, callsOf } = stage()
  const table = await screen.findByRole('table', { name: '收款列表' })
  expect(within(table).getByText('附言码所指的订单已关闭')).toBeVisible()
  expect(within(table).getByText('**** 2222')).toBeVisible()
  expect(callsOf(list)[0]?.query).toMatchObject({ state: 'unclaimed' })
  await user.click(screen.getByRole('button', { name: '已认领' }))
  await waitFor(() => expect(callsOf(list).at(-1)?.query.state).toBe('matched'))
})

it('is claimed for an order that is proposed', async () => {
  const { user, callsOf } = stage({ [act('match')]: () => ({ state: 'matched' }) })
  await user.click(await screen.findByRole('button', { name: /^认领 / }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: /一种折叠支架/ }))
  await user.click(within(dialog).getByRole('button', { name: '认领到这个订单' }))
  await waitFor(() => expect(callsOf(act('match'))[0]?.body).toEqual({ orderNo: 'DD20261120000001' }))
  await waitFor(() => expect(callsOf(list).length).toBeGreaterThan(1))
})

it('goes back only with a reason', async () => {
  const { user, callsOf } = stage({ [act('return')]: () => ({ state: 'returned' }) })
  await user.click(await screen.findByRole('button', { name: /^更多操作/ }))
  await user.click(await screen.findByRole('menuitem', { name: '退回' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '登记已退回' }))
  expect((await screen.findAllByText('请填写原因'))[0]).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /^原因/ }), '不是本公司的客户')
  await user.click(within(dialog).getByRole('button', { name: '登记已退回' }))
  await waitFor(() => expect(callsOf(act('return'))[0]?.body).toEqual({ reason: '不是本公司的客户' }))
})

it('is written down by hand', async () => {
  const { user, callsOf } = stage({
    'POST /api/admin/receipts': () => ({ id: 'r2', state: 'unclaimed', orderNo: null }),
  })
  await user.click(await screen.findByRole('button', { name: '手工登记' }))
  const dialog = await screen.findByRole('dialog', { name: '手工登记收款' })
  const type = (name: RegExp, text: string) => user.type(within(dialog).getByRole('textbox', { name }), text)
  await type(/^金额/, '十二')
  await type(/^付款人户名/, '某公司')
  await type(/^银行流水号/, 'S9')
  await user.click(within(dialog).getByRole('button', { name: '登记' }))
  expect((await screen.findAllByText('请选择到账时间'))[0]).toBeVisible()
  expect(within(dialog).getByText(/写明两位小数/)).toBeVisible()
  expect(callsOf('POST /api/admin/receipts')).toEqual([])
})

it('shows the money of a gateway with its number, and has the gateway pay it back', async () => {
  const atGateway = {
    ...receipt,
    ...{ house: 'wechat', paymentNo: 'SHOP20261', payerName: '', payerAccount: null, text: '', hint: 'unknownNumber' },
    ...{ candidates: [], can: ['match', 'return'] },
  }
  const { user, callsOf } = stage({
    [list]: () => ({ elements: [atGateway], totalElements: 1 }),
    [act('return')]: () => ({ state: 'returning' }),
  })
  const table = await screen.findByRole('table', { name: '收款列表' })
  for (const words of ['微信支付', '支付编号 SHOP20261', '支付编号不存在']) {
    expect(within(table).getByText(words)).toBeVisible()
  }
  await user.click(within(table).getByRole('button', { name: /^更多操作/ }))
  await user.click(await screen.findByRole('menuitem', { name: '退回' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/微信支付将把款退回付款人的原账户/)).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /原因/ }), '不是我们的')
  await user.click(within(dialog).getByRole('button', { name: '原路退回' }))
  await waitFor(() => expect(callsOf(act('return'))[0]?.body).toEqual({ reason: '不是我们的' }))
})

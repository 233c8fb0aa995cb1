import { stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskOrderAnswer, deskRowAnswer } from '../../testing/desk-answers.ts'
import { LedgerPage } from './books/ledger-page.tsx'
import { OrderSettingsPage } from './books/settings-page.tsx'
import { FeesPage } from './fees/fees-page.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'

const stagePage = stageOf({})
const { orderNo } = deskRowAnswer()

const list = 'GET /api/admin/orders'
const listAnswer = { elements: [deskRowAnswer()], totalElements: 1, totalIsExact: true, mayExport: false }

it('lists orders, and makes one by hand with what its lines cost together', async () => {
  const { user, callsOf, here } = stagePage(<OrdersPage />, {
    path: '/orders',
    holds: ['orders.act'],
    answers: { [list]: () => listAnswer, 'POST /api/admin/orders': () => ({ orderNo }) },
  })
  const table = await screen.findByRole('table', { name: '订单列表' })
  expect(within(table).getByRole('link', { name: '补正材料' })).toHaveAttribute('href', `/orders/${orderNo}`)
  await user.click(await screen.findByRole('button', { name: '手工开单' }))
  const dialog = await screen.findByRole('dialog', { name: '手工开单' })
  const type = (name: RegExp, text: string) => user.type(within(dialog).getByRole('textbox', { name }), text)
  await type(/^客户/, 'demo')
  await type(/^订单名称/, '补正材料')
  await type(/^第 1 项名称/, '加急服务')
  await type(/^单价/, '150.5')
  await type(/^开单原因/, '客户要求')
  expect(within(dialog).getByText('合计 ¥150.50')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: '开单' }))
  await waitFor(() => expect(here()).toBe(`/orders/${orderNo}`))
  expect(callsOf('POST /api/admin/orders')[0]?.body).toMatchObject({
    customer: 'demo',
    lines: [{ name: '加急服务', kind: 'service', quantity: 1, unitPrice: '150.50' }],
  })
})

it('offers nothing that the permissions of the member of staff leave out', async () => {
  const read = { path: '/orders', holds: ['orders.read'], answers: { [list]: () => listAnswer } }
  stagePage(<OrdersPage />, read)
  expect(await screen.findByRole('table', { name: '订单列表' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '手工开单' })).toBeNull()
  expect(screen.queryByRole('button', { name: /导出/ })).toBeNull()
})

it('shows an order, notes that a fee was spent, and completes it', async () => {
  const call = `POST /api/admin/orders/${orderNo}`
  const { user, callsOf } = stagePage(<OrderPage />, {
    path: '/orders/:orderNo',
    at: `/orders/${orderNo}`,
    answers: {
      [`GET /api/admin/orders/${orderNo}`]: () => deskOrderAnswer(),
      [`${call}/spent`]: () => ({ state: 1 }),
      [`${call}/complete`]: () => ({ state: 2 }),
    },
  })
  expect(await screen.findByText('原因：客户来电要求')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '标明已上缴 补正官费' }))
  await waitFor(() => expect(callsOf(`${call}/spent`)[0]?.body).toEqual({ line: 0 }))
  await user.click(screen.getByRole('button', { name: '完成订单' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '完成订单' }))
  await waitFor(() => expect(callsOf(`${call}/complete`)).toHaveLength(1))
})

it('leads from an order to its refunds and slips, and tells what the gateways told', async () => {
  const time = 1_763_400_600_000
  const refund = { amount: '10.00', reason: '重复', reply: null, createTime: time, doneTime: null }
  const file = {
    id: 'f1',
    fileName: '回单.pdf',
    size: 9,
    sha256: '',
    url: '/api/file/f1',
    viewUrl: null,
    thumbnail: null,
  }
  stagePage(<OrderPage />, {
    path: '/orders/:orderNo',
    at: `/orders/${orderNo}`,
    holds: ['orders.read', 'orders.refunds'],
    answers: {
      [`GET /api/admin/orders/${orderNo}`]: () =>
        deskOrderAnswer({
          refunds: [{ refundNo: 'TK20261118000001', state: 0, ...refund }],
          slips: [{ id: 's1', createTime: time, file }],
          messages: [
            { house: 'wechat', event: 'TRANSACTION.SUCCESS', aboutNo: `${orderNo}01`, time },
            { house: 'alipay', event: 'TRADE_NEW_WORD', aboutNo: `${orderNo}02`, time },
          ],
        }),
    },
  })
  const refunds = await screen.findByRole('table', { name: '退款' })
  expect(within(refunds).getByRole('link')).toHaveAttribute('href', '/refunds/TK20261118000001')
  expect(screen.getByRole('link', { name: '回单.pdf' })).toHaveAttribute('href', '/api/file/f1')
  const messages = screen.getByRole('table', { name: '渠道通知' })
  expect(within(messages).getByText('支付成功')).toBeVisible()
  expect(within(messages).getByText('TRADE_NEW_WORD')).toBeVisible()
})

it('says that nothing can be submitted without prices, and publishes a whole table', async () => {
  const fee = { code: 'a.b', name: '官费甲', kind: 'official', service: 'sqzl', open: false } as const
  const { user, callsOf } = stagePage(<FeesPage />, {
    path: '/fees',
    answers: {
      'GET /api/admin/fees': () => ({ codes: [fee], versions: [], current: null }),
      'POST /api/admin/fees': () => ({ version: 1 }),
    },
  })
  expect(await screen.findByText(/还没有生效的价格表/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '发布新价格表' }))
  const dialog = await screen.findByRole('dialog', { name: '发布新价格表' })
  await user.type(within(dialog).getByRole('textbox', { name: /^官费甲（元）/ }), '950')
  await user.click(within(dialog).getByRole('button', { name: '发布' }))
  await waitFor(() =>
    expect(callsOf('POST /api/admin/fees')[0]?.body).toMatchObject({
      effectiveFrom: null,
      items: [{ code: 'a.b', unitPrice: '950.00', invoiceable: true, refundable: true }],
    }),
  )
})

it('says where customers can pay to, and that nobody can transfer without an account', async () => {
  const settings = { payWithinMinutes: 4320, slipExtendsDays: 7, fourEyesFrom: '1000.00', savedAt: null }
  stagePage(<OrderSettingsPage />, {
    path: '/orderSettings',
    answers: { 'GET /api/admin/orderSettings': () => ({ ...settings, houses: ['wechat'] }) },
  })
  expect(await screen.findByText('没有配置收款账户，客户不能转账')).toBeVisible()
  expect(screen.getByText(/客户现在只能用：微信支付。/)).toBeVisible()
})

it('lowers a service fee, and confirms what a colleague asked for', async () => {
  const call = `POST /api/admin/orders/${orderNo}/discount`
  const pendingDiscount = { serviceFee: '500.00', isOwn: false }
  const { user, callsOf } = stagePage(<OrderPage />, {
    path: '/orders/:orderNo',
    at: `/orders/${orderNo}`,
    answers: {
      [`GET /api/admin/orders/${orderNo}`]: () => deskOrderAnswer({ can: ['discount'], pendingDiscount }),
      [call]: () => ({ state: 0 }),
    },
  })
  await user.click(await screen.findByRole('button', { name: '优惠' }))
  const dialog = await screen.findByRole('dialog', { name: '优惠服务费' })
  expect(within(dialog).getByText('同事申请优惠至 ¥500.00：同意的，填写同样的服务费。')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /优惠原因/ }), '老客户')
  await user.click(within(dialog).getByRole('button', { name: '优惠' }))
  await waitFor(() => expect(callsOf(call)[0]?.body).toEqual({ serviceFee: '500.00', reason: '老客户' }))
})

it('names the orders that do not fit the books', async () => {
  stagePage(<LedgerPage />, {
    path: '/ledger',
    answers: {
      'GET /api/admin/ledger': () => ({ elements: [], totalElements: 0, totalIsExact: true }),
      'GET /api/admin/ledger/balances': () => ({
        balanced: false,
        total: '0.00',
        accounts: [{ code: 'advances', name: '预收款', balance: '-5.00' }],
        differences: [{ orderNo, what: 'paid', said: '5.01', booked: '5.00' }],
      }),
    },
  })
  expect(await screen.findByText(/账簿有差异/)).toBeVisible()
  expect(screen.getByRole('link', { name: orderNo })).toHaveAttribute('href', `/orders/${orderNo}`)
})

it('does not publish prices that change nothing', async () => {
  const fee = { code: 'a.b', name: '官费甲', kind: 'official', service: 'sqzl', open: false } as const
  const item = { unitPrice: '950.00', source: '', sourceUrl: '', checkedOn: null, invoiceable: true, refundable: true }
  const version = { version: 1, effectiveFrom: 1, note: '', demonstration: false, createTime: 1, actor: 'admin' }
  const { user, callsOf } = stagePage(<FeesPage />, {
    path: '/fees',
    answers: {
      'GET /api/admin/fees': () => ({
        codes: [fee],
        versions: [version],
        current: { version: 1, items: [{ code: 'a.b', ...item }] },
      }),
      'POST /api/admin/fees': () => ({ version: 2 }),
    },
  })
  await user.click(await screen.findByRole('button', { name: '发布新价格表' }))
  const dialog = await screen.findByRole('dialog', { name: '发布新价格表' })
  const publish = within(dialog).getByRole('button', { name: '发布' })
  await user.click(publish)
  expect((await screen.findAllByText('与现行价格表完全相同，没有要发布的变化'))[0]).toBeVisible()
  const price = within(dialog).getByRole('textbox', { name: /^官费甲（元）/ })
  await user.clear(price)
  await user.type(price, '960')
  await user.click(publish)
  await waitFor(() => expect(callsOf('POST /api/admin/fees')).toHaveLength(1))
})

it('names what has no price yet in the table that is in force', async () => {
  const [fee, added] = [
    { code: 'a.b', name: '官费甲', kind: 'official', service: 'sqzl', open: false },
    { code: 'c.d', name: '服务费乙', kind: 'service', service: 'sbzc', open: false },
  ] as const
  const item = { unitPrice: '950.00', source: '', sourceUrl: '', checkedOn: null, invoiceable: true, refundable: true }
  stagePage(<FeesPage />, {
    path: '/fees',
    answers: {
      'GET /api/admin/fees': () => ({
        codes: [fee, added],
        versions: [],
        current: { version: 1, items: [{ code: 'a.b', ...item }] },
      }),
    },
  })
  expect(await screen.findByText(/没有这些收费项目的价格，客户暂不能提交相应的申请：服务费乙。/)).toBeVisible()
})

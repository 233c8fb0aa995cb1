import { refusal, stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderRefunds } from './order-refunds.tsx'

const askCall = 'POST /api/orders/DD20261118000001/refund'
const order = {
  orderNo: 'DD20261118000001',
  paidAmount: '3450.55',
  refundedAmount: '500.00',
  refundableAmount: '2000.55',
  refundTerms: {
    withheld: [{ name: '发明专利申请官费', amount: '950.00', why: 'spent' as const }],
  },
  refunds: [
    {
      refundNo: 'TK20261120000001',
      state: 3 as const,
      amount: '950.00',
      reason: '不办了',
      reply: '官费已缴出',
      createTime: Date.parse('2026-11-20T10:00:00+08:00'),
      doneTime: Date.parse('2026-11-20T11:00:00+08:00'),
    },
  ],
  can: ['refund' as const],
}
const text = { text: '官费缴出后不退。', source: '平台退款规则', sourceUrl: '', checkedOn: '2026-11-01' }
const stagePage = stageOf({ 'GET /api/texts': ({ query }) => ({ list: [{ key: query.keys, ...text }] }) })
const stage = (answer: () => object, changes: Partial<typeof order> = {}) =>
  stagePage(<OrderRefunds order={{ ...order, ...changes }} />, { path: '/', answers: { [askCall]: answer } })

it('shows refunds with what was answered, and how much at most goes back and why not more', async () => {
  const { user, callsOf } = stage(() => ({ refundNo: 'TK20261121000001', state: 0 }))
  expect(screen.getByText('答复：官费已缴出')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '申请退款' }))
  const dialog = await screen.findByRole('dialog', { name: '申请退款' })
  expect([...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    '已付¥3,450.55',
    '已退− ¥500.00',
    '发明专利申请官费− ¥950.00（已缴给受理机关，不能退）',
    '最多可退¥2,000.55',
  ])
  expect(await within(dialog).findByText('官费缴出后不退。')).toBeVisible()
  expect(within(dialog).getByText(/平台退款规则.*2026-11-01/)).toBeVisible()
  const amount = within(dialog).getByRole('textbox', { name: /退款金额/ })
  expect(amount).toHaveValue('2000.55')
  await user.clear(amount)
  await user.type(amount, '800')
  await user.type(within(dialog).getByRole('textbox', { name: /退款原因/ }), '不再办理')
  await user.click(within(dialog).getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('退款申请已提交，有结果会通知您')).toBeVisible()
  expect(callsOf(askCall).map(({ body }) => body)).toEqual([{ amount: '800.00', reason: '不再办理' }])
})

it('says at the amount that it is too much, and keeps what was written', async () => {
  const msg = '最多可退 ¥2,000.55'
  const { user } = stage(() => refusal(400, 'U00400', msg, { fields: [{ path: 'amount', msg }] }))
  await user.click(screen.getByRole('button', { name: '申请退款' }))
  const dialog = await screen.findByRole('dialog', { name: '申请退款' })
  const reason = within(dialog).getByRole('textbox', { name: /退款原因/ })
  await user.type(reason, '不再办理')
  await user.click(within(dialog).getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /退款金额/ })).toBeInvalid())
  expect(reason).toHaveValue('不再办理')
})

it('is not there where there is neither a refund nor anything to ask', () => {
  stage(() => ({}), { refunds: [], can: [] })
  expect(screen.queryByText('退款')).toBeNull()
})

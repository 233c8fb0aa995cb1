import { stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dayAnswer, differenceAnswer } from '../../../testing/reconciliation-answers.ts'
import { ReconciliationDayPage } from './day-page.tsx'
import { ReconciliationPage } from './days-page.tsx'

const stagePage = stageOf({})
const days = 'GET /api/admin/reconciliation/days'
const day = 'GET /api/admin/reconciliation'
const fetchCall = 'POST /api/admin/reconciliation/2026-11-19/fetch'
const explainCall = 'POST /api/admin/reconciliation/items/d1/explain'
const stageDay = (view = dayAnswer()) =>
  stagePage(<ReconciliationDayPage />, {
    path: '/reconciliation/:day',
    at: '/reconciliation/2026-11-19',
    answers: { [day]: () => view, [fetchCall]: () => view, [explainCall]: () => ({ state: 'explained' }) },
  })

it('lists the days, and never calls one equal that has no bill', async () => {
  const ways = [
    { way: 'wechat', agreement: 'differs', open: 1 },
    { way: 'alipay', agreement: 'noBill', open: 0 },
  ]
  const { user, callsOf } = stagePage(<ReconciliationPage />, {
    path: '/reconciliation',
    answers: { [days]: () => ({ elements: [{ day: '2026-11-19', ways }], totalElements: 1 }) },
  })
  const table = await screen.findByRole('table', { name: '对账列表' })
  expect(within(table).getByRole('link', { name: '2026-11-19' })).toHaveAttribute('href', '/reconciliation/2026-11-19')
  const [, row] = within(table).getAllByRole('row')
  for (const words of ['有差异', '未取得账单', '1 处']) expect(row).toHaveTextContent(words)
  await user.click(screen.getByRole('button', { name: '有待说明的差异' }))
  await waitFor(() => expect(callsOf(days).at(-1)?.query.state).toBe('open'))
})

it('shows a difference of one fen with both sides, and takes its explanation', async () => {
  const { user, callsOf } = stageDay()
  const table = await screen.findByRole('table', { name: '微信支付的差异' })
  const [, row] = within(table).getAllByRole('row')
  for (const words of ['金额不同', '¥3,450.55', '¥3,450.56', '待说明']) expect(row).toHaveTextContent(words)
  await user.click(within(table).getByRole('button', { name: '说明 4200000001' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '保存说明' }))
  expect(await within(dialog).findAllByText('请填写原因')).not.toHaveLength(0)
  await user.type(within(dialog).getByRole('textbox', { name: /原因/ }), '渠道尾差')
  await user.click(within(dialog).getByRole('button', { name: '保存说明' }))
  await waitFor(() => expect(callsOf(explainCall)[0]?.body).toEqual({ reason: '渠道尾差' }))
})

it('shows who explained what, and asks for the bills again', async () => {
  const items = [
    differenceAnswer({ state: 'explained', reason: '渠道尾差', actor: 'staff', explainTime: 1_763_600_000_000 }),
  ]
  const { user, callsOf } = stageDay(dayAnswer({ agreement: 'explained', items }))
  expect(await screen.findByText('staff：渠道尾差')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^说明/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '取账单并核对' }))
  await waitFor(() => expect(callsOf(fetchCall)).toHaveLength(1))
})

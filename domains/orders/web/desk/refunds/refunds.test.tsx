import { stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RefundDeskRow } from '../../../contract/refunds/refund.ts'
import { refundPartAnswer, refundRowAnswer } from '../../../testing/refund-answers.ts'
import { RefundPage } from './refund-page.tsx'
import { RefundsPage } from './refunds-page.tsx'

const { refundNo } = refundRowAnswer()
const stagePage = stageOf({})
const actCall = (act: string) => `POST /api/admin/refunds/${refundNo}/${act}`
const stage = (refund: RefundDeskRow, act: string) =>
  stagePage(<RefundPage />, {
    path: '/refunds/:refundNo',
    at: `/refunds/${refundNo}`,
    answers: {
      'GET /api/admin/refunds': () => ({ elements: [refund], totalElements: 1 }),
      [actCall(act)]: () => ({ state: 1, pending: false }),
    },
  })

it('lists refunds, and begins one for a customer with the money that nobody owed', async () => {
  const begin = 'POST /api/admin/orders/DD20261118000001/refund'
  const { user, callsOf, here } = stagePage(<RefundsPage />, {
    path: '/refunds',
    answers: {
      'GET /api/admin/refunds': () => ({ elements: [refundRowAnswer()], totalElements: 1 }),
      [begin]: () => ({ refundNo, state: 0 }),
    },
  })
  const table = await screen.findByRole('table', { name: '退款列表' })
  expect(within(table).getByRole('link', { name: '一种折叠支架' })).toHaveAttribute('href', `/refunds/${refundNo}`)
  await user.click(screen.getByRole('button', { name: '退款待受理' }))
  await waitFor(() => expect(callsOf('GET /api/admin/refunds').at(-1)?.query.state).toBe('0'))
  await user.click(screen.getByRole('button', { name: '发起退款' }))
  const dialog = await screen.findByRole('dialog', { name: '发起退款' })
  await user.type(within(dialog).getByRole('textbox', { name: /订单编号/ }), 'DD20261118000001')
  await user.click(within(dialog).getByRole('radio', { name: '多收款' }))
  await user.type(within(dialog).getByRole('textbox', { name: /退款金额/ }), '0.01')
  await user.type(within(dialog).getByRole('textbox', { name: /退款原因/ }), '多付')
  await user.click(within(dialog).getByRole('button', { name: '发起' }))
  await waitFor(() => expect(here()).toBe(`/refunds/${refundNo}`))
  expect(callsOf(begin)[0]?.body).toEqual({ fund: 'surplus', amount: '0.01', reason: '多付' })
})

it('asks whoever refuses for a reason, which the customer reads', async () => {
  const { user, callsOf } = stage(refundRowAnswer(), 'reject')
  await user.click(await screen.findByRole('button', { name: '拒绝退款' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '拒绝退款' }))
  expect(await within(dialog).findByText('请填写原因')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /原因/ }), '官费已缴出')
  await user.click(within(dialog).getByRole('button', { name: '拒绝退款' }))
  await waitFor(() => expect(callsOf(actCall('reject'))[0]?.body).toEqual({ reason: '官费已缴出' }))
})

it('says who approved, and lets a colleague confirm', async () => {
  const pending = { act: 'approve' as const, by: 'staff' }
  const { user, callsOf } = stage(refundRowAnswer({ pending, can: ['confirm', 'return', 'reject'] }), 'confirm')
  expect(await screen.findByText(/staff 已同意退款，请复核/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '复核通过' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '复核通过' }))
  await waitFor(() => expect(callsOf(actCall('confirm'))[0]?.body).toEqual({ note: '' }))
})

it('shows what the house refused, and records the line by which the rest went out', async () => {
  const parts = [
    refundPartAnswer({ state: 'stuck', house: 'wechat', error: '余额不足', amount: '200.00' }),
    refundPartAnswer({ partNo: `${refundNo}02`, amount: '1000.00' }),
  ]
  const { user, callsOf } = stage(refundRowAnswer({ state: 1, parts, can: ['offline', 'record'] }), 'record')
  expect(await screen.findByText('余额不足')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '登记付出' }))
  const dialog = await screen.findByRole('dialog', { name: '登记付出' })
  expect(within(dialog).getByRole('combobox', { name: /付出的是哪一笔/ })).toHaveValue(`${refundNo}02`)
  await user.type(within(dialog).getByRole('textbox', { name: /付出日期/ }), '2026-11-20')
  await user.type(within(dialog).getByRole('textbox', { name: /银行流水号/ }), 'S1')
  await user.click(within(dialog).getByRole('button', { name: '登记' }))
  await waitFor(() =>
    expect(callsOf(actCall('record'))[0]?.body).toEqual({
      partNo: `${refundNo}02`,
      bankSerial: 'S1',
      at: Date.parse('2026-11-20T00:00:00+08:00'),
    }),
  )
})

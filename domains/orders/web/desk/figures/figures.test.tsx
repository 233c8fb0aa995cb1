import { stageOf } from '@portal/accounts/testing/page'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OrderFigures } from '../../../contract/figures.ts'
import { OrderFiguresPage } from './figures-page.tsx'

const measures = {
  created: 3,
  paid: 2,
  completed: 1,
  closed: 0,
  paidAmount: '1760.00',
  refundedAmount: '1880.05',
  netAmount: '-120.05',
}

const quiet = {
  ...{ created: 0, paid: 0, completed: 0, closed: 0 },
  ...{ paidAmount: '0.00', refundedAmount: '0.00', netAmount: '0.00' },
}

const answer: OrderFigures = {
  byState: [{ state: 1, count: 3, amount: '2640.00' }],
  byDay: [
    { ...measures, day: '2026-10-01', payMs: 3_600_000, completeMs: null },
    { ...measures, day: '2026-11-01', payMs: null, completeMs: null },
    { ...quiet, day: '2026-11-02', payMs: null, completeMs: null },
  ],
  byService: [{ ...measures, service: 'manual' }],
  byWay: [{ ...measures, way: 'none' }],
  medians: { payMs: null, completeMs: null },
  asOf: 1_763_400_000_000,
  demonstration: true,
}

it('draws the figures of the span that is asked for, each with its numbers beside it', async () => {
  const { user, callsOf } = stageOf({})(<OrderFiguresPage />, {
    path: '/orderFigures',
    at: '/orderFigures?way=bank',
    answers: { 'GET /api/admin/orders/statistics': () => answer },
  })
  expect(await screen.findByRole('img', { name: /^收款、退款与净额/ })).toBeVisible()
  expect(screen.getByText(/净额 -¥240.10/)).toBeVisible()
  const medians = screen.getByRole('table', { name: /用时中位数/ })
  expect(within(medians).getAllByRole('row').at(-1)).toHaveTextContent('2026-10-011 小时—')
  for (const name of [/订单数$/, /净额$/]) {
    const rows = within(screen.getByRole('table', { name })).getAllByRole('rowheader')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['2026-11-01', '2026-10-01'])
  }
  await user.click(screen.getByRole('radio', { name: '按月' }))
  expect(await within(medians).findByRole('rowheader', { name: '2026 年 10 月' })).toBeVisible()
  const asked = callsOf('GET /api/admin/orders/statistics').map(({ query }) => query)
  expect(asked.at(-1)).toMatchObject({ way: 'bank', grain: 'month' })
})

import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople } from '@portal/accounts/testing'
import { createTestApp } from '@portal/platform/testing'
import { expect, it } from 'vitest'
import { createOrdersServer } from '../index.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { seedOrders } from './demonstration-orders.ts'

it('a demonstration has orders in every state, all marked, and its books fit to the fen', async () => {
  const portal = await createTestApp({ domains: [accountsServer, createOrdersServer([])], authenticate })
  const { demo, demo2, staff } = await createPeople(portal)
  const people = { customer: demo.id, other: demo2.id, staff: staff.id }
  await seedOrders(portal.ctx, people)
  await seedOrders(portal.ctx, people)
  const { body } = await portal.call({ path: '/api/admin/orders?pgCount=100', token: staff.token })
  const rows = body.elements as {
    state: number
    refundState: number | null
    invoiceState: string | null
    title: string
  }[]
  expect(rows.every(({ title }) => title.startsWith('演示'))).toBe(true)
  expect(rows).toHaveLength(15)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set([-1, 0, 1, 2]))
  expect(new Set(rows.map(({ refundState }) => refundState))).toEqual(new Set([null, 0, 1, 3]))
  expect(new Set(rows.map(({ invoiceState }) => invoiceState))).toEqual(
    new Set([null, 'requested', 'refused', 'issued', 'redLettered']),
  )
  const { rows: unseen } = await portal.database.pool.query(
    "select from payment_fact where source = 'demonstration' and payment_number is null",
  )
  expect(unseen, 'each payment by the demonstration shows on its order as the attempt that was paid').toEqual([])
  expect(await checkBooks(portal.ctx)).toMatchObject({ total: 0n, differences: [] })
  await portal.close()
})

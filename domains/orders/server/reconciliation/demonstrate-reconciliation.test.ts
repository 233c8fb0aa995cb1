import { expect, it } from 'vitest'
import { createReceiptsApp } from '../../testing/receipts-app.ts'
import { reconciliationDemonstration } from './demonstrate-reconciliation.ts'

it('a demonstration has a day that differs by one fen', async () => {
  const portal = await createReceiptsApp()
  const { demo, staff } = portal.people
  await reconciliationDemonstration.run(portal.ctx, { customer: demo.id, staff: staff.id } as never)
  const { body } = await portal.staff('/api/admin/reconciliation/days?state=open')
  const [{ day } = { day: '' }] = body.elements as { day: string }[]
  expect((await portal.staff(`/api/admin/reconciliation?day=${day}`)).body.ways).toContainEqual(
    expect.objectContaining({
      ...{ way: 'demonstration', agreement: 'differs', expected: '1540.00', difference: '0.01' },
      items: [expect.objectContaining({ kind: 'amount', here: '660.00', there: '660.01', state: 'open' })],
    }),
  )
  await portal.close()
})

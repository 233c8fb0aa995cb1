import { formOf, sampleFile } from '@portal/files/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReceiptsApp, type ReceiptsApp } from '../../testing/receipts-app.ts'

let portal: ReceiptsApp
beforeAll(async () => {
  portal = await createReceiptsApp()
})
afterAll(() => portal.close())

const uploaded = async (): Promise<string> => {
  const { body, headers } = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'remittance-slip' } })
  const token = portal.people.demo.token
  const answer = await portal.call({ method: 'POST', path: '/api/file/upload', token, body, headers })
  return String(answer.body.url)
}
const send = (orderNo: string, url: string) =>
  portal.call({ method: 'POST', path: `/api/orders/${orderNo}/slips`, token: portal.people.demo.token, body: { url } })

it('a slip gives the customer a week more, once; five are taken, and each once', async () => {
  const { orderNo } = await portal.order()
  const before = Number((await portal.own(orderNo)).expiresAt)
  const url = await uploaded()
  const first = await send(orderNo, url)
  expect((await send(orderNo, url)).body).toEqual(first.body)
  for (let more = 1; more < 5; more += 1) expect((await send(orderNo, await uploaded())).status).toBe(200)
  const order = await portal.own(orderNo)
  expect(Number(order.expiresAt) - before).toBe(7 * 86_400_000)
  expect(order.slips).toHaveLength(5)
  expect((await send(orderNo, await uploaded())).body).toMatchObject({ status: 'U00409' })
})

it('a slip proves nothing: the order waits on', async () => {
  const { orderNo } = await portal.order()
  await send(orderNo, await uploaded())
  expect(await portal.own(orderNo)).toMatchObject({ state: 0, paidAmount: '0.00' })
})

it('staff open a slip by a link of their own, which says who looked', async () => {
  const { orderNo } = await portal.order()
  await send(orderNo, await uploaded())
  const { body } = await portal.staff(`/api/admin/orders/${orderNo}`)
  const [slip] = body.slips as { file: { url: string } }[]
  expect((await portal.staff(String(slip?.file.url))).status).toBe(200)
  const { rows } = await portal.database.pool.query(
    "select data->>'readerId' as reader from outbox where event = 'file.read'",
  )
  expect(rows).toEqual([{ reader: portal.people.staff.id }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RefundsStage, stageRefunds } from '../../testing/refunds-stage.ts'

let stage: RefundsStage
beforeAll(async () => {
  stage = await stageRefunds()
})
afterAll(() => stage.portal.close())

const desk = '/api/admin/orders'
const discount = (orderNo: string, serviceFee: string, who: 'staff' | 'admin' = 'staff') =>
  stage.portal.call({
    method: 'POST',
    path: `${desk}/${orderNo}/discount`,
    token: stage.people[who].token,
    body: { serviceFee, reason: '老客户' },
  })
const detail = async (orderNo: string) =>
  (await stage.portal.call({ path: `${desk}/${orderNo}`, token: stage.people.staff.token })).body

it('lowers the service fee alone, and its history says from what to what and why', async () => {
  const { orderNo, id } = await stage.place()
  expect((await discount(orderNo, '2000.54')).body).toEqual({ amount: '2950.54', pending: false })
  expect(await detail(orderNo)).toMatchObject({
    amount: '2950.54',
    officialFee: '950.00',
    serviceFee: '2000.54',
    dueAmount: '2950.54',
    can: ['change', 'close', 'discount'],
    history: [
      { act: 'place' },
      {
        act: 'discount',
        actor: 'staff',
        fields: [
          { label: '服务费', before: '2500.55', after: '2000.54' },
          { label: '原因', before: null, after: '老客户' },
        ],
      },
    ],
  })
  await stage.pay(id, { amount: '2950.54' })
  expect(await detail(orderNo)).toMatchObject({ state: 1, surplusAmount: '0.00' })
})

it('waits for a colleague from the limit on, who asks for the same', async () => {
  const { orderNo } = await stage.place()
  expect((await discount(orderNo, '1500.55')).body).toEqual({ amount: '3450.55', pending: true })
  expect(await detail(orderNo)).toMatchObject({ pendingDiscount: { serviceFee: '1500.55', isOwn: true } })
  expect((await discount(orderNo, '1500.55')).status).toBe(403)
  expect((await discount(orderNo, '1000.00', 'admin')).body).toMatchObject({ pending: true })
  expect((await discount(orderNo, '1000.00')).body).toEqual({ amount: '1950.00', pending: false })
  expect(await detail(orderNo)).toMatchObject({ pendingDiscount: null, amount: '1950.00' })
})

it.each([
  ['2500.55', '须低于现在的服务费 ¥2,500.55'],
  ['-1.00', '价格须写明两位小数（如 500.00），不超过 99999999.99'],
])('refuses %s', async (serviceFee, msg) => {
  const { orderNo } = await stage.place()
  expect((await discount(orderNo, serviceFee)).body).toMatchObject({ fields: [{ path: 'serviceFee', msg }] })
})

it('refuses an order that was paid, in part or whole', async () => {
  const { orderNo, id } = await stage.place()
  await stage.pay(id, { amount: '0.01' })
  expect((await discount(orderNo, '2400.00')).status).toBe(409)
  expect((await discount((await stage.placePaid()).orderNo, '2400.00')).status).toBe(409)
})

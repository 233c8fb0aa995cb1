import { placeOrder } from '@portal/orders/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTrademarksApp, type TrademarksApp } from '../../testing/trademarks-app.ts'
import { wantsOf } from './wants.ts'

let portal: TrademarksApp
beforeAll(async () => {
  portal = await createTrademarksApp()
})
afterAll(() => portal.close())

const price = async (query: Record<string, string> = {}) =>
  (await portal.ask(`/api/getSelfRegistPrice?${new URLSearchParams(query)}`)).body

/** The classes as a page sends them: how many items each has counts alone. */
const classes = (...counts: readonly [class_id: number, items: number][]): string =>
  JSON.stringify(counts.map(([class_id, items]) => ({ class_id, service_nice_min: Array(items).fill(0) })))

describe('before prices are in force', () => {
  it('the least price is told, and none for classes', async () => {
    const nothing = { lines: [], officialFee: '0.00', serviceFee: '0.00', total: '0.00', version: null, estimate: null }
    expect(await price()).toMatchObject({ minPrice: '30.00', ...nothing })
    expect(await price({ kind: 'gjsbzc', applyNation: 'JP' })).toMatchObject({ minPrice: '30.00', ...nothing })
    const refused = await price({ work_order_service: classes([9, 1]) })
    expect(refused).toMatchObject({ status: 'U00409', msg: '服务价格尚未公布，暂不能提交' })
  })
})

describe('with prices in force', () => {
  beforeAll(() => portal.prices())

  it('each class has its lines, and the sums are theirs', async () => {
    expect(await price({ work_order_service: classes([9, 12], [28, 1]) })).toMatchObject({
      minPrice: '770.50',
      officialFee: '594.00',
      serviceFee: '1001.00',
      total: '1595.00',
      lines: [
        { code: 'trademark.cn.class.official', class_id: 9, quantity: 1, unitPrice: '270.00', amount: '270.00' },
        { code: 'trademark.cn.item.official', class_id: 9, quantity: 2, unitPrice: '27.00', amount: '54.00' },
        { code: 'trademark.cn.class.service', class_id: 9, quantity: 1, amount: '500.50' },
        { code: 'trademark.cn.class.official', class_id: 28, amount: '270.00' },
        { code: 'trademark.cn.class.service', class_id: 28, amount: '500.50' },
      ],
      estimate: null,
      version: 1,
      demonstration: true,
    })
  })

  it('the eleventh item costs one further fee', async () => {
    const total = async (items: number) => (await price({ work_order_service: classes([9, items]) })).total
    expect([await total(1), await total(10), await total(11), await total(100)]).toEqual([
      '770.50',
      '770.50',
      '797.50',
      '3200.50',
    ])
  })

  it('an order of the same choice is charged the same, line by line', async () => {
    const counted = {
      classes: [
        { class_id: 9, items: 23 },
        { class_id: 25, items: 3 },
      ],
      members: 0,
    }
    const shown = await price({ work_order_service: classes([9, 23], [25, 3]) })
    const orderNo = await portal.ctx.db.transaction((db) =>
      placeOrder(
        { ...portal.ctx, db },
        {
          service: 'sbzc',
          businessSn: 'SB20261124000001',
          ownerId: portal.people.demo.id,
          title: '演示星辰',
          purpose: 'application',
          wants: wantsOf('sbzc', counted),
        },
      ),
    )
    const order = (await portal.ask(`/api/orders/${orderNo}`, 'demo')).body
    const lines = (shown.lines as { class_id: number }[]).map(({ class_id: _, ...line }) => line)
    expect(order).toMatchObject({
      amount: shown.total,
      officialFee: shown.officialFee,
      serviceFee: shown.serviceFee,
      lines,
    })
  })

  it('abroad the service is charged here, and the fees abroad are unknown until the operator tells them', async () => {
    const asked = { kind: 'gjsbzc', work_order_service: classes([9, 40], [25, 1]), applyNation: '日本;KR' }
    expect(await price(asked)).toMatchObject({
      minPrice: '1001.00',
      officialFee: '0.00',
      serviceFee: '1501.50',
      total: '1501.50',
      lines: [
        { code: 'trademark.madrid.application.service', class_id: null, quantity: 1 },
        { code: 'trademark.madrid.member.service', class_id: null, quantity: 2, amount: '1001.00' },
      ],
      estimate: null,
    })
    const fee = { first: '300.00', further: '250.00', currency: 'CHF', asOf: '2026-10-01' }
    const member = (code: string, name: string) => ({ code, name, nameEn: code, protocolFrom: null })
    const fees = { basic: '653.00', basicColour: '903.00', perClassOverThree: '100.00', complementary: '100.00' }
    await portal.call({
      method: 'PUT',
      path: '/api/admin/madridMembers',
      token: portal.people.staff.token,
      body: {
        asOf: '2026-11-01',
        source: '演示费用',
        checkedOn: '2026-11-01',
        members: [{ ...member('JP', '日本'), fee }, member('KR', '韩国')],
        fees: { ...fees, currency: 'CHF', asOf: '2026-11-01' },
      },
    })
    expect((await price(asked)).estimate).toMatchObject({
      currency: 'CHF',
      amount: '1303.00',
      asOf: '2026-10-01',
      source: '演示费用',
    })
    expect(await price({ ...asked, applyNation: '火星' })).toMatchObject({
      status: 'U00400',
      msg: '“火星”不是马德里体系成员，须单独向该国申请',
    })
  })

  it('without classes nothing is charged', async () => {
    expect(await price({ work_order_service: '[]' })).toMatchObject({
      minPrice: '770.50',
      total: '0.00',
      lines: [],
      version: 1,
    })
  })
})

describe('a choice that is none', () => {
  it.each(['{', '5', '"x"', '{"class_id":9}', '[1]', '[null]', '[{"class_id":9,"service_nice_min":5}]'])(
    '%s is refused as a fault of the parameters',
    async (work_order_service) => {
      expect(await price({ work_order_service })).toMatchObject({ status: 'U00400', msg: '价格参数有误' })
    },
  )

  it.each(['0', '46', '1.5', '"x"', '-1', 'null', '[]', '1e1000'])('class %s is refused', async (id) => {
    expect(await price({ work_order_service: `[{"class_id":${id}}]` })).toMatchObject({
      status: 'U00400',
      msg: '类别有误',
    })
  })

  it('a class without a number, one twice and an unknown kind are refused', async () => {
    expect(await price({ work_order_service: '[{}]' })).toMatchObject({ msg: '类别有误' })
    expect(await price({ work_order_service: classes([9, 1], [9, 1]) })).toMatchObject({ msg: '类别重复' })
    expect(await price({ kind: 'sqzl' })).toMatchObject({ status: 'U00400', msg: '请选择注册类型' })
  })
})

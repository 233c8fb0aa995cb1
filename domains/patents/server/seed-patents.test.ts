import { createOrdersServer } from '@portal/orders/server'
import { demonstrationSteps } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patentFeeCodes } from '../contract/fees.ts'
import { createPatentsApp, type PatentsApp } from '../testing/patents-app.ts'
import { createPatentsServer } from './index.ts'

let portal: PatentsApp
beforeAll(async () => {
  portal = await createPatentsApp()
})
afterAll(() => portal.close())

it('the demonstration shows applications in every state, found by list, matters and search', async () => {
  const { demo, demo2, staff } = portal.people
  const orders = createOrdersServer(patentFeeCodes)
  for (const step of demonstrationSteps([createPatentsServer(orders.demonstrate ?? [])]))
    await step.run(portal.ctx, { customer: demo.id, other: demo2.id, staff: staff.id })
  await portal.deliver()
  const { body } = await portal.call({ path: '/api/searchPatentApplyInfo', token: demo.token })
  const rows = body.elements as { state: number; paid: number }[]
  expect(rows.map(({ state, paid }) => `${state} ${paid}`)).toEqual(['1 0', '1 1', '1 1', '4 1', '2 1', '3 1'])

  const { matters, searches } = createPatentsServer([])
  const ctx = { ...portal.ctx, actor: { userId: demo.id } } as Parameters<NonNullable<typeof matters>['count']>[0]
  expect(await matters?.count(ctx)).toEqual(
    expect.arrayContaining([
      { active: 10, part: 'yours', count: 1 },
      { active: 10, part: 'ours', count: 2 },
      { active: 10, part: 'ended', count: 2 },
    ]),
  )
  const { ranked = [], total } = (await matters?.rank(ctx, { part: 'ours', keyword: '热管理', most: 5 })) ?? {}
  expect(total).toBe(1)
  const [matter] =
    (
      await matters?.read(
        ctx,
        ranked.map(({ id }) => id),
      )
    )?.values() ?? []
  expect(matter).toMatchObject({
    title: '专利申请 · 演示·一种电池热管理装置',
    progress: { current: 2, standing: 'ours', word: '待服务' },
    next: { text: '等待受理', due: { before: '预计', after: '前受理' } },
  })
  const found = await searches?.[0]?.find(ctx, { text: '晾衣架', pieces: [['晾衣架']], limit: 3 })
  expect(found).toMatchObject({ total: 1, hits: [{ title: '专利申请 · 演示·一种折叠晾衣架' }] })
})

import { createOrdersServer } from '@portal/orders/server'
import { demonstrationSteps } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { trademarkFeeCodes } from '../contract/fees.ts'
import { createTrademarksApp, type TrademarksApp } from '../testing/trademarks-app.ts'
import { createTrademarksServer } from './index.ts'

type Row = { fileState: number; paid: number; kind: string; trademarkName: string; businessSn: string }

let portal: TrademarksApp
beforeAll(async () => {
  portal = await createTrademarksApp()
  const { demo, demo2, staff } = portal.people
  const orders = createOrdersServer(trademarkFeeCodes)
  const steps = demonstrationSteps([createTrademarksServer(orders.demonstrate ?? [])])
  // The stage has the classification already.
  for (const step of steps.filter(({ name }) => !name.startsWith('nice.')))
    await step.run(portal.ctx, { customer: demo.id, other: demo2.id, staff: staff.id })
})
afterAll(() => portal.close())

const ask = async (path: string, who: 'demo' | 'agency' | 'staff') =>
  (await portal.call({ path, token: portal.people[who].token })).body
const list = async () => (await ask('/api/searchTradeMarkInfo?pgCount=50', 'demo')).elements as Row[]
const detailOf = (businessSn: string | undefined) => ask(`/api/tradeMarkInfoDetail?businessSn=${businessSn}`, 'demo')

it('the demonstration shows applications in many states, all of them invented', async () => {
  const rows = await list()
  expect(rows.map(({ kind, fileState, paid }) => `${kind} ${fileState} ${paid}`)).toEqual([
    ...['sbzc 1 1', 'sbzc 1 0', 'sbzc 4 1', 'sbzc 5 1', 'sbzc 9 1', 'sbzc 99 1', 'sbzc 14 1'],
    ...['sbzc 12 1', 'gjsbzc 12 1', 'sbzc 17 1', 'sbzc 18 1'],
  ])
  for (const { trademarkName } of rows) expect(trademarkName).toMatch(/^演示/)
})

it('each case has its papers, its provider, and a way that leads on', async () => {
  for (const { businessSn, fileState } of await list()) {
    const body = await detailOf(businessSn)
    if (fileState === 1) continue
    const { provider, files, timeline } = body as { provider: object; files: { slot: string }[]; timeline: object[] }
    expect(provider).toMatchObject({ name: expect.stringContaining('演示') })
    expect(files.map(({ slot }) => slot)).toEqual(expect.arrayContaining(['image', 'proxy']))
    expect(timeline.length).toBeGreaterThan(3)
  }
})

it('abroad four members are designated, and one has answered', async () => {
  const abroad = (await list()).find(({ kind }) => kind === 'gjsbzc')
  const body = await detailOf(abroad?.businessSn)
  expect((body.designations as { state: string }[]).map(({ state }) => state)).toEqual([
    'granted',
    'waiting',
    'waiting',
    'waiting',
  ])
  expect(body.report).toMatchObject({ reportNo: expect.stringMatching(/^JS/) })
})

it('the provider finds what is open and what it holds; the desk a remark and a customer to be called', async () => {
  const countIn = async (box: string) => (await ask(`/api/providerTradeMarks?box=${box}`, 'agency')).totalElements
  expect([await countIn('open'), await countIn('mine')]).toEqual([1, 9])
  expect(await ask('/api/admin/trademarkHelp?state=0', 'staff')).toMatchObject({
    totalElements: 1,
    elements: [{ contact_name: '演示·王女士' }],
  })
  const remarked = (await list()).find(({ fileState }) => fileState === 4)
  expect((await detailOf(remarked?.businessSn)).remarks).toMatchObject([{ by: 'provider', class_id: 21 }])
})

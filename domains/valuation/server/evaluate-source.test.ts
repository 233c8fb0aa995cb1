import { type OpsServer, openOpsServer } from '@portal/patentdata/testing'
import { shanghaiDayOf } from '@portal/platform/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createValuationApp, type ValuationApp } from '../testing/valuation-app.ts'
import { runBatches } from './batch/run-batches.ts'
import { evaluate } from './evaluate.ts'

const dayMs = 86_400_000

let server: OpsServer
let portal: ValuationApp
let toldOn: string
beforeAll(async () => {
  server = await openOpsServer()
  portal = await createValuationApp({ env: { PATENT_SOURCES_FILE: server.settingsFile, RATE_LIMITS: 'on' } })
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

/** Evaluates with less patience than a visitor has. */
const evaluateSoon = (pns: string, withinMs: number) =>
  evaluate({ ...portal.ctx, actor: null }, { query: { pns } }, withinMs)

it('a publication that nobody has imported is asked for and valued, with its source and its day', async () => {
  server.tell({ number: '199999951', kind: 'B', citing: ['60000001', '60000002'] })
  const detail = await portal.detail('CN199999951B')
  toldOn = shanghaiDayOf(portal.ctx.now())
  expect(detail).toMatchObject({
    ...{ pn: 'CN199999951B', ti: '可折叠支架', pa: '宁波海帆有限公司', prscode: '10', statusAsOf: toldOn },
    ...{ sources: [{ name: 'EPO OPS', asOf: toldOn }], demonstration: false },
  })
  expect(detail.score).toBeGreaterThanOrEqual(1)
})

it('a batch waits for a source that does not tell, and has the answer once it comes', async () => {
  server.reply('CN.199999954.B', { status: 503 })
  const { body } = await portal.sendList({ fileName: 'a.csv', bytes: Buffer.from('公告号\nCN199999954B') })
  const view = async () => (await portal.ask(`/api/valuationBatches/${body.id}`, portal.people.demo.token)).body
  await runBatches(portal.ctx)
  expect(await view()).toMatchObject({ state: 'running', done: 0 })
  server.tell({ number: '199999954', kind: 'B' })
  await runBatches(portal.ctx)
  expect(await view()).toMatchObject({ state: 'running' })
  portal.clock.advance(5 * 60_000)
  await runBatches(portal.ctx)
  expect(await view()).toMatchObject({ state: 'finished', failed: 0, elements: [{ pn: 'CN199999954B' }] })
})

it('one that is known is valued as it is, with its day, where the source fails', async () => {
  portal.clock.advance(8 * dayMs)
  server.reply('CN.199999951.B', { status: 503 })
  const before = server.asked.length
  const detail = await portal.detail('CN199999951B')
  expect(server.asked.length).toBeGreaterThan(before)
  expect(detail.statusAsOf).toBe(toldOn)
  portal.clock.advance(2 * 60_000)
})

it('one that the source does not tell in time is not called unknown, and the next try has it', async () => {
  const { promise: when, resolve: arrive } = Promise.withResolvers<void>()
  server.tell({ number: '199999952', kind: 'B' })
  server.reply('/search', { status: 404, when })
  const late = { code: 500, reason: 'SOURCE_TIMEOUT', msg: '数据源没有及时响应，请稍后再试' }
  const began = performance.now()
  const asked = evaluateSoon('CN199999952B,CN299999953U,CN900000001B', 80)
  expect(await asked).toMatchObject({ ...late, list: [late, late, { pn: 'CN900000001B', score: expect.any(Number) }] })
  // The patience is that of all numbers together.
  expect(performance.now() - began).toBeLessThan(2_000)
  arrive()
  await vi.waitFor(async () => expect(await evaluateSoon('CN199999952B', 80)).toMatchObject({ prscode: '10' }))
  expect(await evaluateSoon('CN299999953U', 5_000)).toMatchObject({ id: null, score: 0 })
})

it('five numbers count as five calls', async () => {
  portal.clock.advance(61_000)
  const statuses: number[] = []
  for (let calls = 0; calls < 25; calls += 1) statuses.push((await portal.evaluate('甲,乙,丙,丁,戊')).status)
  expect(statuses).toEqual([...Array.from({ length: 24 }, () => 200), 429])
})

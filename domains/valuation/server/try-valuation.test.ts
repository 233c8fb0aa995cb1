import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInParameters } from '../proof/built-in-parameters.ts'
import { exampleA, exampleB, exampleC, exampleDay } from '../proof/examples.ts'
import { createValuationApp, type ValuationApp } from '../testing/valuation-app.ts'
import { valuations } from './valuation.table.ts'

let portal: ValuationApp
beforeAll(async () => {
  portal = await createValuationApp({ at: `${exampleDay}T12:00:00+08:00` })
})
afterAll(() => portal.close())

const trial = (body: object) =>
  portal.call({ method: 'POST', path: '/api/admin/valuation/trial', token: portal.people.staff.token, body })
const { a0 } = builtInParameters

describe('a trial', () => {
  it.each([
    ['A', exampleA, [91.3, 85, 93.7], [98.9, 80.4, 94.6], ['27.53', '9.08', '75.21']],
    ['B', exampleB, [46.6, 28.9, 67], [41.2, 50.5, 49.9], ['0.51', '0.08', '1.82']],
    ['C', exampleC, [74.8, 59.2, 85.2], [92.4, 62.5, 63.7], ['4.67', '1.43', '13.54']],
  ])('prints the worked example %s, and stores nothing', async (_name, input, scores, dimensions, prices) => {
    const { status, body } = await trial({ input, day: exampleDay, cohort: 'default' })
    expect(status).toBe(200)
    expect([body.score, body.scoreLow, body.scoreHigh]).toEqual(scores)
    expect(Object.values(body.dimensions as object)).toEqual(dimensions)
    expect([body.price, body.priceLow, body.priceHigh]).toEqual(prices)
    expect(body).toMatchObject({ scenes: { length: 4 }, indicators: { length: 14 }, coverage: 1 })
    const { quality, indicators } = body as { quality: number; indicators: { contribution: number }[] }
    expect(indicators.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(quality, 10)
    expect(await portal.ctx.db.select().from(valuations)).toEqual([])
  })

  it('lays a part of the parameters over those in force', async () => {
    const parameters = { a0: { ...a0, value: 30_000 } }
    const [{ body: before }, { body: after }] = [
      await trial({ input: exampleA, day: exampleDay }),
      await trial({ input: exampleA, day: exampleDay, parameters }),
    ]
    expect(after.score).toBe(before.score)
    expect(Number(after.income)).toBeCloseTo(2 * Number(before.income), 1)
  })

  it('says why it has no numbers as an evaluation does, and takes what is missing for unknown', async () => {
    const { status, body } = await trial({ input: { type: 'INVENTION', status: 'GRANTED' }, day: exampleDay })
    expect([status, body]).toEqual([200, { code: 500, reason: 'NO_DATE', msg: '数据源未提供申请日，暂不能评估' }])
  })

  it.each<[object, string]>([
    [{}, 'input'],
    [{ input: { ...exampleA, type: 'DESIGN' } }, 'input.type'],
    [{ input: { ...exampleA, status: 'alive' } }, 'input.status'],
    [{ input: { ...exampleA, fwd: -1 } }, 'input.fwd'],
    [{ input: { ...exampleA, fwd: '3' } }, 'input.fwd'],
    [{ input: { ...exampleA, claims: 1.5 } }, 'input.claims'],
    [{ input: { ...exampleA, originality: 1.1 } }, 'input.originality'],
    [{ input: { ...exampleA, filingDate: '2016-13-01' } }, 'input.filingDate'],
    [{ input: { ...exampleA, familyCountries: ['USA'] } }, 'input.familyCountries.0'],
    [{ input: { ...exampleA, stability: 'firm' } }, 'input.stability'],
    [{ input: exampleA, day: '2025-02-30' }, 'day'],
    [{ input: exampleA, cohort: 'D-1' }, 'cohort'],
    [{ input: exampleA, parameters: { a0: { ...a0, value: 0 } } }, 'parameters.a0.value'],
    [{ input: exampleA, parameters: { a0: { ...a0, checkedOn: '2025-01-02' } } }, 'parameters.a0.checkedOn'],
  ])('%#: refused at its field', async (body, field) => {
    const { status, body: answer } = await trial({ day: exampleDay, ...body })
    expect([status, answer.fields]).toMatchObject([
      400,
      [{ path: field, msg: expect.stringMatching(/\p{Script=Han}/u) }],
    ])
  })
})

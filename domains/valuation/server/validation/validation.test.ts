import { storePatents } from '@portal/patentdata/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validationErrors } from '../../contract/validation/errors.ts'
import type { Validation } from '../../contract/validation/validation.ts'
import { builtInParameters } from '../../proof/built-in-parameters.ts'
import { defaultCohort } from '../../proof/default-cohort.ts'
import { normalShare } from '../../proof/normal.ts'
import { renewalCase } from '../../proof/validation/renewal.ts'
import { exampleA, exampleDay } from '../../testing/examples.ts'
import { normalDraws } from '../../testing/planted-outcomes.ts'
import { createValuationApp, type ValuationApp } from '../../testing/valuation-app.ts'
import { runNext } from '../long-work.ts'
import { renewalValidation } from './run-renewal.ts'

let portal: ValuationApp
beforeAll(async () => {
  portal = await createValuationApp({ at: `${exampleDay}T12:00:00+08:00` })
  // The invented patents of the demonstration would count here as well.
  await portal.database.pool.query('delete from patent_record')
})
afterAll(() => portal.close())

const path = '/api/admin/valuation/validations'
const token = () => portal.people.staff.token
const post = (body: object, by = token()) => portal.call({ method: 'POST', path, token: by, body })
const list = async () =>
  (await portal.ask(path, token())).body as unknown as { elements: Validation[]; calibrated: boolean }
const validate = async (): Promise<Validation> => {
  const asked = await post({ kind: 'renewal' })
  expect(asked.body).toMatchObject({ state: 'running', verdict: null, parameters: 'P-1', cohort: 'D-1' })
  await runNext(renewalValidation, portal.ctx)
  const [last] = (await list()).elements
  if (!last) throw new Error('there is no validation')
  return last
}

const price = {
  ...{ kind: 'price', n: 120, day: '2024-12-31', source: '演示：公开的开放许可声明' },
  ...{ spearman: 0.34, coverage: 0.5, note: '' },
}

/** Any patent of 2012, with the chance that it lives ten years, as the model tells it. */
const anyPatent = (draw: () => number) => {
  const quality = draw()
  const about = (usual: number, step: number) => Math.round(usual * Math.exp(step * (quality + draw())))
  const known = {
    ...{ filingDate: '2012-05-01', ipc: ['H04L9/08'], fwd: about(2, 0.8), bwd: about(5, 0.3), claims: about(8, 0.4) },
    ...{ pages: about(9, 0.4), stability: 'none' as const, familyCountries: quality > 0.8 ? ['CN', 'US'] : ['CN'] },
  }
  const unknown = { fwdSelf: null, originality: null, generality: null, inventors: null, firstClaimChars: null }
  const rest = { litigations: null, opEvents: null, ipcGrowth5y: null, ipcGroups: 1 }
  const input = { ...exampleA, ...unknown, ...rest, ...known }
  const judged = renewalCase(input, true, exampleDay, builtInParameters, defaultCohort)
  if (!judged) throw new Error('enough is known of it')
  return { known, chance: judged.predicted }
}

/** Patents that live as often as `chanceOf` tells; those that lapsed were told so at a day before their tenth year. */
const plant = async (from: number, count: number, chanceOf: (predicted: number) => number) => {
  const draw = normalDraws(from)
  const patents = Array.from({ length: count }, (_, at) => {
    const { known, chance } = anyPatent(draw)
    const isAlive = normalShare(draw()) < chanceOf(chance)
    const status = isAlive ? ('GRANTED' as const) : ('LAPSED_FEE' as const)
    return { isAlive, told: { pn: `CN${from + at}B`, applicationNumber: null, facts: { ...known, status } } }
  })
  const source = { source: '演示清单', mayShow: true, isDemonstration: false }
  const toldOf = (isAlive: boolean) => patents.filter((one) => one.isAlive === isAlive).map(({ told }) => told)
  await portal.ctx.db.transaction(async (db) => {
    await storePatents({ ...portal.ctx, db }, toldOf(true), { ...source, asOf: '2024-12-01' })
    await storePatents({ ...portal.ctx, db }, toldOf(false), { ...source, asOf: '2021-12-01' })
  })
}

const asPredicted = (predicted: number): number => predicted

describe('a validation', () => {
  it('of too few patents computes nothing and says so', async () => {
    await plant(100_000_000, 299, asPredicted)
    expect(await validate()).toMatchObject({
      ...{ kind: 'renewal', state: 'finished', verdict: 'insufficient', n: 299, renewal: null, day: exampleDay },
    })
  })

  it('of renewals finds the order that was planted, with its interval, and calibrates nothing alone', async () => {
    await plant(200_000_000, 2_200, asPredicted)
    const found = await validate()
    expect(found.n).toBe(2_499)
    expect(found.alive).toBeGreaterThan(500)
    const { renewal } = found
    expect(renewal?.auc).toBeGreaterThan(0.65)
    expect(renewal?.aucLow).toBeLessThan(renewal?.auc ?? 0)
    expect(renewal?.aucHigh).toBeGreaterThan(renewal?.auc ?? 1)
    expect(renewal?.citationsAuc).toBeLessThan(renewal?.auc ?? 0)
    expect(found.verdict).toBe('reached')
    expect((await list()).calibrated).toBe(false)
  })

  it('of prices is recorded with size, day and source, and refused where a figure cannot be', async () => {
    const wrong = async (changes: object) => (await post({ ...price, ...changes })).body.fields
    expect(await wrong({ n: 0 })).toEqual([{ path: 'n', msg: '件数应为正整数' }])
    expect(await wrong({ spearman: 2 })).toEqual([{ path: 'spearman', msg: '等级相关系数应在 -1 与 1 之间' }])
    expect(await wrong({ coverage: '' })).toEqual([{ path: 'coverage', msg: '请填写区间覆盖率' }])
    expect(await wrong({ day: '2025-01-02' })).toEqual([{ path: 'day', msg: '验证日期不能晚于今天' }])
    expect((await post({ kind: 'opinion' })).body).toMatchObject({ status: 'U00400', msg: '请选择验证种类' })
    expect((await list()).elements).toHaveLength(2)
  })

  it('of prices is judged by its goal, and is not recorded for a model that is no longer in force', async () => {
    const verdictOf = async (changes: object) => (await post({ ...price, ...changes })).body.verdict
    expect(await verdictOf({ n: 49 })).toBe('insufficient')
    expect(await verdictOf({ spearman: 0.29 })).toBe('missed')
    expect(await verdictOf({ coverage: 0.7 })).toBe('missed')
    expect((await post({ ...price, cohort: 'C-9' })).body).toMatchObject({
      ...{ status: 'U00409', msg: '现行的参数或对照组已经改变，请刷新后再登记' },
    })
  })

  it('of both kinds makes the results that come after it calibrated, and no earlier one', async () => {
    const before = await portal.detail('CN100000001B')
    portal.clock.advance(1_000)
    expect((await post(price)).body).toMatchObject({
      kind: 'price',
      verdict: 'reached',
      n: 120,
      price: { spearman: 0.34 },
    })
    expect(portal.acts.at(-1)).toMatchObject({
      ...{ act: 'valuation.addValidation', link: '/valuation-model/validations', before: null },
      after: { kind: 'price', verdict: 'reached', n: 120 },
    })
    portal.clock.advance(1_000)
    expect((await list()).calibrated).toBe(true)
    expect((await portal.ask('/api/valuationModel')).body.calibrated).toBe(true)
    const after = await portal.detail('CN100000002B')
    expect(after.model.calibrated).toBe(true)
    const old = (await portal.ask(`/evaluate-patent/basic/queryById?id=${before.id}`)).body
    expect(old).toMatchObject({ model: { calibrated: false } })
  })

  it('that misses the goal later takes it back', async () => {
    await plant(300_000_000, 2_000, (predicted) => 1 - predicted)
    portal.clock.advance(1_000)
    expect((await validate()).verdict).toBe('missed')
    expect((await list()).calibrated).toBe(false)
  })

  it('runs once at a time, and is nobody’s who may not', async () => {
    await post({ kind: 'renewal' })
    expect((await post({ kind: 'renewal' })).body).toMatchObject({
      ...{ status: 'U00409', msg: validationErrors['validation.running'].msg },
    })
    await runNext(renewalValidation, portal.ctx)
    expect((await post(price, portal.people.demo.token)).status).toBe(403)
  })
})

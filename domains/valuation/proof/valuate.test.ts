import { describe, expect, it } from 'vitest'
import { exampleA, exampleB, exampleC, exampleDay } from '../testing/examples.ts'
import { builtInParameters, defaultCohort, valuate } from './index.ts'
import { refusalTexts, type Valuation } from './valuate.ts'
import type { ValuationInput } from './valuation-input.ts'

const outcomeOf = (input: ValuationInput, day = exampleDay) => valuate(input, day, builtInParameters, defaultCohort)
const valued = (input: ValuationInput, day = exampleDay): Valuation => {
  const outcome = outcomeOf(input, day)
  if (!outcome.ok) throw new Error(refusalTexts[outcome.reason])
  return outcome
}

describe('the worked examples, to the printed digit', () => {
  const cases = [
    ['A', exampleA, [91.3, 85, 93.7], [98.9, 80.4, 94.6], [27.53, 9.08, 75.21], '一级'],
    ['B', exampleB, [46.6, 28.9, 67], [41.2, 50.5, 49.9], [0.51, 0.08, 1.82], '三级'],
    ['C', exampleC, [74.8, 59.2, 85.2], [92.4, 62.5, 63.7], [4.67, 1.43, 13.54], '二级'],
  ] as const
  it.each(cases)(
    '%s: score, dimensions and price with their ranges',
    (_name, input, score, dimensions, price, band) => {
      const value = valued(input)
      expect([value.score, value.scoreLow, value.scoreHigh]).toEqual(score)
      expect(Object.values(value.dimensions)).toEqual(dimensions)
      expect([value.price, value.priceLow, value.priceHigh]).toEqual(price)
      expect(value.band).toBe(band)
    },
  )

  it('counts a citation of its own by half, and says so', () => {
    expect(valued(exampleA).notes.technology[0]?.text).toContain('被引证20次（其中自引2次，按半数计）')
  })

  it('prices A higher once it survived an attack, and at nothing once it is dead', () => {
    const survived = valued({ ...exampleA, stability: 'survived' })
    expect([survived.score, survived.price]).toEqual([93.2, 37.22])
    for (const status of ['EXPIRED', 'LAPSED_FEE', 'INVALIDATED', 'REFUSED', 'ABANDONED', 'ENDED'] as const) {
      const dead = valued({ ...exampleA, status })
      expect([dead.score, dead.price, dead.priceLow, dead.priceHigh]).toEqual([14.8, 0, 0, 0])
    }
  })

  it('is less sure of A without citation data', () => {
    const value = valued({ ...exampleA, fwd: null, fwdSelf: null, generality: null })
    expect([value.score, value.scoreLow, value.scoreHigh, value.price]).toEqual([86.7, 70.8, 92.9, 20.08])
    expect(value.variance).toBeGreaterThan(valued(exampleA).variance)
    expect(value.indicators.find(({ key }) => key === 'cit')).toMatchObject({
      raw: null,
      contribution: 0,
      missing: true,
    })
  })
})

describe('what is refused', () => {
  const known = { fwd: null, fwdSelf: null, claims: null, familyCountries: null, stability: null, opEvents: null }
  it.each([
    ['NO_STATUS', { ...exampleA, status: 'UNKNOWN', filingDate: null }],
    ['NO_DATE', { ...exampleA, ...known, filingDate: null }],
    ['NO_DATA', { ...exampleA, ...known }],
  ] as const)('%s, before what comes after it', (reason, input) => {
    expect(outcomeOf(input)).toEqual({ ok: false, reason })
  })
})

describe('what holds of every patent', () => {
  it('ends a right past its term, whatever the source says', () => {
    expect(valued(exampleA, '2036-06-02')).toMatchObject({ status: 'EXPIRED', isAlive: false, price: 0 })
  })

  it.each([exampleA, exampleB, exampleC])('adds the contributions up to the quality', (input) => {
    const { indicators, quality } = valued(input)
    expect(indicators.reduce((total, { contribution }) => total + contribution, 0)).toBeCloseTo(quality, 12)
  })

  const better: readonly (readonly [string, Partial<ValuationInput>])[] = [
    ['more citations', { fwd: 30 }],
    ['more claims', { claims: 25 }],
    ['a shorter first claim', { firstClaimChars: 90 }],
    ['another country', { familyCountries: ['CN', 'US', 'EP', 'JP'] }],
    ['more transfers', { opEvents: 4 }],
    ['more inventors', { inventors: 9 }],
    ['growth of the field', { ipcGrowth5y: 0.9 }],
  ]
  it.each(better)('is worth no less with %s', (_name, change) => {
    const [before, after] = [valued(exampleA), valued({ ...exampleA, ...change })]
    expect(after.score).toBeGreaterThanOrEqual(before.score)
    expect(after.price).toBeGreaterThan(before.price)
  })

  it('counts a country twice named once, and a member state of EP not beside it', () => {
    const { price } = valued(exampleA)
    expect(valued({ ...exampleA, familyCountries: ['CN', 'US', 'US', 'EP', 'DE', 'FR'] }).price).toBe(price)
  })

  it('never rises from day to day', () => {
    const prices = ['2025-01-01', '2027-01-01', '2030-01-01', '2035-01-01'].map((day) => valued(exampleA, day).price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  it('prices a utility model below an equal invention, and a published application below one in examination', () => {
    const base = { ...exampleA, filingDate: '2023-06-01' }
    expect(valued({ ...base, type: 'UTILITY' }).price).toBeLessThan(valued(base).price)
    const [published, examining] = (['PUBLISHED', 'EXAMINING'] as const).map((status) => valued({ ...base, status }))
    expect(published?.price).toBeLessThan(examining?.price ?? 0)
    expect(examining?.price).toBeLessThan(valued(base).price)
  })

  it('names the annual fees of the schedule, 82,300 and 11,200 yuan over the terms', () => {
    const { INVENTION, UTILITY } = builtInParameters.fees.value
    const total = (fees: readonly number[]) => fees.reduce((sum, fee) => sum + fee, 0)
    expect([INVENTION.length, total(INVENTION), UTILITY.length, total(UTILITY)]).toEqual([20, 82_300, 10, 11_200])
  })

  it('refuses a day that does not exist', () => {
    expect(() => outcomeOf(exampleA, '2025-02-30')).toThrow(RangeError)
  })
})

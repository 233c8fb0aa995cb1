import { patentTypes, stabilities } from '@portal/patentdata/proof'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cohort } from './cohort.ts'
import { builtInParameters, defaultCohort, valuate } from './index.ts'
import type { Valuation } from './valuate.ts'
import type { ValuationInput } from './valuation-input.ts'

/** The gate tries the same records each time; `SEED=… npx vitest run domains/valuation` tries others. */
const seed = Number(process.env.SEED ?? 20_261_126)
const numRuns = 3000
const day = '2026-06-15'
const live = ['GRANTED', 'EXAMINING', 'PUBLISHED'] as const
const dead = ['EXPIRED', 'LAPSED_FEE', 'INVALIDATED', 'REFUSED', 'ABANDONED', 'ENDED'] as const

const count = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 6 })
const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 })
const filed = fc
  .integer({ min: 1, max: 9_000 })
  .map((days) => new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10))
const countries = fc.array(fc.constantFrom('CN', 'US', 'EP', 'DE', 'GB', 'FR', 'IT', 'JP', 'KR', 'WO', 'ZZ'), {
  maxLength: 7,
})

/** Any record that has enough known of it to be valued. */
const anyPatent: fc.Arbitrary<ValuationInput> = fc.record({
  type: fc.constantFrom(...patentTypes),
  status: fc.constantFrom(...live, ...live, ...dead),
  filingDate: filed,
  ipc: fc.constantFrom<readonly string[]>(['H04L9/08'], ['B65D5/00'], ['G06K9/62'], ['A61K31/00', 'C07D1/00'], []),
  fwd: fc.integer({ min: 0, max: 200 }),
  fwdSelf: count(40),
  bwd: count(40),
  originality: share,
  generality: share,
  ipcGroups: count(12),
  inventors: count(15),
  pages: count(120),
  claims: fc.integer({ min: 1, max: 60 }),
  firstClaimChars: fc.option(fc.integer({ min: 5, max: 3000 })),
  stability: fc.option(fc.constantFrom(...stabilities)),
  litigations: count(5),
  familyCountries: fc.option(countries),
  opEvents: count(8),
  ipcGrowth5y: fc.option(fc.double({ min: -0.9, max: 3, noNaN: true })),
  termExtensionDays: fc.option(fc.integer({ min: 0, max: 1800 })),
})
/** Ten years of 365.2425 days, and no day more. */
const tenYears = 3652
/** In 10,000 yuan. */
const leastPrice = 0.01
const anyModel: fc.Arbitrary<ValuationInput> = fc
  .record({ input: anyPatent, ageDays: fc.integer({ min: 1, max: 3651 }) })
  .map(({ input, ageDays }) => ({
    ...input,
    ...{ type: 'UTILITY' as const, status: 'GRANTED' as const },
    ...{ fwd: (input.fwd ?? 0) % 6, claims: 1 + ((input.claims ?? 0) % 9) },
    filingDate: new Date(Date.parse(day) - ageDays * 86_400_000).toISOString().slice(0, 10),
  }))
const anyAlive = anyPatent.filter(({ status }) => live.some((one) => one === status))

/** The default cohort at one age, so that a patent keeps its place among others whenever it was filed. */
const ageless: Cohort = {
  ...defaultCohort,
  percentile: (indicator, raw, section, year) => defaultCohort.percentile(indicator, raw, section, year, 6),
}

const worthOf = (input: ValuationInput, at = day, cohort = defaultCohort): Valuation => {
  const outcome = valuate(input, at, builtInParameters, cohort)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome
}
/** The same patent, filed so many days earlier; nothing is filed after the day of the valuation. */
const earlier = (input: ValuationInput, days: number): ValuationInput => {
  const filedOn = Date.parse(`${input.filingDate}T00:00:00Z`) - days * 86_400_000
  return { ...input, filingDate: new Date(Math.min(filedOn, Date.parse(day))).toISOString().slice(0, 10) }
}

const holds = (of: fc.Arbitrary<ValuationInput>, judge: (input: ValuationInput) => void) =>
  fc.assert(fc.property(of, judge), { seed, numRuns })

const expectNoLess = (better: ValuationInput, input: ValuationInput, cohort = defaultCohort) => {
  const [more, less] = [worthOf(better, day, cohort), worthOf(input, day, cohort)]
  expect(more.score).toBeGreaterThanOrEqual(less.score)
  expect(more.price).toBeGreaterThanOrEqual(less.price)
}

describe(`any of ${numRuns} records (seed ${seed})`, () => {
  it('has a score of 1 to 100 and a price within their ranges, the same each time, and contributions that add up', () =>
    holds(anyPatent, (input) => {
      const value = worthOf(input)
      const { score, scoreLow, scoreHigh, price, priceLow, priceHigh, quality, indicators, isAlive } = value
      expect([1 <= scoreLow, scoreLow <= score, score <= scoreHigh, scoreHigh <= 100]).not.toContain(false)
      expect([0 <= priceLow, priceLow <= price, price <= priceHigh, Number.isFinite(priceHigh)]).not.toContain(false)
      expect(isAlive ? priceLow >= 0.01 : score <= 15 && priceHigh === 0).toBe(true)
      expect(indicators.reduce((total, { contribution }) => total + contribution, 0)).toBeCloseTo(quality, 9)
      expect(worthOf(input)).toEqual(value)
    }))

  it('is dead past its term, whatever the source says', () =>
    holds(anyAlive, (input) => {
      expect(worthOf(input, '2056-06-15')).toMatchObject({ isAlive: false, price: 0 })
    }))

  it.each([
    ['citations by others', (input: ValuationInput) => ({ fwd: (input.fwd ?? 0) + 3 })],
    ['claims', (input: ValuationInput) => ({ claims: (input.claims ?? 0) + 2 })],
    ['cited patents', ({ bwd }: ValuationInput) => ({ bwd: bwd === null ? null : bwd + 2 })],
    ['inventors', ({ inventors }: ValuationInput) => ({ inventors: inventors === null ? null : inventors + 1 })],
    ['pages', ({ pages }: ValuationInput) => ({ pages: pages === null ? null : pages + 4 })],
    ['main groups', ({ ipcGroups }: ValuationInput) => ({ ipcGroups: ipcGroups === null ? null : ipcGroups + 1 })],
    ['transfers', ({ opEvents }: ValuationInput) => ({ opEvents: opEvents === null ? null : opEvents + 1 })],
    [
      'law suits',
      ({ litigations }: ValuationInput) => ({ litigations: litigations === null ? null : litigations + 1 }),
    ],
    ['growth', ({ ipcGrowth5y }: ValuationInput) => ({ ipcGrowth5y: ipcGrowth5y === null ? null : ipcGrowth5y + 0.2 })],
    [
      'generality',
      ({ generality }: ValuationInput) => ({ generality: generality === null ? null : (generality + 1) / 2 }),
    ],
    [
      'originality',
      ({ originality }: ValuationInput) => ({
        originality: originality === null ? null : (originality + 1) / 2,
      }),
    ],
    [
      'countries',
      ({ familyCountries }: ValuationInput) => ({
        familyCountries: familyCountries === null ? null : [...familyCountries, 'JP'],
      }),
    ],
    [
      'protection in Europe',
      ({ familyCountries }: ValuationInput) => ({
        familyCountries: familyCountries === null ? null : [...familyCountries, 'EP'],
      }),
    ],
    [
      'breadth of claim 1',
      ({ firstClaimChars }: ValuationInput) => ({
        firstClaimChars: firstClaimChars === null ? null : firstClaimChars / 2,
      }),
    ],
  ])('is worth no less with more %s', (_name, change) =>
    holds(anyPatent, (input) => expectNoLess({ ...input, ...change(input) }, input)),
  )

  it('counts its own citations no more than those of others', () =>
    holds(anyPatent, (input) => {
      const fwdSelf = input.fwdSelf ?? 0
      expectNoLess({ ...input, fwd: (input.fwd ?? 0) + 5, fwdSelf }, { ...input, fwdSelf: fwdSelf + 5 })
    }))

  it('stands by its stability: survived no less than none, none than a negative report, survived than partial', () =>
    holds(anyPatent, (input) => {
      const being = (stability: (typeof stabilities)[number]): ValuationInput => ({ ...input, stability })
      expectNoLess(being('survived'), being('none'))
      expectNoLess(being('none'), being('um_report_neg'))
      expectNoLess(being('survived'), being('partial'))
    }))

  it('counts a country once, and nothing of the four largest in Europe beside EP', () =>
    holds(anyPatent, (input) => {
      const once: ValuationInput = { ...input, familyCountries: ['EP', ...(input.familyCountries ?? [])] }
      const again = [
        ...(once.familyCountries ?? []),
        ...(once.familyCountries ?? []),
        'DE',
        'GB',
        'FR',
        'IT',
        'CN',
        'WO',
      ]
      const [one, other] = [worthOf(once), worthOf({ ...once, familyCountries: again })]
      expect(other.price).toBe(one.price)
      expect(other.score).toBe(one.score)
      expect(other.quality).toBe(one.quality)
    }))

  it('is worth no less with more of its life before it, in the same place among others', () =>
    holds(anyPatent, (input) => {
      expectNoLess(input, earlier(input, 400), ageless)
      expectNoLess({ ...input, termExtensionDays: (input.termExtensionDays ?? 0) + 200 }, input, ageless)
    }))

  it('is worth no more when it is valued a year later', () =>
    holds(anyPatent, (input) => {
      expect(worthOf(input, '2027-06-15').price).toBeLessThanOrEqual(worthOf(input).price)
    }))

  it('is worth no less as invention than as utility model, and granted than in examination than published', () =>
    holds(anyAlive, (input) => {
      expectNoLess({ ...input, type: 'INVENTION' }, { ...input, type: 'UTILITY' })
      expectNoLess({ ...input, status: 'GRANTED' }, { ...input, status: 'EXAMINING' })
      expectNoLess({ ...input, status: 'EXAMINING' }, { ...input, status: 'PUBLISHED' })
    }))

  it('is worth less as living utility model than as invention', () =>
    holds(anyModel, (model) => {
      const [less, more] = [worthOf(model), worthOf({ ...model, type: 'INVENTION' })]
      expect(less.score).toBeLessThan(more.score)
      expect(less.price < more.price || more.price === leastPrice).toBe(true)
    }))

  it('is worth no less as invention when both end on the same day, filed on the same day too', () =>
    holds(anyModel, (model) => {
      const termExtensionDays = (model.termExtensionDays ?? 0) + tenYears
      expectNoLess({ ...model, type: 'INVENTION' }, { ...model, termExtensionDays })
    }))

  // The late fees of an invention, up to 8,000 yuan, eat a small income: see the README.
  it('scores no less as invention that was filed ten years earlier, and costs no less where its income carries its fees', () =>
    holds(anyModel, (model) => {
      const old: ValuationInput = { ...earlier(model, tenYears), type: 'INVENTION' }
      const [less, more] = [worthOf(model, day, ageless), worthOf(old, day, ageless)]
      expect(more.score).toBeGreaterThanOrEqual(less.score)
      if (more.income >= 12_500) expect(more.price).toBeGreaterThanOrEqual(less.price)
    }))

  it('is less sure with less known', () =>
    holds(anyPatent, (input) => {
      const known = (['fwd', 'claims', 'bwd', 'pages', 'familyCountries', 'opEvents'] as const).filter(
        (key) => input[key] !== null,
      )
      for (const key of known) {
        const outcome = valuate({ ...input, [key]: null }, day, builtInParameters, defaultCohort)
        if (outcome.ok) expect(outcome.variance).toBeGreaterThan(worthOf(input).variance)
        else expect(outcome.reason).toBe('NO_DATA')
      }
    }))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleA, exampleDay } from '../testing/examples.ts'
import { builtInParameters } from './built-in-parameters.ts'
import { defaultCohort } from './default-cohort.ts'
import { type CohortLevel, type CountedIndicator, importedCohort, placeAmong } from './imported-cohort.ts'
import { valuate } from './valuate.ts'

/** The gate tries the same tables each time; `SEED=… npx vitest run domains/valuation` tries others. */
const seed = Number(process.env.SEED ?? 20_261_128)

const knots = [0, 0, 0, 0, 1, 3, 6, 10, 40]

describe('the place of a value among quantiles', () => {
  it('is the middle of those that share it, on a line between two knots, and 0 or 1 beyond the ends', () => {
    expect(placeAmong(knots, 0)).toBe(0.125)
    expect(placeAmong(knots, 1)).toBe(0.5)
    expect(placeAmong(knots, 2)).toBeCloseTo(0.625, 12)
    expect(placeAmong(knots, 40)).toBeCloseTo(0.995, 12)
    expect([placeAmong(knots, -1), placeAmong(knots, 41)]).toEqual([0, 1])
    expect(placeAmong(Array(9).fill(7), 7)).toBe(0.5)
  })

  it('never falls when the value rises, whatever the table', () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2),
      fc.double({ min: -1, max: 3, noNaN: true }),
    )
    const table = fc.array(value, { minLength: 9, maxLength: 9 }).map((list) => list.toSorted((a, b) => a - b))
    const asked = fc.array(value, { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(table, asked, (quantiles, values) => {
        const rising = [...values, ...quantiles].toSorted((a, b) => a - b)
        const places = rising.map((one) => placeAmong(quantiles, one))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(places.every((place) => place >= 0 && place <= 1)).toBe(true)
      }),
      { seed, numRuns: 3_000 },
    )
  })
})

const tableOf = (level: CohortLevel, quantiles: number[], n = 200, indicator: CountedIndicator = 'claims') => ({
  ...{ level, indicator, n, quantiles },
  section: level === 'all' ? null : ('H' as const),
  year: level === 'year' || level === 'years' ? 2016 : null,
})
const cohortOf = (...tables: ReturnType<typeof tableOf>[]) =>
  importedCohort({ name: 'C-1', countedFrom: { n: 900, day: '2026-11-01' }, tables, growth: [] })
const flat = (value: number): number[] => Array(9).fill(value)

describe('a cohort of tables', () => {
  it('asks the year, then the years beside it, the section and all, and what is assumed where nobody counted enough', () => {
    const all = tableOf('all', flat(4))
    const section = tableOf('section', flat(3))
    const years = tableOf('years', flat(2))
    const placed = (cohort: ReturnType<typeof cohortOf>, year = 2016) =>
      [1, 2, 3, 4].find((value) => cohort.percentile('claims', value, 'H', year, 5) === 0.5)
    expect(placed(cohortOf(all, section, years, tableOf('year', flat(1))))).toBe(1)
    expect(placed(cohortOf(all, section, years, tableOf('year', flat(1), 199)))).toBe(2)
    expect(placed(cohortOf(all, section, years), 2019)).toBe(3)
    expect(placed(cohortOf(all))).toBe(4)
    const assumed = defaultCohort.percentile('claims', 4, 'H', 2016, 5)
    expect(cohortOf(tableOf('all', flat(4), 199)).percentile('claims', 4, 'H', 2016, 5)).toBe(assumed)
  })

  it('prefers a shorter first claim, and is clipped as the default one is', () => {
    const cohort = cohortOf(tableOf('all', [50, 100, 150, 200, 250, 300, 350, 400, 500], 900, 'brevity'))
    const place = (chars: number) => cohort.percentile('brevity', chars, 'H', 2016, 5)
    expect([place(10), place(250), place(900)]).toEqual([0.995, 0.5, 0.005])
    expect(place(120)).toBeGreaterThan(place(180))
  })

  it('leaves what is no spread number as the default cohort has it', () => {
    const cohort = cohortOf(tableOf('all', flat(4)))
    for (const [key, raw] of [
      ['stab', 'survived'],
      ['litig', 1],
      ['op', 2],
      ['fam', 1.45],
    ] as const)
      expect(cohort.percentile(key, raw, 'H', 2016, 5)).toBe(defaultCohort.percentile(key, raw, 'H', 2016, 5))
  })

  it('changes a value by what it counted alone, and says what is assumed still', () => {
    const among = (quantiles: number[]) => {
      const outcome = valuate(exampleA, exampleDay, builtInParameters, cohortOf(tableOf('year', quantiles, 500, 'cit')))
      if (!outcome.ok) throw new Error(outcome.reason)
      return outcome
    }
    const [few, many] = [among(flat(2)), among(flat(60))]
    expect(few.price).toBeGreaterThan(many.price)
    expect(few.indicators.find(({ key }) => key === 'cit')?.percentile).toBe(0.995)
    expect(few.notes.technology.find(({ key }) => key === 'cohort')?.text).toMatch(
      /^稳定性、诉讼、同族.*假定分布.*其余/,
    )
  })
})

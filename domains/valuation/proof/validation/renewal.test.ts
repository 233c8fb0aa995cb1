import { describe, expect, it } from 'vitest'
import { exampleA, exampleB, exampleDay } from '../../testing/examples.ts'
import { normalDraws, plantedCases } from '../../testing/planted-outcomes.ts'
import { builtInParameters } from '../built-in-parameters.ts'
import { defaultCohort } from '../default-cohort.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { calibrationSlope } from './calibration-slope.ts'
import { type KnownEnd, wasAliveAtTen } from './fate.ts'
import { reachesGoal } from './goal.ts'
import { judgeRenewal, type RenewalCase, renewalCase } from './renewal.ts'
import { survivalChance } from './survival.ts'

describe('the area under the curve', () => {
  const casesOf = (alive: number[], gone: number[]) => [
    ...alive.map((score) => ({ score, isAlive: true })),
    ...gone.map((score) => ({ score, isAlive: false })),
  ]

  it('is the share of pairs in the right order, ties by half', () => {
    expect(areaUnderCurve(casesOf([3, 2], [1, 2])).area).toBe(0.875)
    expect(areaUnderCurve(casesOf([1, 2, 3], [1, 2, 3])).area).toBe(0.5)
    expect(areaUnderCurve(casesOf([5, 6], [1, 2]))).toEqual({ area: 1, low: 1, high: 1 })
  })

  it('has the interval that another program finds (the example of the Python package pauc 0.1.6)', () => {
    const truth = [0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1]
    const scores = [0.1, 0.35, 0.24, 0.8, 0.2, 0.85, 0.13, 0.85, 0.74, 0.58, 0.71, 0.25]
    const { area, low, high } = areaUnderCurve(scores.map((score, at) => ({ score, isAlive: truth[at] === 1 })))
    expect([area, low, high].map((figure) => Number(figure.toFixed(3)))).toEqual([0.708, 0.378, 1])
  })

  it('has an interval that holds the planted area about nineteen times of twenty', () => {
    // Two normal distributions one standard deviation apart: the area is Φ(1/√2), 0.7602.
    const draw = normalDraws(7)
    const runs = Array.from({ length: 200 }, () =>
      areaUnderCurve(
        casesOf(
          Array.from({ length: 120 }, () => 1 + draw()),
          Array.from({ length: 80 }, draw),
        ),
      ),
    )
    const held = runs.filter(({ low, high }) => low <= 0.7602 && high >= 0.7602).length
    expect(held).toBeGreaterThanOrEqual(182)
    expect(held).toBeLessThanOrEqual(199)
    expect(runs.reduce((sum, { area }) => sum + area, 0) / runs.length).toBeCloseTo(0.7602, 2)
  })
})

describe('the slope of the calibration', () => {
  /** Chances of which so many of a hundred came true. */
  const cells = (list: readonly (readonly [number, number])[]) =>
    list.flatMap(([predicted, came]) => Array.from({ length: 100 }, (_, at) => ({ predicted, isAlive: at < came })))

  it('is 1 where chances come true as often as they say, and less where they are too bold', () => {
    expect(
      calibrationSlope(
        cells([
          [0.2, 20],
          [0.5, 50],
          [0.8, 80],
        ]),
      ),
    ).toBeCloseTo(1, 6)
    expect(
      calibrationSlope(
        cells([
          [0.1, 30],
          [0.5, 50],
          [0.9, 70],
        ]),
      ),
    ).toBeCloseTo(Math.log(7 / 3) / Math.log(9), 3)
  })

  it('is none where both sides are told apart without a fault', () => {
    expect(
      calibrationSlope(
        cells([
          [0.2, 0],
          [0.8, 100],
        ]),
      ),
    ).toBeNull()
  })
})

it('survival follows from fees, decay and spread as the design has it for a median patent', () => {
  const none = { quality: 0, variance: 1 }
  const chance = (years: number, input = exampleA) => survivalChance(years, input, none, builtInParameters)
  expect([5, 10, 15, 20].map((years) => Number(chance(years).toFixed(2)))).toEqual([0.9, 0.54, 0.29, 0.13])
  expect([5, 8, 10].map((years) => Number(chance(years, exampleB).toFixed(2)))).toEqual([0.73, 0.52, 0.3])
  expect(survivalChance(10, exampleA, { quality: 1, variance: 0.3 }, builtInParameters)).toBeGreaterThan(chance(10))
})

describe('whether a patent was alive ten years after its filing', () => {
  const known = (changes: Partial<KnownEnd>): KnownEnd => ({
    ...{ filingDate: '2012-02-29', status: 'GRANTED', statusAsOf: '2025-06-01', events: [] },
    ...changes,
  })
  it.each<[boolean | null, string, Partial<KnownEnd>]>([
    [true, 'it is alive later', {}],
    [true, 'its term ended', { status: 'EXPIRED' }],
    [null, 'it was alive before', { statusAsOf: '2020-01-01' }],
    [null, 'nobody says when it lapsed', { status: 'LAPSED_FEE' }],
    [false, 'it had lapsed before', { status: 'LAPSED_FEE', statusAsOf: '2021-01-01' }],
    [null, 'it ended for another reason', { status: 'INVALIDATED', statusAsOf: '2021-01-01' }],
    [null, 'nobody told the status', { statusAsOf: null }],
    [false, 'an event says so', { status: 'LAPSED_FEE', events: [{ day: '2022-02-27', code: 'CF01' }] }],
    [true, 'it lapsed later', { status: 'LAPSED_FEE', events: [{ day: '2022-03-01', code: 'CF01' }] }],
    [
      true,
      'it was revived',
      {
        events: [
          { day: '2021-05-01', code: 'RR01' },
          { day: '2020-09-01', code: 'CF01' },
        ],
      },
    ],
    [null, 'it was invalidated before', { events: [{ day: '2020-01-01', code: 'IW01' }] }],
    [true, 'it was invalidated later', { status: 'INVALIDATED', events: [{ day: '2024-01-01', code: 'IW01' }] }],
  ])('%s: %s', (wanted, _why, changes) => {
    expect(wasAliveAtTen(known(changes))).toBe(wanted)
  })
})

describe('the judgement of renewals', () => {
  it('finds what was planted: the area, a slope near 1, and more than citations alone', () => {
    const { n, alive, figures } = judgeRenewal(plantedCases(4_000, 0.55))
    expect([n, alive / n]).toEqual([4_000, expect.closeTo(0.54, 1)])
    if (!figures) throw new Error('there were cases enough')
    // The design expects 0.72 of all indicators and 0.67 of citations alone.
    expect(figures.auc).toBeCloseTo(0.72, 1)
    expect(figures.aucLow).toBeLessThan(0.72)
    expect(figures.aucHigh).toBeGreaterThan(0.72)
    expect(figures.citationsAuc).toBeCloseTo(0.67, 1)
    expect(figures.slope).toBeCloseTo(1, 0)
    expect(reachesGoal(figures)).toBe(true)
  })

  it('misses the goal where the quality says little of the income', () => {
    const { figures } = judgeRenewal(plantedCases(2_000, 0.1))
    expect(figures && reachesGoal(figures)).toBe(false)
    expect(figures?.slope).toBeLessThan(0.8)
  })

  const flat = (alive: number, gone: number): RenewalCase[] =>
    Array.from({ length: alive + gone }, (_, at) => ({
      ...{ quality: at % 7, citations: at % 5, predicted: 0.3 + (at % 5) / 10, isAlive: at < alive },
    }))

  it('computes nothing of 299 patents, or of 49 of a side', () => {
    expect(judgeRenewal(flat(150, 149))).toEqual({ n: 299, alive: 150, figures: null })
    expect(judgeRenewal(flat(400, 49))).toEqual({ n: 449, alive: 400, figures: null })
    expect(judgeRenewal(flat(250, 50)).figures).not.toBeNull()
  })

  it('takes a patent as the model values it, and none of which too little is known', () => {
    const one = renewalCase(exampleA, true, exampleDay, builtInParameters, defaultCohort)
    expect(one).toMatchObject({ quality: expect.closeTo(2.016, 2), isAlive: true })
    expect(one?.citations).toBeGreaterThan(0.95)
    const known = { fwd: null, claims: null, familyCountries: null, stability: null, opEvents: null }
    expect(renewalCase({ ...exampleA, ...known }, true, exampleDay, builtInParameters, defaultCohort)).toBeNull()
  })
})

import { expect, it } from 'vitest'
import { exampleA, exampleB, exampleDay } from '../testing/examples.ts'
import { builtInParameters, defaultCohort } from './index.ts'
import { modelRules, type Rules } from './rules.ts'
import { type Valuation, valuateBy } from './valuate.ts'
import type { ValuationInput } from './valuation-input.ts'

const worthOf = (rules: Rules, input: ValuationInput, day = exampleDay): Valuation => {
  const outcome = valuateBy(rules, input, day, builtInParameters, defaultCohort)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome
}

const young: ValuationInput = { ...exampleA, filingDate: '2024-06-01' }
const noCitations: ValuationInput = { ...exampleA, fwd: null, fwdSelf: null }

/** What the model promises; each judges one set of rules. */
const promises: Readonly<Record<string, (rules: Rules) => boolean>> = {
  'a utility model is worth less than an equal invention': (rules) => {
    const [model, invention] = [worthOf(rules, { ...young, type: 'UTILITY' }), worthOf(rules, young)]
    return model.price < invention.price && model.dimensions.law < invention.dimensions.law
  },
  'at equal remaining life too, a utility model scores less in law': (rules) => {
    const model = worthOf(rules, { ...young, type: 'UTILITY', termExtensionDays: 3652 })
    return model.dimensions.law < worthOf(rules, young).dimensions.law
  },
  'what is dead costs nothing': (rules) => worthOf(rules, { ...exampleA, status: 'LAPSED_FEE' }).price === 0,
  'what is unknown widens the range': (rules) =>
    worthOf(rules, noCitations).variance > worthOf(rules, exampleA).variance,
  'a citation of its own counts no more than one by others': (rules) =>
    worthOf(rules, { ...exampleB, fwd: 2, fwdSelf: 8 }).quality <= worthOf(rules, { ...exampleB, fwd: 10 }).quality,
  'more citations never lower the score': (rules) =>
    worthOf(rules, { ...exampleA, fwd: 30 }).score >= worthOf(rules, exampleA).score,
  'a right ends with its term': (rules) => worthOf(rules, exampleA, '2036-06-02').price === 0,
  'the fee is that of the year': (rules) => worthOf(rules, exampleB).price === 0.51 && rules.feeYear(8.6, 0, 20) === 9,
  'an application is worth less than a grant': (rules) =>
    worthOf(rules, { ...young, status: 'EXAMINING' }).validity < worthOf(rules, young).validity,
  'age alone leaves the income as it is': ({ income }) => {
    const earner = { type: 'INVENTION', factor: 1, quality: 1 } as const
    return (
      income({ ...earner, ageYears: 12 }, builtInParameters) === income({ ...earner, ageYears: 2 }, builtInParameters)
    )
  },
  'the worked example A': (rules) => worthOf(rules, exampleA).price === 27.53,
}

const mutants: Readonly<Record<string, Partial<Rules>>> = {
  'a utility model lives as long as an invention': { termYears: { INVENTION: 20, UTILITY: 20 } },
  'the gate of a utility model is that of an invention': {
    gate: (type, status) => (status === 'GRANTED' ? 1 : modelRules.gate(type, status)),
  },
  'death is ignored': { isAlive: (_status, remainingYears) => remainingYears > 0 },
  'what is missing is renormalised': { restsOn: (_known, full) => full },
  'own citations count by one and a half': { citations: (byOthers, bySelf) => byOthers + 1.5 * bySelf },
  'citations lower the quality': {
    loading: (key, precision) => (key === 'cit' ? -1 : 1) * modelRules.loading(key, precision),
  },
  'the term is not looked at': {
    isAlive: (status) => modelRules.isAlive(status, 1),
  },
  'the fee of the year before': {
    feeYear: (age, ahead, term) => Math.max(1, modelRules.feeYear(age, ahead, term) - 1),
  },
  'an application is not discounted': {
    validity: (type, _status, stability, parameters) => modelRules.validity(type, 'GRANTED', stability, parameters),
  },
  'age raises the income': {
    income: (earner, parameters) => modelRules.income(earner, parameters) * (1 + earner.ageYears / 20),
  },
}

const broken = (rules: Rules) => Object.entries(promises).flatMap(([name, holds]) => (holds(rules) ? [] : [name]))

it('keeps every promise', () => {
  expect(broken(modelRules)).toEqual([])
})

it.each(Object.entries(mutants))('a model where %s breaks a promise', (_name, change) => {
  expect(broken({ ...modelRules, ...change })).not.toEqual([])
})

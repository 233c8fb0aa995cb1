import type { PatentType, Stability, Status } from '@portal/patentdata/proof'
import type { IndicatorKey } from './indicators.ts'
import type { Parameters } from './parameters.ts'

/** What the income of the present year depends on. */
export type Earner = {
  readonly type: PatentType
  /** K, of the type and the industry. */
  readonly factor: number
  readonly quality: number
  readonly ageYears: number
}

/** The decisions of the model that the tests replace one by one, to show that each is held by an invariant. */
export type Rules = {
  /** Citations that count. */
  readonly citations: (byOthers: number, bySelf: number) => number
  /** How far the quality follows an indicator, before it is divided by what is known. */
  readonly loading: (indicator: IndicatorKey, precision: number) => number
  /** The precision that an estimate rests on. */
  readonly restsOn: (known: number, full: number) => number
  readonly termYears: Readonly<Record<PatentType, number>>
  readonly isAlive: (status: Status, remainingYears: number) => boolean
  /** The legal standing of a living right or application, 0 to 1. */
  readonly gate: (type: PatentType, status: Status) => number
  /** The number of the year, from 1, whose fee is due `yearsAhead` from now. */
  readonly feeYear: (ageYears: number, yearsAhead: number, termYears: number) => number
  /** Income of the present year, yuan. */
  readonly income: (earner: Earner, parameters: Parameters) => number
  /** The chance that there is a valid right, or will be one, 0 to 1. */
  readonly validity: (type: PatentType, status: Status, stability: Stability | null, parameters: Parameters) => number
}

const isPending = (status: Status): status is 'PUBLISHED' | 'EXAMINING' =>
  status === 'PUBLISHED' || status === 'EXAMINING'

/** Whether the status is that of a right or an application that exists; its term may be over nevertheless. */
const isLiving = (status: Status): boolean => status === 'GRANTED' || isPending(status)

const holds = (type: PatentType, stability: Stability | null, { pValid: { value } }: Parameters): number => {
  const base = value[type]
  if (stability === 'survived') return value.survived
  if (stability === 'partial') return base * value.partialFactor
  if (stability === 'um_report_neg') return base * value.reportNegativeFactor
  return stability === 'um_report_pos' && type === 'UTILITY' ? value.reportPositive : base
}

/** The rules of the model `PV-1` (valuation.md §5, patents.md §5 of the design). Another rule is another model. */
export const modelRules: Rules = {
  citations: (byOthers, bySelf) => byOthers + bySelf / 2,
  loading: (_indicator, precision) => Math.sqrt(precision * (1 + precision)),
  // What is missing is left out and never replaced, so that hiding bad data cannot make an estimate more certain.
  restsOn: (known) => known,
  termYears: { INVENTION: 20, UTILITY: 10 },
  isAlive: (status, remainingYears) => isLiving(status) && remainingYears > 0,
  gate: (type, status) => {
    if (status === 'PUBLISHED') return 0.4
    if (status === 'EXAMINING') return 0.5
    return type === 'INVENTION' ? 1 : 0.75
  },
  feeYear: (ageYears, yearsAhead, termYears) => Math.min(termYears, Math.max(0, Math.floor(ageYears + yearsAhead)) + 1),
  // The age does not count: who kept paying had the better patents, which makes up for what age takes away.
  income: ({ factor, quality }, { a0, sigma, r }) => a0.value * factor * Math.exp(r.value * sigma.value * quality),
  validity: (type, status, stability, parameters) =>
    (isPending(status) ? parameters.pGrant.value[status] : 1) * holds(type, stability, parameters),
}

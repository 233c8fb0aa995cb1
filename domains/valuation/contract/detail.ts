import * as z from 'zod/mini'
import { scenes } from '../proof/score.ts'

const text = z.nullable(z.string())
const amount = z.string()
const range = { score: z.number(), scoreLow: z.number(), scoreHigh: z.number() }

const indicator = z.object({
  key: z.string(),
  dim: z.enum(['technology', 'law', 'economics']),
  name: z.string(),
  raw: z.nullable(z.union([z.number(), z.string()])),
  rawText: z.string(),
  /** Place among patents of the same field and year, 0.005 to 0.995; null where the indicator is unknown. */
  percentile: z.nullable(z.number()),
  weight: z.number(),
  /** What it adds to `quality`. */
  contribution: z.number(),
  missing: z.boolean(),
  /** Who told it, and up to which day; null where it is unknown. */
  source: text,
  asOf: text,
})
export type IndicatorLine = z.infer<typeof indicator>

/** What the model says of a patent, whoever tells of it. */
const numbers = {
  ...range,
  band: z.string(),
  /** In 10,000 yuan with two decimals. */
  price: amount,
  priceLow: amount,
  priceHigh: amount,
  dimensions: z.object({ technology: z.number(), law: z.number(), economics: z.number() }),
  scenes: z.array(z.object({ scene: z.enum(scenes), name: z.string(), ...range })),
  indicators: z.array(indicator),
  quality: z.number(),
  variance: z.number(),
  coverage: z.number(),
  remainingYears: z.number(),
  /** Yuan with two decimals. */
  income: amount,
  validity: z.number(),
}
export const valuationNumbers = z.object(numbers)
export type ValuationNumbers = z.infer<typeof valuationNumbers>

/** The whole result of a valuation (specification §3, patent evaluation result, with what explains it). */
export const valuationDetail = z.object({
  id: z.string(),
  pn: z.string(),
  /** The published application that was asked for, where its grant was valued. */
  askedPn: text,
  /** Application number. */
  an: text,
  ti: text,
  pa: text,
  inn: text,
  /** Filing day and day of publication, `YYYY-MM-DD`. */
  ad: text,
  pd: text,
  ipc: text,
  /** FMSQ granted invention, FMZL published application, SYXX utility model. */
  patk: z.enum(['FMSQ', 'FMZL', 'SYXX']),
  pic: text,
  prscode: z.string(),
  statusText: z.string(),
  statusAsOf: text,
  /** False where a licence of the source forbids to show title and people. */
  mayShow: z.boolean(),
  ...numbers,
  technology: z.array(z.string()),
  law: z.array(z.string()),
  economics: z.array(z.string()),
  model: z.object({
    version: z.string(),
    parameters: z.string(),
    cohort: z.string(),
    cohortKind: z.enum(['default', 'imported']),
    /** From how many patents the cohort was counted, and up to which day sources told of them; null where it is assumed. */
    cohortN: z.nullable(z.number()),
    cohortDay: z.nullable(z.string()),
    day: z.string(),
    /** Whether parameters and cohort had been validated when the result was made. */
    calibrated: z.boolean(),
  }),
  sources: z.array(z.object({ name: z.string(), asOf: z.string() })),
  demonstration: z.boolean(),
  notice: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
})
export type ValuationDetail = z.infer<typeof valuationDetail>

export const historyRow = z.object({
  id: z.string(),
  pn: z.string(),
  ti: text,
  score: z.number(),
  price: amount,
  prscode: z.string(),
  time: z.number(),
})
export type HistoryRow = z.infer<typeof historyRow>

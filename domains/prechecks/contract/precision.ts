import { timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { levels } from './finding.ts'

/** With fewer findings that were judged right or wrong, a share would say nothing. */
export const fewestJudged = 20

/** A rule that is right less often than this is one to be looked at. */
export const leastPrecision = 0.6

/** The quantile of the normal distribution for 95 % on both sides. */
const z95 = 1.959964

/**
 * The lower bound of Wilson's score interval at 95 % for a share of `right` among `total`: with so many judged, the true share
 * is hardly below it (E. B. Wilson, 1927).
 */
const wilsonLower = (right: number, total: number): number => {
  const share = right / total
  const square = z95 ** 2 / total
  const middle = share + square / 2
  const spread = z95 * Math.sqrt((share * (1 - share)) / total + (z95 / (2 * total)) ** 2)
  return (middle - spread) / (1 + square)
}

/** How often a rule is right, both as shares from 0 to 1; null while too few of its findings were judged right or wrong. */
export const precisionOf = (right: number, wrong: number): { precision: number | null; lower: number | null } => {
  const total = right + wrong
  if (total < fewestJudged) return { precision: null, lower: null }
  return { precision: right / total, lower: wilsonLower(right, total) }
}

/** The findings of cases that were submitted in this span. */
export const precisionQuery = z.object({ ...timeSpan })
export type PrecisionQuery = z.output<typeof precisionQuery>

const share = z.nullable(z.number())

const precisionRow = z.object({
  rule: z.string(),
  version: z.number(),
  level: z.enum(levels),
  /** How many findings it gave, how many of them were judged at all, and how many were right and wrong. */
  shown: z.number(),
  judged: z.number(),
  right: z.number(),
  wrong: z.number(),
  precision: share,
  lower: share,
})
export type PrecisionRow = z.output<typeof precisionRow>

export const precisionTable = z.object({ rows: z.array(precisionRow) })
export type PrecisionTable = z.output<typeof precisionTable>

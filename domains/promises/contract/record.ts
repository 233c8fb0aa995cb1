import * as z from 'zod/mini'
import { promiseKinds } from '../proof/terms.ts'
import { allowance } from './promise.ts'

/**
 * With fewer cases no figures are shown: a share or a median would say nothing about the next case, and might point at
 * a single customer.
 */
export const fewestCases = 5

/** What became of the promises of one kind of one service within a month. Amounts in ms as the kind counts. */
const recordRow = z.object({
  service: z.string(),
  name: z.string(),
  kind: z.enum(promiseKinds),
  label: z.string(),
  basis: z.enum(['promise', 'target']),
  /** The time allowed today; each case is judged by what was allowed when it began. */
  allowance,
  count: z.number(),
  /** How many of these cases are not finished yet: they count with the time used so far. */
  open: z.number(),
  /** Null for fewer than `fewestCases` cases. */
  figures: z.nullable(z.object({ keptShare: z.number(), medianMs: z.number(), worstMs: z.number() })),
})
export type RecordRow = z.infer<typeof recordRow>

export const promiseRecord = z.object({
  /** The last whole month in Asia/Shanghai: `2026-10`. */
  month: z.string(),
  shifts: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Whether the portal runs on demonstration data. */
  demonstration: z.boolean(),
  rows: z.array(recordRow),
})
export type PromiseRecord = z.infer<typeof promiseRecord>

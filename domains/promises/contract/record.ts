import * as z from 'zod/mini'
import { promiseKinds } from '../proof/terms.ts'
import { allowance } from './promise.ts'

/** With fewer cases a share or a median says nothing about the next one, and may point at a single customer. */
export const fewestCases = 5

/** What became of the promises of one kind of one service within a month. Amounts in ms as the kind counts. */
const recordRow = z.object({
  service: z.string(),
  name: z.string(),
  kind: z.enum(promiseKinds),
  label: z.string(),
  basis: z.enum(['promise', 'target']),
  /** In force today; a case is judged by what was in force when it began. */
  allowance,
  count: z.number(),
  /** Of these, not finished yet: they count with the time used so far. */
  open: z.number(),
  /** Null for fewer than five cases. */
  figures: z.nullable(z.object({ keptShare: z.number(), medianMs: z.number(), worstMs: z.number() })),
})
export type RecordRow = z.infer<typeof recordRow>

export const promiseRecord = z.object({
  /** `2026-10`, the last whole month in Asia/Shanghai. */
  month: z.string(),
  shifts: z.array(z.object({ from: z.string(), to: z.string() })),
  /** The portal runs on demonstration data. */
  demonstration: z.boolean(),
  rows: z.array(recordRow),
})
export type PromiseRecord = z.infer<typeof promiseRecord>

import * as z from 'zod/mini'
import { recordStates, registerTypes } from './words.ts'

/** A row as the customs query shows it, known by its `recordNum`; `conutryName` is misspelt there, and so on the wire. Dates are `YYYY-MM-DD`. */
export const recordal = z.object({
  recordIcon: z.nullable(z.string()),
  recordName: z.string(),
  /** The right holder. */
  name: z.string(),
  conutryName: z.string(),
  registerNum: z.string(),
  recordNum: z.string(),
  registerType: z.literal(registerTypes),
  /** Classes of goods as the source writes them, e.g. `9` or `9,25`. */
  productType: z.string(),
  recordState: z.literal(recordStates),
  recordBeginDate: z.nullable(z.string()),
  recordEndDate: z.nullable(z.string()),
})
export type Recordal = z.infer<typeof recordal>

import * as z from 'zod/mini'

/** How far a number of a batch is. `failed`: the portal could not evaluate it, which says nothing of the patent. */
export const lineOutcomes = ['waiting', 'valued', 'unknown', 'refused', 'failed'] as const

const batchElement = z.object({
  /** The line of the file. */
  line: z.number(),
  /** The publication that was valued; until then, and where none was, the number as the file has it. */
  pn: z.string(),
  /** Of the result; null where there is none. */
  id: z.nullable(z.string()),
  /** 0: nothing is known of the publication; null: it is still waiting, or could not be valued. */
  score: z.nullable(z.number()),
  /** In 10,000 yuan with two decimals. */
  price: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  msg: z.nullable(z.string()),
})
export type BatchElement = z.infer<typeof batchElement>

/** A batch with all of its lines, in the order of the file. `failed` counts those of the done ones that have no result. */
export const valuationBatch = z.object({
  id: z.string(),
  state: z.enum(['running', 'finished']),
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  /** Whether all of the results were made with a model that was validated by then. */
  calibrated: z.boolean(),
  elements: z.array(batchElement),
})
export type ValuationBatch = z.infer<typeof valuationBatch>

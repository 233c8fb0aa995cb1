import * as z from 'zod/mini'

const sourced = z.object({
  key: z.string(),
  name: z.string(),
  value: z.string(),
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  /** The day on which somebody last compared it with its source; null while nobody has. */
  checkedOn: z.nullable(z.string()),
})

/** How valuations are made, in force now. */
export const valuationModel = z.object({
  version: z.string(),
  parameters: z.object({
    version: z.string(),
    /** The day since which they are in force, and why they were made; without a day they came with the product. */
    since: z.nullable(z.string()),
    note: z.string(),
    list: z.array(sourced),
  }),
  cohort: z.object({
    ...{ name: z.string(), kind: z.enum(['default', 'imported']) },
    /** From how many patents it was counted, and up to which day sources told of them; null where it is assumed. */
    ...{ n: z.nullable(z.number()), day: z.nullable(z.string()) },
  }),
  calibrated: z.boolean(),
  scenes: z.array(
    z.object({
      ...{ scene: z.string(), name: z.string() },
      ...{ technology: z.number(), law: z.number(), economics: z.number() },
    }),
  ),
  indicators: z.array(z.object({ key: z.string(), dim: z.string(), name: z.string(), weight: z.number() })),
})
export type ValuationModel = z.infer<typeof valuationModel>

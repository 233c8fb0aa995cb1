import * as z from 'zod/mini'

const shown = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    source: z.string(),
    sourceUrl: z.nullable(z.string()),
    /** The day on which somebody last compared it with its source, `YYYY-MM-DD`; null while nobody has. */
    checkedOn: z.nullable(z.string()),
  })
const number = z.number()
const byType = z.object({ INVENTION: number, UTILITY: number })
const fees = z.readonly(z.array(number))

const shownBlocks = z.object({
  ...{ a0: shown(number), kType: shown(byType) },
  kIndustry: shown(z.readonly(z.array(z.object({ ipc: z.string(), factor: number })))),
  ...{ delta: shown(byType), discount: shown(number), sigma: shown(number), r: shown(number), floor: shown(number) },
  pGrant: shown(z.object({ PUBLISHED: number, EXAMINING: number })),
  pValid: shown(
    z.extend(byType, {
      ...{ reportPositive: number, survived: number },
      ...{ partialFactor: number, reportNegativeFactor: number },
    }),
  ),
  fees: shown(z.object({ INVENTION: fees, UTILITY: fees })),
  gni: shown(z.record(z.string(), number)),
})

const versionRow = z.object({
  /** As it is named on results, `P-1` for the built-in one. */
  version: z.string(),
  note: z.string(),
  /** The user name of who made it; null: it came with the product. */
  author: z.nullable(z.string()),
  /** Epoch milliseconds. */
  time: z.nullable(z.number()),
  inForce: z.boolean(),
})
export type ParameterVersionRow = z.infer<typeof versionRow>

/** The newest first. */
export const parameterVersionRows = z.object({ elements: z.array(versionRow) })

export const parameterVersionDetail = z.extend(versionRow, { parameters: shownBlocks })
export type ParameterVersionDetail = z.infer<typeof parameterVersionDetail>

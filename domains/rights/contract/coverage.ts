import * as z from 'zod/mini'

/** The place of recordal with customs among countries and offices. */
export const customsPlace = 'customs'

/**
 * Where a name is protected, by the owner's own rights with the same name. Its places are customs, the Madrid System for a
 * mark, and every country in which the owner holds a right of any name; a place that no right of the name covers is a gap.
 */
export const coverage = z.object({
  places: z.array(z.object({ code: z.string(), name: z.string(), covered: z.boolean() })),
  rows: z.array(
    z.object({
      id: z.string(),
      recordName: z.string(),
      registerType: z.number(),
      registerNum: z.string(),
      /** The codes of the places that this right covers. */
      held: z.array(z.string()),
    }),
  ),
})
export type Coverage = z.output<typeof coverage>

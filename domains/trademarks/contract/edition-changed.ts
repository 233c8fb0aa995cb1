import * as z from 'zod/mini'

const place = z.object({ class_id: z.number(), group_id: z.string() })

/** What the refusal `trademark.edition_changed` carries: the edition in force, and what became of the items that it lacks. */
export const editionChanged = z.object({
  edition: z.string(),
  gone: z.array(z.object({ min_name: z.string(), class_id: z.number() })),
  moved: z.array(z.object({ min_name: z.string(), from: place, to: place })),
})
export type EditionChanged = z.infer<typeof editionChanged>

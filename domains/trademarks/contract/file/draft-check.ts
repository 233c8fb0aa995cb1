import * as z from 'zod/mini'

/** One thing that the order says, and whether the draft says it too. */
const draftLine = z.object({ label: z.string(), text: z.string(), isFound: z.boolean() })
export type DraftLine = z.infer<typeof draftLine>

/**
 * The order beside the words of the draft. `isReadable` is false where the draft has no words, as a scanned one, so that nothing was
 * compared. What the draft says beyond the order is not among the lines.
 */
export const draftCheck = z.object({ isReadable: z.boolean(), lines: z.array(draftLine) })
export type DraftCheck = z.infer<typeof draftCheck>

import * as z from 'zod/mini'

/** The answer to a submission. */
export const submittedRequest = z.object({
  businessSn: z.string(),
  /** By when the desk means to accept the request, in epoch ms. */
  acceptanceDue: z.number(),
})
export type SubmittedRequest = z.infer<typeof submittedRequest>

import * as z from 'zod/mini'

export const deskSettingsForm = z.object({
  fourEyes: z.boolean({ error: '请选择是否需要双人复核' }),
})

export const deskSettingsReply = z.object({
  /** Refusal and closing wait until a second member of staff has confirmed them. */
  fourEyes: z.boolean(),
  /** Null: never saved, the default holds. */
  savedAt: z.nullable(z.number()),
  /** Accounts of the desk that are in use. */
  staff: z.number(),
})
export type DeskSettingsReply = z.infer<typeof deskSettingsReply>

import * as z from 'zod/mini'

export const deskSettingsForm = z.object({
  fourEyes: z.boolean({ error: '请选择是否需要双人复核' }),
})

export const deskSettingsReply = z.object({
  /** Whether a refusal or a closing waits until a second member of staff has confirmed it. */
  fourEyes: z.boolean(),
  /** When the settings were last saved; null while the defaults hold. */
  savedAt: z.nullable(z.number()),
  /** The number of staff accounts in use. */
  staff: z.number(),
})
export type DeskSettingsReply = z.infer<typeof deskSettingsReply>

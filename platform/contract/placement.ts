import * as z from 'zod/mini'

/** Where something that the operator publishes stands on the portal. */
export const placement = {
  /** Whether the public can read it now. */
  isOnline: z.boolean(),
  /** Whether the home page shows it, once it is online. */
  isShown: z.boolean(),
  /** Whether it stands first in its list. */
  isRecommended: z.boolean(),
}

const choice = z.boolean({ error: '请选择是或否' })
/** What of it staff may set. */
export const placementForm = z.object({ isShown: choice, isRecommended: choice })
export type PlacementForm = z.output<typeof placementForm>

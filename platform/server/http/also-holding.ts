import { failPlatform } from './failures.ts'
import type { Guard } from './routes.ts'

/**
 * Lets staff make a call that needs a second permission beside the one that it names: what opens personal data is made by who
 * may read the record at all.
 */
export const alsoHolding =
  (permission: string): Guard =>
  async ({ actor }) => {
    if (!actor?.may?.(permission)) failPlatform('access.denied')
  }

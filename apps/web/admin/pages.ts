import type { AdminRoute } from '@portal/platform/web'

/**
 * The `web/admin.ts` modules of all domains that have pages of the back office. They are found by their path, so no list
 * names them.
 */
const doors = import.meta.glob<{ adminPages: readonly AdminRoute[] }>('../../../domains/*/web/admin.ts', {
  eager: true,
})

export const adminPages: readonly AdminRoute[] = Object.values(doors).flatMap((door) => door.adminPages)

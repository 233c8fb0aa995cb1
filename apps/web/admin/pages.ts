import type { AdminRoute } from '@portal/platform/web'

/** Every domain's pages of the back office, from the doors that have some: no list names them. */
const doors = import.meta.glob<{ adminPages: readonly AdminRoute[] }>('../../../domains/*/web/admin.ts', {
  eager: true,
})

export const adminPages: readonly AdminRoute[] = Object.values(doors).flatMap((door) => door.adminPages)

import type { AdminRoute, TodayPart } from '@portal/platform/web'

type Door = { adminPages: readonly AdminRoute[]; todayParts?: readonly TodayPart[] }

/**
 * The `web/admin.ts` modules of all domains that have pages of the back office. They are found by their path, so no list
 * names them.
 */
const doors = Object.values(import.meta.glob<Door>('../../../domains/*/web/admin.ts', { eager: true }))

export const domainPages: readonly AdminRoute[] = doors.flatMap((door) => door.adminPages)

/** What the domains show on 今日工作, in its order. */
export const todayParts: readonly TodayPart[] = doors
  .flatMap((door) => door.todayParts ?? [])
  .toSorted((a, b) => a.sort - b.sort)

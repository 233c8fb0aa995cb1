import type { StaffActs } from '@portal/platform/testing'
import { sealEntries } from '../server/seal-entries.ts'

/** Seals what was written, and checks all of it. */
export const staffActs: StaffActs = async ({ act, portal, query }) => {
  await sealEntries(portal.ctx)
  const { ok, entries } = await act('POST /api/admin/auditVerification')
  const [sealed] = await query<{ count: number }>(
    'select count(*)::int as count from audit_entry where seq is not null',
  )
  if (ok !== true || entries !== sealed?.count) throw new Error(`of ${sealed?.count} entries ${entries} are sound`)
}

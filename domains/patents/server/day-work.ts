import type { RiskSource } from '@portal/platform/server'
import { asc, isNotNull, sql } from 'drizzle-orm'
import type { PatentPermission } from '../contract/permissions.ts'
import { patents } from './patent.table.ts'

const permission: PatentPermission = 'patents.read'

/** The applications that are to be accepted next, or whose customer did not answer in time, so that the desk has to act. */
export const patentRisks: RiskSource = {
  permission,
  nearest: async ({ db }, most) => {
    const rows = await db
      .select({
        businessSn: patents.businessSn,
        patentName: patents.patentName,
        nextDue: sql`${patents.nextDue}`.mapWith(patents.nextDue).as('next_due'),
      })
      .from(patents)
      .where(isNotNull(patents.nextDue))
      .orderBy(asc(patents.nextDue))
      .limit(most)
    return rows.map(({ businessSn, patentName, nextDue }) => ({
      title: patentName,
      sub: `专利申请 · ${businessSn}`,
      due: nextDue.getTime(),
      link: `/patentApplications/${businessSn}`,
    }))
  },
}

import { type DeskFound, type DeskSearch, foundByTexts, type SignedInCtx, wholeFirst } from '@portal/platform/server'
import { desc, eq, or, type SQL } from 'drizzle-orm'
import { businessTypeLabels } from '../../contract/business-types.ts'
import type { RequestPermission } from '../../contract/permissions.ts'
import { titleOf } from '../../contract/title.ts'
import { phoneFingerprint } from '../personal-data.ts'
import { requests } from '../request.table.ts'

const permission: RequestPermission = 'requests.read'

const newest = async ({ db }: SignedInCtx, wanted: SQL | undefined, limit: number): Promise<DeskFound[]> => {
  const { businessSn, businessType, obligeeName, lxrName, details, createTime } = requests
  const rows = await db
    .select({ businessSn, businessType, obligeeName, lxrName, details, createTime })
    .from(requests)
    .where(wanted)
    .orderBy(desc(createTime), desc(requests.id))
    .limit(limit)
  return rows.map((row) => ({
    title: titleOf({ ...row.details, businessType: row.businessType, createTime: row.createTime }),
    sub: [businessTypeLabels[row.businessType], row.obligeeName ?? row.lxrName, row.businessSn].join(' · '),
    link: `/requests/${row.businessSn}`,
  }))
}

/** Requests by their whole number or the contact's whole phone, then by a part of number, company or subject. */
export const requestSearch: DeskSearch = {
  kind: 'requests',
  name: '业务',
  sort: 10,
  permission,
  list: '/requests',
  find: (ctx, keyword, limit) => {
    const { businessSn, obligeeName, subject } = requests
    const whole = or(
      eq(businessSn, keyword.toUpperCase()),
      eq(requests.lxrPhoneFingerprint, phoneFingerprint(ctx, keyword)),
    )
    return wholeFirst(
      limit,
      newest(ctx, whole, limit),
      newest(ctx, foundByTexts([businessSn, obligeeName, subject], keyword), limit),
    )
  },
}

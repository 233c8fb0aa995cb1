import { nextDeadlines, type SubjectSource } from '@portal/deadlines/server'
import type { Ctx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import type { RequestPermission } from '../contract/permissions.ts'
import { requests } from './request.table.ts'
import { subjectKind } from './request-promises.ts'

const permission: RequestPermission = 'requests.read'

/** Requests as things that deadlines belong to. */
export const requestDeadlines: SubjectSource = {
  kind: subjectKind,
  permission,
  ownerOf: async ({ db }, businessSn) => {
    const [found] = await db
      .select({ userId: requests.userId })
      .from(requests)
      .where(eq(requests.businessSn, businessSn))
    return found?.userId
  },
  // The names of the columns are written out, since the query around it is over another table.
  assigneeOf: (ref) =>
    sql`(select assignee_of.assignee_id from ${requests} as assignee_of where assignee_of.business_number = ${ref})`,
  deskPage: (businessSn) => `/requests/${businessSn}`,
}

/** The deadline that ends first of each of these requests, by business number. */
export const requestNextDeadlines = (ctx: Pick<Ctx, 'db'>, businessSns: readonly string[]) =>
  nextDeadlines(ctx, subjectKind, businessSns)

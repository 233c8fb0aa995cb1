import type { Day } from '@portal/platform/contract'
import { type Ctx, publish } from '@portal/platform/server'
import { priorityRule } from '../contract/deadlines.ts'
import type { Patent } from './patent.table.ts'

/**
 * Tells of the first filing of which a priority is counted, under the subject by which a right is known elsewhere; a later
 * event for the same subject moves the day.
 */
export const publishFirstFiling = (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { businessSn, userId, patentType }: Pick<Patent, 'businessSn' | 'userId' | 'patentType'>,
  trigger: Day,
): Promise<void> =>
  publish(ctx, 'patent.first_filing', {
    subject: `patent:${businessSn}`,
    ownerId: userId,
    rule: priorityRule(patentType),
    trigger,
  })

/** Tells of the first filing again where a change has moved it: the day that the customer names, else that of the filing. */
export const publishMovedFiling = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  before: Pick<Patent, 'firstFilingDate' | 'filingDate'>,
  after: Patent,
): Promise<void> => {
  const [was, is] = [before, after].map(({ firstFilingDate, filingDate }) => firstFilingDate ?? filingDate)
  if (is && is !== was) await publishFirstFiling(ctx, after, is)
}

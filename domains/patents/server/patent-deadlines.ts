import { isActiveUser } from '@portal/accounts/server'
import {
  countChecked,
  type SubjectSource,
  sayUnsaid,
  type WantedDeadline,
  wantDeadlines,
} from '@portal/deadlines/server'
import { type Day, shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx, Job } from '@portal/platform/server'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { grantRule, priorityRule } from '../contract/deadlines.ts'
import type { PatentDeadline } from '../contract/detail.ts'
import { deskPatentPath } from '../contract/paths.ts'
import type { PatentPermission } from '../contract/permissions.ts'
import { lockPatent } from './own-patent.ts'
import { type Patent, patents } from './patent.table.ts'
import { subjectKind } from './patent-promise.ts'
import { roundsOf } from './supplement-rounds.ts'

const permission: PatentPermission = 'patents.read'

/** Applications as things that deadlines belong to. */
export const patentDeadlines: SubjectSource = {
  kind: subjectKind,
  permission,
  ownerOf: async ({ db }, businessSn) => {
    const [found] = await db.select({ userId: patents.userId }).from(patents).where(eq(patents.businessSn, businessSn))
    return found?.userId
  },
  // The names of the columns are written out, since the query around it is over another table.
  assigneeOf: (ref) =>
    sql`(select assignee_of.assignee_id from ${patents} as assignee_of where assignee_of.business_number = ${ref})`,
  deskPage: (businessSn) => deskPatentPath(businessSn) as `/${string}`,
}

type Period = {
  slot: string
  rule: string
  trigger: Day
  delivery?: 'received' | 'deemed'
  doneOn?: Day
  evenLate?: true
}

/** The periods of law of an application: priority, counted from the first filing, else from its own; and the registration of a grant. */
const periodsOf = (patent: Patent): Period[] => {
  const { patentType, firstFilingDate, filingDate, grantNoticeOn, grantDelivery, grantRegisteredOn } = patent
  const filed = firstFilingDate ?? filingDate
  return [
    ...(filed === null ? [] : [{ slot: 'priority', rule: priorityRule(patentType), trigger: filed }]),
    ...(grantNoticeOn === null || grantDelivery === null
      ? []
      : [
          {
            ...{
              slot: 'grant',
              rule: grantRule,
              trigger: grantNoticeOn,
              delivery: grantDelivery,
              evenLate: true as const,
            },
            ...(grantRegisteredOn !== null && { doneOn: grantRegisteredOn }),
          },
        ]),
  ]
}

/** The rounds of supplement with their last days; of these the desk's own reminders tell. One that was taken back is none. */
const askedOf = async (ctx: Pick<Ctx, 'db'>, patent: Patent): Promise<WantedDeadline[]> => {
  if (patent.supplementRound === 0) return []
  const rounds = await roundsOf(ctx, patent)
  return rounds
    .filter(({ outcome }) => outcome !== 'withdrawn')
    .map(({ round, dueAt, endedAt }) => ({
      ...{
        slot: `supplement ${round}`,
        name: '专利申请：补充材料',
        dueOn: shanghaiDayOf(dueAt),
        pace: 'elsewhere' as const,
      },
      ...(endedAt !== null && { doneOn: shanghaiDayOf(endedAt) }),
    }))
}

/** Says which deadlines an application has that the caller holds, after what may have moved one. A closed one has none. */
export const sayDeadlines = async (ctx: Pick<Ctx, 'db' | 'now'>, patent: Patent): Promise<void> => {
  const { userId, businessSn, state } = patent
  const wanted = state === 4 ? [] : [...periodsOf(patent), ...(await askedOf(ctx, patent))]
  await wantDeadlines(ctx, { userId, subject: { kind: subjectKind, ref: businessSn }, wanted })
}

/** How many applications one transaction says it of. */
const batch = 100

/** Says it of applications that are older than this and not closed, once each night until none is left. */
export const unsaidJob: Job = {
  name: 'patents.deadlines',
  cron: '43 4 * * *',
  run: async (ctx) => {
    const said = await sayUnsaid(ctx, {
      kind: subjectKind,
      after: async ({ db }, ref) => {
        const { businessSn, state } = patents
        const rows = await db
          .select({ businessSn })
          .from(patents)
          .where(and(gt(businessSn, ref), ne(state, 4)))
          .orderBy(asc(businessSn))
          .limit(batch)
        return rows.map((row) => row.businessSn)
      },
      say: async (inside, refs) => {
        for (const ref of refs) {
          const patent = await lockPatent(inside, ref)
          if (await isActiveUser(inside, patent.userId)) await sayDeadlines(inside, patent)
        }
      },
    })
    if (said > 0) ctx.log.info({ said }, 'deadlines of patent applications were asked for that nobody had asked for')
  },
}

/** The periods of law as the page of an application shows them, by checked rules alone. */
export const shownPeriods = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  patent: Patent,
  today: Day,
): Promise<PatentDeadline[]> => {
  const open = periodsOf(patent).filter(({ doneOn }) => doneOn === undefined)
  if (open.length === 0) return []
  const count = await countChecked(ctx)
  return open.flatMap(({ rule, trigger, delivery }) => {
    const counted = count(rule, trigger, delivery)
    return counted ? [{ rule, name: counted.name, trigger, day: counted.dueOn, passed: counted.dueOn < today }] : []
  })
}

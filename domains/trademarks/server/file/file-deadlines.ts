import { isActiveUser } from '@portal/accounts/server'
import { type SubjectSource, sayUnsaid, type WantedDeadline, wantDeadlines } from '@portal/deadlines/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx, Job } from '@portal/platform/server'
import { and, asc, eq, gt, gte, notInArray, or } from 'drizzle-orm'
import type { FileAct } from '../../contract/file/acts.ts'
import { type DeadlineRule, endedBy, startedBy } from '../../contract/file/deadlines.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { deskTrademarkPath } from '../../contract/paths.ts'
import type { TrademarkPermission } from '../../contract/permissions.ts'
import { type Trademark, type TrademarkStep, trademarkSteps, trademarks } from './file.table.ts'
import { lockTrademark } from './find-trademark.ts'
import { subjectKind } from './trademark-promise.ts'

const permission: TrademarkPermission = 'trademarks.read'

/** Applications as things that deadlines belong to. */
export const trademarkDeadlines: SubjectSource = {
  kind: subjectKind,
  permission,
  ownerOf: async ({ db }, businessSn) => {
    const [found] = await db
      .select({ userId: trademarks.userId })
      .from(trademarks)
      .where(eq(trademarks.businessSn, businessSn))
    return found?.userId
  },
  deskPage: (businessSn) => deskTrademarkPath(businessSn) as `/${string}`,
}

/** Periods that run against others: the applicant only waits until they are over. */
const runsForOthers: Partial<Record<DeadlineRule, string>> = {
  'tm.cn.opposition': '商标：初步审定公告后，他人可以提出异议的期间',
  'madrid.dependency': '马德里：依附基础商标的期间',
}

type Step = Pick<TrademarkStep, 'act' | 'version' | 'paperOn' | 'delivery' | 'createTime'>

const isIn = <T extends object>(table: T, act: Step['act']): act is Step['act'] & keyof T & FileAct =>
  Object.hasOwn(table, act)

/** Which period the paper of a step starts, by the kind of the application. */
const ruleStarted = (kind: TrademarkKind, { act }: Step): DeadlineRule | undefined => {
  if (kind === 'gjsbzc') return act === 'pass' ? 'madrid.dependency' : undefined
  return isIn(startedBy, act) ? startedBy[act] : undefined
}

/** Whether an act starts or ends a period. */
export const movesDeadlines = (kind: TrademarkKind, act: FileAct): boolean =>
  isIn(endedBy, act) || isIn(startedBy, act) || (kind === 'gjsbzc' && act === 'pass')

type Started = { rule: DeadlineRule; step: Step & { paperOn: string }; doneOn?: string }

/**
 * All periods that the papers of an application have started, those that later steps have ended with their day. A paper that is recorded
 * late is told of all the same, since somebody may have missed its period.
 */
export const periodsOf = (kind: TrademarkKind, steps: readonly Step[]): WantedDeadline[] => {
  const started: Started[] = []
  for (const step of steps) {
    const ended = isIn(endedBy, step.act) ? (endedBy[step.act] ?? []) : []
    const doneOn = step.paperOn ?? shanghaiDayOf(step.createTime)
    for (const one of started) if (one.doneOn === undefined && ended.includes(one.rule)) one.doneOn = doneOn
    const rule = ruleStarted(kind, step)
    const { paperOn } = step
    if (rule && paperOn !== null) started.push({ rule, step: { ...step, paperOn } })
  }
  return started.map(({ rule, step: { version, paperOn, delivery }, doneOn }): WantedDeadline => {
    const name = runsForOthers[rule]
    return {
      ...{ slot: `${rule} ${version}`, rule, trigger: paperOn },
      ...(delivery !== null && { delivery }),
      ...(name === undefined ? { evenLate: true } : { name, pace: 'passing' }),
      ...(doneOn !== undefined && { doneOn }),
    }
  })
}

/** Says which periods run for an application that the caller holds, after an act that starts or ends one. */
export const sayDeadlines = async (ctx: Pick<Ctx, 'db' | 'now'>, trademark: Trademark): Promise<void> => {
  const { act, version, paperOn, delivery, createTime } = trademarkSteps
  const steps = await ctx.db
    .select({ act, version, paperOn, delivery, createTime })
    .from(trademarkSteps)
    .where(eq(trademarkSteps.trademarkId, trademark.id))
    .orderBy(asc(version))
  const { userId, businessSn, kind } = trademark
  await wantDeadlines(ctx, {
    ...{ userId, subject: { kind: subjectKind, ref: businessSn } },
    wanted: periodsOf(kind, steps),
  })
}

/** How many applications one transaction says it of. */
const batch = 100
/** From the receipt of the office on its papers start periods. */
const received = 9
/** How long after its end a case may still have a period that runs: to go to court about a review that was lost. */
const afterEndMs = 60 * 86_400_000

/** Says it of applications that are older than this and under way or ended of late, once each night until none is left. */
export const unsaidJob: Job = {
  name: 'trademarks.deadlines',
  cron: '33 4 * * *',
  run: async (ctx) => {
    const said = await sayUnsaid(ctx, {
      kind: subjectKind,
      after: async ({ db }, ref) => {
        const { businessSn, fileState, endTime } = trademarks
        const runs = or(notInArray(fileState, [18, 99]), gt(endTime, new Date(ctx.now().getTime() - afterEndMs)))
        const rows = await db
          .select({ businessSn })
          .from(trademarks)
          .where(and(gt(businessSn, ref), gte(fileState, received), runs))
          .orderBy(asc(businessSn))
          .limit(batch)
        return rows.map((row) => row.businessSn)
      },
      say: async (inside, refs) => {
        for (const ref of refs) {
          const trademark = await lockTrademark(inside, ref)
          if (await isActiveUser(inside, trademark.userId)) await sayDeadlines(inside, trademark)
        }
      },
    })
    if (said > 0) ctx.log.info({ said }, 'deadlines of trademark applications were asked for that nobody had asked for')
  },
}

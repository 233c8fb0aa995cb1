import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { Computed } from '../contract/compute.ts'
import type { DeadlineAction, DeadlineDetail, DeadlineRow, Enterer } from '../contract/deadline.ts'
import { plannedReminders, remindedDay } from '../proof/reminder-plan.ts'
import { ruleOf } from './compute-deadline.ts'
import { type DeadlineRecord, endsOf, remindedOf } from './deadline-terms.ts'
import { show } from './deadline-texts.ts'
import { deadlineReminders } from './own-deadline.table.ts'
import { testedRules } from './stored-rules.ts'

type RowCtx = Pick<SignedInCtx, 'actor' | 'now' | 'cipher'>
type DetailCtx = RowCtx & Pick<Ctx, 'db'>

type Parties = Pick<DeadlineRecord, 'userId' | 'subjectOwnerId' | 'slot'>
type Viewer = Pick<SignedInCtx['actor'], 'userId' | 'userType'>

/** Who entered a deadline that the viewer may see. */
const entererOf = ({ userId, subjectOwnerId, slot }: Parties, viewer: Viewer): Enterer => {
  if (slot !== null) return 'portal'
  if (userId === viewer.userId) return 'self'
  return userId === subjectOwnerId ? 'customer' : 'desk'
}

/**
 * Whether a viewer, who may see a deadline, may change it: who entered it, and of what the desk entered for a customer's case all
 * of the desk, since the one who did may be away.
 */
export const mayChange = (record: Parties, viewer: Viewer): boolean =>
  record.userId === viewer.userId || (viewer.userType === 'staff' && entererOf(record, viewer) === 'desk')

/** What the caller may do with a deadline; with one that a domain asked for only as far as it is his to say. */
export const allowedOn = (
  record: Parties & Pick<DeadlineRecord, 'state' | 'pace' | 'unconfirmed'>,
  actor: Viewer,
): DeadlineAction[] => {
  const { state, slot, pace, unconfirmed, subjectOwnerId } = record
  const confirm: DeadlineAction[] = unconfirmed > 0 ? ['acknowledge'] : []
  // Whose case it is, is told of each move too, and confirms it whoever entered the deadline.
  if (!mayChange(record, actor)) return subjectOwnerId === actor.userId ? confirm : []
  // What a domain asked for goes with the thing that it belongs to.
  const whole: DeadlineAction[] = slot === null ? ['remove'] : []
  // A period that only passes is over by itself, and would be again at once.
  if (state !== 'open') return [...whole, ...(pace === 'passing' ? [] : (['reopen'] as const)), ...confirm]
  return [...(slot === null ? (['edit'] as const) : []), ...whole, 'override', 'done', ...confirm]
}

/** The day before the oldest change that was not confirmed, and the day now; null where nothing moved between them. */
const movedOf = ({ changes, unconfirmed, dueOn }: Pick<DeadlineRecord, 'changes' | 'unconfirmed' | 'dueOn'>) => {
  const [first, ...more] = unconfirmed === 0 ? [] : changes.slice(-unconfirmed)
  if (!first || first.before === dueOn) return null
  return { before: first.before, after: dueOn, why: (more.at(-1) ?? first).why }
}

/** What a deadline is called: by its owner, else by its rule. */
export const titleOf = (ctx: Pick<Ctx, 'cipher'>, record: Pick<DeadlineRecord, 'id' | 'title' | 'name'>): string =>
  show(ctx, 'title', record) ?? record.name

const headOf = (ctx: RowCtx, record: Omit<DeadlineRecord, 'counted'> & Pick<DeadlineRecord, 'endsAt'>) => {
  const { id, version, kind, subjectKind, subjectRef, state, doneOn, endsOn, endsAt } = record
  return {
    ...{ id, version, kind, enteredBy: entererOf(record, ctx.actor), title: titleOf(ctx, record) },
    subject: subjectKind === null || subjectRef === null ? null : { kind: subjectKind, ref: subjectRef },
    state: state === 'open' ? ('open' as const) : ('done' as const),
    overdue: state === 'open' && endsAt.getTime() <= ctx.now().getTime(),
    ...{ doneOn, endsOn, endsAt: endsAt.getTime() },
    moved: movedOf(record),
    can: allowedOn(record, ctx.actor),
  }
}

/** The columns of a row of a list: steps stay behind, since they are long. */
export type ListedRecord = Omit<DeadlineRecord, 'counted' | 'asked'> & { dueAt: number }

export const rowOf = (ctx: RowCtx, record: ListedRecord): DeadlineRow => {
  const { dueOn, dueAt, opensOn, provisional, earliestOn, override } = record
  return {
    ...headOf(ctx, { ...record, asked: null }),
    ...{ dueOn, dueAt, opensOn, provisional, earliestOn, overridden: override !== null },
  }
}

/** The version that counted a deadline, as it is stored now. */
const findRule = async (ctx: DetailCtx, { rule, ruleVersion }: DeadlineRecord): Promise<Computed['rule'] | null> => {
  if (rule === null) return null
  const { versions } = await testedRules.read(ctx)
  const found = versions.find(({ code, version }) => code === rule && version === ruleVersion)
  return found ? ruleOf(found) : null
}

const remindersOf = async ({ db }: DetailCtx, record: DeadlineRecord): Promise<DeadlineDetail['reminders']> => {
  const reminded = remindedOf(record)
  const sent = await db
    .select()
    .from(deadlineReminders)
    .where(eq(deadlineReminders.deadlineId, record.id))
    .orderBy(asc(deadlineReminders.sentAt))
  const day = remindedDay(reminded)
  const wasSent = new Map(
    sent.filter(({ dueDay }) => dueDay === day).map(({ lead, sentAt }) => [lead, sentAt.getTime()]),
  )
  const next = record.state === 'open' ? record.nextReminder?.getTime() : undefined
  return plannedReminders(reminded).flatMap(({ lead, at }) => {
    const sentAt = wasSent.get(lead) ?? null
    const isToCome = next !== undefined && at >= next
    return sentAt !== null || isToCome ? [{ lead, at, sentAt }] : []
  })
}

const askedOf = ({ asked, counted }: DeadlineRecord): DeadlineDetail['asked'] => ({
  trigger: asked?.trigger ?? null,
  delivery: asked?.delivery ?? null,
  way: asked?.way ?? null,
  calendar: asked?.calendar ?? null,
  suspensions: [...(asked?.suspensions ?? [])],
  extended: asked?.extended ?? false,
  dueTime: asked ? null : counted.closing.time,
  zone: asked ? null : counted.closing.zone,
})

const overrideOf = (ctx: RowCtx, record: DeadlineRecord): DeadlineDetail['override'] => {
  const { override, dueOn } = record
  if (!override) return null
  return { ...override, reason: show(ctx, 'overrideReason', record) ?? '', moved: override.before !== dueOn }
}

/** A deadline with its steps, reminders and changes; the caller has checked that the viewer may see it. */
export const detailOf = async (ctx: DetailCtx, record: DeadlineRecord): Promise<DeadlineDetail> => {
  const [rule, reminders] = await Promise.all([findRule(ctx, record), remindersOf(ctx, record)])
  return {
    ...headOf(ctx, { ...record, ...endsOf(record) }),
    ...record.counted,
    rule,
    asked: askedOf(record),
    ownTitle: show(ctx, 'title', record),
    note: show(ctx, 'note', record),
    doneNote: show(ctx, 'doneNote', record),
    override: overrideOf(ctx, record),
    reminders,
    changes: record.changes,
    createTime: record.createTime.getTime(),
  }
}

import { dayInWords } from '@portal/platform/contract'
import type { NoticeEntry, WordsCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { deadlinePath, deadlinesPath } from '../contract/paths.ts'
import { endOfDay, timeLeftWords } from '../proof/reminder-plan.ts'
import type { DeadlineRecord } from './deadline-terms.ts'
import { ownDeadlines } from './own-deadline.table.ts'
import { type DeadlineEvent, type DeskDeadlineEvent, deskLateEvent } from './remind.ts'
import type { SubjectSource, Subjects } from './subjects.ts'

type ChangedEvent = { userId: string; ids: readonly string[]; why: string }

const findRecord = async ({ db }: WordsCtx, id: string): Promise<DeadlineRecord | undefined> => {
  const [found] = await db.select().from(ownDeadlines).where(eq(ownDeadlines.id, id))
  return found?.state === 'cancelled' ? undefined : found
}

/** A deadline is named by its rule and its case, since its owner's own words are sealed. */
const nameOf = ({ name, subjectRef }: DeadlineRecord): string =>
  subjectRef === null || subjectRef.length > 20 ? `期限 · ${name}` : `期限 · ${name} · ${subjectRef}`

const naming =
  (say: (record: DeadlineRecord, now: Date) => string) =>
  async (ctx: WordsCtx, { id }: { id: string }): Promise<string | null> => {
    const record = await findRecord(ctx, id)
    return record ? `${nameOf(record)}：${say(record, ctx.now())}` : null
  }

const dueSoon = (record: DeadlineRecord, now: Date): string => {
  const { endsOn, endsAt, earliestOn, override } = record
  const left = (end: { endsOn: string; endsAt: number }) => timeLeftWords(end, now.getTime())
  if (earliestOn === null || override !== null)
    return `${dayInWords(endsOn, now)}到期，${left({ endsOn, endsAt: endsAt.getTime() })}`
  const earliest = { endsOn: earliestOn, endsAt: endOfDay(earliestOn) }
  return `暂定 ${dayInWords(endsOn, now)}到期，最早可能 ${dayInWords(earliestOn, now)}，到那天${left(earliest)}`
}
const isLate = ({ endsOn }: DeadlineRecord, now: Date): string => `${dayInWords(endsOn, now)}已过，尚未标为已完成`

const changedWords = async (ctx: WordsCtx, { ids, why }: ChangedEvent): Promise<string | null> => {
  const [first = ''] = ids
  if (ids.length > 1) return `${ids.length} 个期限的日期有变（${why}），请逐一确认`
  const record = await findRecord(ctx, first)
  const change = record?.changes.at(-1)
  if (!record || !change) return null
  return `${nameOf(record)}：原 ${change.before}，现 ${change.after}（${why}）`
}

const atDesk = ({ page }: DeskDeadlineEvent): string => `/admin.html#${page}`
const ofOne = ({ id }: DeadlineEvent): string => `/#${deadlinePath(id)}`

/** What staff are told of the things of one kind: whoever may see these, where nobody has the thing in hand. */
const lateAtDesk = ({ kind, permission }: SubjectSource): readonly NoticeEntry[] =>
  permission === null
    ? []
    : [
        {
          event: deskLateEvent(kind),
          name: '业务的期限已过',
          to: 'staff',
          holding: permission,
          alone: ({ assigneeId }: DeskDeadlineEvent) => assigneeId,
          text: '有一项业务的期限已过，请查看。',
          words: naming(isLate),
          link: atDesk,
        },
      ]

/** Who is told of the deadlines that people keep. */
export const deadlineNotices = (subjects: Subjects): readonly NoticeEntry[] => [
  {
    event: 'deadline.due_soon',
    name: '期限临近',
    to: ({ userId }: DeadlineEvent) => userId,
    text: '您有一个期限临近，请查看。',
    words: naming(dueSoon),
    link: ofOne,
  },
  {
    event: 'deadline.late',
    name: '期限已过',
    to: ({ userId }: DeadlineEvent) => userId,
    text: '您有一个期限已过，请查看。',
    words: naming(isLate),
    link: ofOne,
  },
  {
    event: 'deadline.changed',
    name: '期限有变',
    to: ({ userId }: ChangedEvent) => userId,
    text: '您的期限重新计算后日期有变，请查看。',
    words: changedWords,
    link: ({ ids }: ChangedEvent) => `/#${ids.length === 1 ? deadlinePath(String(ids[0])) : deadlinesPath}`,
  },
  {
    event: 'deadline.desk_due_soon',
    name: '在办业务的期限临近',
    to: ({ assigneeId }: DeskDeadlineEvent) => assigneeId,
    forDesk: true,
    text: '您在办的一项业务有期限临近。',
    words: naming(dueSoon),
    link: atDesk,
  },
  ...subjects.flatMap(lateAtDesk),
]

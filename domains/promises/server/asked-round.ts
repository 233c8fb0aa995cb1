import { type Ctx, ensureField } from '@portal/platform/server'
import { type OpenSupplement, type RoundCourse, roundLimits, type SupplementOutcome } from '../contract/asked-round.ts'

type Reading = Pick<Ctx, 'now'>

const dayMs = 86_400_000

/** The last millisecond of `dueDate` in Asia/Shanghai; refuses a day that is over or too far away. */
export const roundDueOf = ({ now }: Reading, dueDate: string): Date => {
  const start = new Date(`${dueDate}T00:00:00+08:00`).getTime()
  const due = start + dayMs - 1
  const left = due - now().getTime()
  const msg = `补充期限须在今天之后的 ${roundLimits.supplementDays} 天以内`
  const isFit = Number.isFinite(start) && left > 0 && left <= (roundLimits.supplementDays + 1) * dayMs
  ensureField(isFit, 'dueDate', msg)
  return new Date(due)
}

/** The round that waits for its answer, from the columns of its case; null where none does. */
export const openRoundOf = (
  { supplementRound, supplementDue }: { supplementRound: number; supplementDue: Date | null },
  now: Date,
): OpenSupplement | null =>
  supplementDue && { round: supplementRound, dueTime: supplementDue.getTime(), overdue: supplementDue < now }

/** The course of a round as it is shown, from its rows. */
export const roundCourseOf = (
  round: {
    round: number
    askedAt: Date
    dueAt: Date
    outcome: SupplementOutcome
    endedAt: Date | null
    remark: string | null
  },
  now: Date,
): RoundCourse => ({
  round: round.round,
  askedTime: round.askedAt.getTime(),
  dueTime: round.dueAt.getTime(),
  outcome: round.outcome,
  endTime: round.endedAt?.getTime() ?? null,
  overdue: round.outcome !== 'withdrawn' && (round.endedAt ?? now) > round.dueAt,
  remark: round.remark,
})

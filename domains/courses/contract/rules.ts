/** What of a course decides who gets a seat. `taken` counts people, `waiting` the sign-ups that wait. */
export type SeatCount = { seats: number; taken: number; waiting: number }

/**
 * Whether a sign-up of so many people gets its seats now. Nobody is split and nobody overtakes: as long as one sign-up
 * waits, the next waits behind it, even where its own number would fit.
 */
export const admits = ({ seats, taken, waiting }: SeatCount, people: number): boolean =>
  waiting === 0 && taken + people <= seats

/** Seats that a new sign-up can have; none while somebody waits. */
export const seatsLeft = ({ seats, taken, waiting }: SeatCount): number =>
  waiting > 0 ? 0 : Math.max(0, seats - taken)

/** Who moves up into so many free seats: from the head of the line, up to the first who does not fit as a whole. */
export const movesUp = <T extends { num: number }>(free: number, line: readonly T[]): T[] => {
  let left = free
  const stop = line.findIndex(({ num }) => {
    left -= num
    return left < 0
  })
  return stop < 0 ? [...line] : line.slice(0, stop)
}

/** What is stored of a course; the rest of its state follows from the time. */
export const courseStatuses = ['draft', 'published', 'cancelled'] as const
export type CourseStatus = (typeof courseStatuses)[number]

export const courseStates = ['draft', 'open', 'closed', 'ended', 'cancelled'] as const
export type CourseState = (typeof courseStates)[number]
export const courseStateLabels = {
  draft: '草稿',
  open: '报名中',
  closed: '报名截止',
  ended: '已开课',
  cancelled: '已取消',
} as const satisfies Record<CourseState, string>

/** Moments in epoch ms. `deadline` null: until the course begins. */
export type CourseTimes = { status: CourseStatus; courseTime: number; deadline: number | null }

export const courseStateAt = ({ status, courseTime, deadline }: CourseTimes, now: number): CourseState => {
  if (status !== 'published') return status
  if (now >= courseTime) return 'ended'
  return deadline !== null && now > deadline ? 'closed' : 'open'
}

export const courseActions = ['edit', 'publish', 'cancel', 'remove'] as const
export type CourseAction = (typeof courseActions)[number]

/** What staff may do with a course; a draft that was never seen may go, anything else is cancelled with a reason. */
const actionsByState = {
  draft: ['edit', 'publish', 'remove'],
  open: ['edit', 'cancel'],
  closed: ['edit', 'cancel'],
  ended: [],
  cancelled: [],
} as const satisfies Record<CourseState, readonly CourseAction[]>

export const courseActionsIn = (state: CourseState): CourseAction[] => [...actionsByState[state]]

/** One course of a sign-up. */
export const enrolmentStates = ['confirmed', 'waiting', 'cancelled'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]
export const enrolmentStateLabels = {
  confirmed: '已确认',
  waiting: '候补中',
  cancelled: '已取消',
} as const satisfies Record<EnrolmentState, string>

export const ownActions = ['cancel', 'calendar'] as const
export type OwnAction = (typeof ownActions)[number]

/**
 * What one may do with one's own enrolment: give it up before the course begins, and take it into a calendar once it was
 * confirmed; of what was called off afterwards the calendar file takes it out again.
 */
export const ownActionsIn = (
  enrolment: { state: EnrolmentState; wasConfirmed: boolean },
  course: CourseState,
): OwnAction[] => {
  const isComing = course === 'open' || course === 'closed'
  const mayCancel = isComing && enrolment.state !== 'cancelled'
  return [...(mayCancel ? (['cancel'] as const) : []), ...(enrolment.wasConfirmed ? (['calendar'] as const) : [])]
}

/** By hand, staff may let a sign-up move up past others, where it fits as a whole. */
export const mayPromote = (
  enrolment: { state: EnrolmentState; num: number },
  course: CourseState,
  { seats, taken }: SeatCount,
): boolean =>
  enrolment.state === 'waiting' && (course === 'open' || course === 'closed') && taken + enrolment.num <= seats

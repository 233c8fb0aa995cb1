/** The numbers of a course that decide who gets a seat. `taken` counts people, `waiting` counts sign-ups. */
export type SeatCount = { seats: number; taken: number; waiting: number }

/**
 * Whether a sign-up of so many people gets its seats now. A group is never split and nobody overtakes: while one sign-up waits,
 * the next one waits behind it, even where its own group would fit.
 */
export const admits = ({ seats, taken, waiting }: SeatCount, people: number): boolean =>
  waiting === 0 && taken + people <= seats

/** How many seats a new sign-up can still get; none while somebody waits. */
export const seatsLeft = ({ seats, taken, waiting }: SeatCount): number =>
  waiting > 0 ? 0 : Math.max(0, seats - taken)

/** Which sign-ups of the waiting list get the free seats: from its head, up to the first group that does not fit as a whole. */
export const movesUp = <T extends { num: number }>(free: number, line: readonly T[]): T[] => {
  let left = free
  const stop = line.findIndex(({ num }) => {
    left -= num
    return left < 0
  })
  return stop < 0 ? [...line] : line.slice(0, stop)
}

/** The stored states of a course; whether it is open, closed or over follows from the time. */
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

/** What decides the state of a course; moments in epoch ms. `deadline` null: one can sign up until the course begins. */
export type CourseTimes = { status: CourseStatus; courseTime: number; deadline: number | null }

export const courseStateAt = ({ status, courseTime, deadline }: CourseTimes, now: number): CourseState => {
  if (status !== 'published') return status
  if (now >= courseTime) return 'ended'
  return deadline !== null && now > deadline ? 'closed' : 'open'
}

export const courseActions = ['edit', 'publish', 'cancel', 'remove'] as const
export type CourseAction = (typeof courseActions)[number]

/**
 * The actions that staff may take in each state of a course. A draft, which no customer ever saw, may be deleted; any other
 * course is cancelled with a reason.
 */
const actionsByState = {
  draft: ['edit', 'publish', 'remove'],
  open: ['edit', 'cancel'],
  closed: ['edit', 'cancel'],
  ended: [],
  cancelled: [],
} as const satisfies Record<CourseState, readonly CourseAction[]>

export const courseActionsIn = (state: CourseState): CourseAction[] => [...actionsByState[state]]

/** States of an enrolment, which is one course of a sign-up. */
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
 * What a user may do with his own enrolment: cancel it before the course begins, and load its calendar file once it was
 * confirmed; after a cancellation that file removes the entry from the calendar.
 */
export const ownActionsIn = (
  enrolment: { state: EnrolmentState; wasConfirmed: boolean },
  course: CourseState,
): OwnAction[] => {
  const isComing = course === 'open' || course === 'closed'
  const mayCancel = isComing && enrolment.state !== 'cancelled'
  return [...(mayCancel ? (['cancel'] as const) : []), ...(enrolment.wasConfirmed ? (['calendar'] as const) : [])]
}

/** Whether staff may give a waiting sign-up its seats by hand, past others; the group must fit as a whole. */
export const mayPromote = (
  enrolment: { state: EnrolmentState; num: number },
  course: CourseState,
  { seats, taken }: SeatCount,
): boolean =>
  enrolment.state === 'waiting' && (course === 'open' || course === 'closed') && taken + enrolment.num <= seats

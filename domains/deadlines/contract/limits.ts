/** Limits of people's own deadlines, in number or in characters. */
export const deadlineLimits = {
  /** The most deadlines of one user that are not done. */
  open: 500,
  title: 100,
  note: 500,
  reason: 300,
  /** The longest kind and reference of what a deadline belongs to. */
  subjectKind: 20,
  subjectRef: 64,
  zone: 64,
  keyword: 100,
  /** How many days a deadline that has ended stays in the calendar feed as cancelled. */
  feedDays: 30,
} as const

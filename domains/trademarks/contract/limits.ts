/** Limits of applications for trademarks. Lengths are in code points. */
export const trademarkLimits = {
  name: 30,
  /** How many reports one user may make in a day, and how many days a report without an order is kept. */
  reportsPerDay: 20,
  reportDays: 90,
  members: 200,
} as const

/** Limits of applications for trademarks. Lengths are in code points. */
export const trademarkLimits = {
  name: 30,
  description: 90,
  contactName: 20,
  contactSets: 3,
  applicantName: 100,
  idNo: 18,
  address: 200,
  /** Items of all classes together. */
  items: 500,
  /** Numbers of the office's papers. */
  paperNumber: 30,
  /** Addresses of uploads, and their names. */
  url: 2_000,
  fileName: 255,
  /** How many reports one user may make in a day, and how many days a report without an order is kept. */
  reportsPerDay: 20,
  reportDays: 90,
  members: 200,
} as const

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
  /** How many pictures of a mark may be uploaded, of which one is chosen. */
  pictures: 5,
  /** How many reports one user may make in a day, and how many days a report without an order is kept. */
  reportsPerDay: 20,
  reportDays: 90,
  members: 200,
  /** Why somebody sent back, ended or withdrew, and what somebody remarks. */
  reason: 500,
  remark: 500,
  question: 200,
  /** A part of a number or a name that is searched for. */
  keyword: 50,
  /** Files, remarks and entries of the timeline of one application. */
  files: 20,
  remarks: 100,
  timeline: 200,
  /** How often one user may ask for a call in a day. */
  helpCallsPerDay: 10,
} as const

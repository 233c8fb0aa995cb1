/** Limits in code points, and other numbers of courses and sign-ups; the specification limits the phone number alone. */
export const courseLimits = {
  companyName: 100,
  address: 200,
  industry: 50,
  contact: 50,
  job: 50,
  /** People of one sign-up. */
  people: 100,
  /** Courses of one sign-up. */
  courses: 10,
  courseName: 100,
  courseAddress: 200,
  onlineLink: 500,
  description: 2000,
  seats: 10_000,
  reason: 300,
  keyword: 100,
  /** Coming courses that the public list shows, the next first. */
  shown: 100,
  /** Rows of a page: one's own sign-ups, the desk's lists. */
  ownPage: 5,
  deskPage: 10,
} as const

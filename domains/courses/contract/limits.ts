/** Limits in code points, and other numbers of courses and sign-ups; the specification limits the phone number alone. */
export const courseLimits = {
  companyName: 100,
  address: 200,
  industry: 50,
  contact: 50,
  job: 50,
  /** The most people of one sign-up. */
  people: 100,
  /** The most courses of one sign-up. */
  courses: 10,
  courseName: 100,
  courseAddress: 200,
  onlineLink: 500,
  description: 2000,
  seats: 10_000,
  reason: 300,
  keyword: 100,
  /** How many coming courses the public list shows, the next one first. */
  shown: 100,
  /** How many rows a page shows of a user's own sign-ups and of the desk's lists. */
  ownPage: 5,
  deskPage: 10,
} as const

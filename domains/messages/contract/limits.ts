/** Limits of the message desk; texts in code points. */
export const messageLimits = {
  title: 60,
  lyName: 30,
  lyEmail: 100,
  content: 500,
  reply: 2000,
  reason: 200,
  keyword: 50,
  /** How many answered questions are offered beside the form. */
  similar: 3,
  /** What is compared with the answered questions: title and content together. */
  similarText: 600,
  page: 10,
  deskPage: 20,
  /** A proof of work as it travels, in characters. */
  proof: 4000,
  /** With this many addresses of other sites a person looks first. */
  links: 3,
} as const

/** Of spam and deleted messages: how long name and address are kept. The privacy policy says so. */
export const forgetWriterAfterDays = 90

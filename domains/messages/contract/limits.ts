import { longestKeyword } from '@portal/platform/contract'

/** Limits of the message desk; texts in code points. */
export const messageLimits = {
  title: 60,
  lyName: 30,
  lyEmail: 100,
  content: 500,
  reply: 2000,
  reason: 200,
  keyword: longestKeyword,
  /** How many answered questions are offered beside the form. */
  similar: 3,
  /** How many characters of title and content together are compared with the answered questions. */
  similarText: 600,
  page: 10,
  deskPage: 20,
  /** The longest proof of work in a request, in characters. */
  proof: 4000,
  /** A message with this many web addresses is held until a person has looked at it. */
  links: 3,
} as const

/** How many days the name and address of the writer are kept for spam and deleted messages. The privacy policy states this. */
export const forgetWriterAfterDays = 90

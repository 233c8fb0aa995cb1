import { roundLimits } from '@portal/promises/contract'

/** Limits in code points, and other numbers of the request forms (names and goods: our own ceiling). */
export const requestLimits = {
  obligeeName: 100,
  seizureProduct: 200,
  seizureReason: 500,
  appeal: 500,
  lxrName: 50,
  idCard: 18,
  address: 200,
  lxrEmail: 254,
  nation: 50,
  intentionProduct: 200,
  /** The most entries of `rightInfo`, and the longest text in each. */
  rights: 20,
  right: 100,
  /** The longest reason that the desk may give for looking at an ID number. */
  revealReason: 200,
  /** The longest text that the desk writes to the customer: `acceptContent`, `processResult`. */
  deskText: 2000,
  note: 500,
  blockTitle: 30,
  ...roundLimits,
  keyword: 100,
  /** The most files of one request. */
  vouchers: 1,
  /** Rows per page, in my progress and in the back office. */
  progressPage: 5,
  queuePage: 8,
  /** The queue counts its rows up to this number only: whoever looks for more wants a filter. */
  counted: 10_000,
  /** Two requests of the same holder and goods that were sent within so many days may be the same matter. */
  duplicateDays: 30,
} as const

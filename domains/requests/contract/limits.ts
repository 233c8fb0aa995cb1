/** Limits in code points, and other numbers of the request forms (names and goods: our own ceiling). */
export const requestLimits = {
  obligeeName: 100,
  seizureProduct: 200,
  seizureReason: 500,
  appeal: 500,
  lxrName: 50,
  /** What the desk writes: acceptContent, processResult. */
  deskText: 2000,
  note: 500,
  keyword: 100,
  /** Files of one request. */
  vouchers: 1,
  /** Rows of a page in my progress, and in the back office. */
  progressPage: 5,
  queuePage: 8,
} as const

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
  /** Entries of rightInfo, and the texts of each. */
  rights: 20,
  right: 100,
  /** Why the desk looks at an ID number. */
  revealReason: 200,
  /** What the desk writes: acceptContent, processResult. */
  deskText: 2000,
  note: 500,
  blockTitle: 30,
  /** What is wrong with one thing that the customer is asked to mend, and how a paper that is missing is called. */
  problem: 300,
  paperName: 50,
  /** Things of one round of supplement, papers that are asked for in addition, and the most days to answer in. */
  supplementItems: 20,
  supplementPapers: 5,
  supplementDays: 90,
  supplementRemark: 500,
  keyword: 100,
  /** Files of one request. */
  vouchers: 1,
  /** Rows of a page in my progress, and in the back office. */
  progressPage: 5,
  queuePage: 8,
  /** Of the queue, so many are counted: whoever looks for more wants a filter. */
  counted: 10_000,
  /** Two requests of the same holder and goods within so many days may be one. */
  duplicateDays: 30,
} as const

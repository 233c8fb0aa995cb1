/** Limits in code points, and other numbers of patent applications. */
export const patentLimits = {
  companyName: 100,
  patentName: 100,
  lxrName: 50,
  nations: 20,
  firstFilingNo: 40,
  /** The most files that one call may bring, and that one application may have. */
  filesAtOnce: 10,
  files: 50,
  withdrawReason: 500,
  /** The longest text that the desk writes to the customer. */
  deskText: 2000,
  agencyName: 100,
  agencyLicenceNo: 40,
  applicationNumber: 30,
  keyword: 100,
  /** Rows per page, in my progress and at the desk. */
  progressPage: 5,
  queuePage: 8,
} as const

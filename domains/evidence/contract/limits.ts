/** Limits of the evidence form. The limit of a text counts code points. */
export const evidenceLimits = {
  obligeeName: 100,
  /** Long enough for any document number, also that of a foreign passport. */
  idCard: 30,
  lxrPhone: 11,
  exhibitionName: 100,
  exhibitionAddress: 200,
  keyword: 100,
  /** The reason that staff give before they see a document number or a travel document. */
  revealReason: 200,
  /** The largest package that the server verifies, in bytes. */
  packageBytes: 64 * 1024 * 1024,
  /** How long a download ticket may be used, in ms. */
  ticketLifeMs: 5 * 60_000,
  progressPage: 5,
} as const

/** Limits of the evidence form, in code points where they are of texts. */
export const evidenceLimits = {
  obligeeName: 100,
  /** The form takes any document number, a foreign passport's too. */
  idCard: 30,
  lxrPhone: 11,
  exhibitionName: 100,
  exhibitionAddress: 200,
  keyword: 100,
  /** Why the desk looks at a number or a travel document. */
  revealReason: 200,
  /** Bytes of a package that the server verifies. */
  packageBytes: 64 * 1024 * 1024,
  /** How long a download ticket may be used, in ms. */
  ticketLifeMs: 5 * 60_000,
  progressPage: 5,
} as const

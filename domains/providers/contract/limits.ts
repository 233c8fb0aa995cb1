/** In characters. */
export const providerLimits = {
  companyName: 100,
  licenceNo: 50,
  reason: 500,
  keyword: 100,
} as const

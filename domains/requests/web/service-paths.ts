import type { BusinessType } from '../contract/business-types.ts'

/** Where one chooses how to put a right on record with customs. */
export const filingsPath = '/home/exhibition'

/** Where a request of each offered kind is begun. */
export const servicePaths: Partial<Record<BusinessType, string>> = {
  1: filingsPath,
  2: '/home/exhibitionInfringement',
  3: '/home/eCommerceInfringement',
  4: '/home/tradeDisputes',
  5: '/home/earlyWarningAnalysis',
  6: '/home/riskAversion',
  7: '/home/customsSeizure',
}

/** The record of a request in my progress. */
export const progressPath = (businessType: BusinessType, businessSn?: string): string =>
  `/home/speedOfProgress?active=${businessType}${businessSn ? `&businessSn=${encodeURIComponent(businessSn)}` : ''}`

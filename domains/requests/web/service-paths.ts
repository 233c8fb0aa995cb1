import type { BusinessType } from '../contract/business-types.ts'

/** The page on which a customer chooses how to record a right with customs. */
export const filingsPath = '/home/exhibition'

/** The page on which a request of each kind begins. */
export const servicePaths: Partial<Record<BusinessType, string>> = {
  1: filingsPath,
  2: '/home/exhibitionInfringement',
  3: '/home/eCommerceInfringement',
  4: '/home/tradeDisputes',
  5: '/home/earlyWarningAnalysis',
  6: '/home/riskAversion',
  7: '/home/customsSeizure',
}

/** The page of one request in my progress, or the list of its kind where no number is given. */
export const progressPath = (businessType: BusinessType, businessSn?: string): string =>
  `/home/speedOfProgress?active=${businessType}${businessSn ? `&businessSn=${encodeURIComponent(businessSn)}` : ''}`

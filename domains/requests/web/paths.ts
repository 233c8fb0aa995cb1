import type { BusinessType } from '../contract/business-types.ts'

/** The page on which a customer chooses how to record a right with customs. */
export const filingsPath = '/home/exhibition'

/** The page of the self-check, whose answers a customer sends to the experts. */
export const selfCheckPath = '/home/earlyWarningAnalysis'

/** The page of one request in my progress, or the list of its kind where no number is given. */
export const progressPath = (businessType: BusinessType, businessSn?: string): string =>
  `/home/speedOfProgress?active=${businessType}${businessSn ? `&businessSn=${encodeURIComponent(businessSn)}` : ''}`

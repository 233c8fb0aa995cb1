import type { BusinessType } from '../contract/business-types.ts'

/** Where a request of each offered kind is filled in. */
export const servicePaths: Partial<Record<BusinessType, string>> = {
  7: '/home/customsSeizure',
}

/** The record of a request in my progress. */
export const progressPath = (businessType: BusinessType, businessSn?: string): string =>
  `/home/speedOfProgress?active=${businessType}${businessSn ? `&businessSn=${encodeURIComponent(businessSn)}` : ''}`

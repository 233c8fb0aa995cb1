import type { BusinessType } from './business-types.ts'

/** The page of one request in 我的事项, or the list of its kind where no number is given. */
export const progressPath = (businessType: BusinessType, businessSn?: string): string =>
  `/home/speedOfProgress?active=${businessType}${businessSn ? `&businessSn=${encodeURIComponent(businessSn)}` : ''}`

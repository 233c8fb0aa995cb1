import { linkTo } from '@portal/platform/web'

export const inquiryPath = '/home/filingInquiry'

/** The search of recordals with what is looked for; without anything, its beginning. */
export const searchAddress = (asked: Readonly<Record<string, unknown>> = {}): string =>
  linkTo(inquiryPath, { active: 1, ...asked })

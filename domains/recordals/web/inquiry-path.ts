import { linkTo } from '@portal/platform/web'

export const inquiryPath = '/home/filingInquiry'

/** The address of the search of recordals with these conditions; without conditions, that of an empty search. */
export const searchAddress = (asked: Readonly<Record<string, unknown>> = {}): string =>
  linkTo(inquiryPath, { active: 1, ...asked })

import type { NoticeEntry } from '@portal/platform/server'

type RenewalEvent = { id: string; userId: string }

/** The notices that the events of filings send, and to whom. */
export const filingNotices: readonly NoticeEntry[] = [
  {
    event: 'filing.renewal_due',
    name: '海关备案临近届满',
    to: ({ userId }: RenewalEvent): string => userId,
    text: '您登记的一项海关备案临近届满，请查看续展的时间。',
    link: ({ id }: RenewalEvent): string => `/#/home/exhibition/zzba?sheet=${id}`,
  },
]

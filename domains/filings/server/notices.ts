import { dayInWords } from '@portal/platform/contract'
import type { NoticeEntry, WordsCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { sheetPath } from '../contract/paths.ts'
import { sheets } from './filing.table.ts'

type RenewalEvent = { id: string; userId: string }

/** The right's name is sealed, so that the recordal is named by its number, which is not. */
const renewalWords = async ({ db, now }: WordsCtx, { id }: RenewalEvent): Promise<string | null> => {
  const [sheet] = await db.select().from(sheets).where(eq(sheets.id, id))
  if (!sheet?.recordNum || !sheet.recordEndDate) return null
  return `海关备案 ${sheet.recordNum}：${dayInWords(sheet.recordEndDate, now())}届满，现在可以续展`
}

/** The notices that the events of filings send, and to whom. */
export const filingNotices: readonly NoticeEntry[] = [
  {
    event: 'filing.renewal_due',
    name: '海关备案临近届满',
    to: ({ userId }: RenewalEvent): string => userId,
    text: '您登记的一项海关备案临近届满，请查看续展的时间。',
    words: renewalWords,
    link: ({ id }: RenewalEvent): string => `/#${sheetPath(id)}`,
  },
]

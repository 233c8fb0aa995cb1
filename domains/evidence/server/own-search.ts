import { evidenceStateLabels } from '../contract/states.ts'
import { titleOf } from '../contract/title.ts'
import { evidences } from './evidence.table.ts'

/** The columns that hold the words by which an owner finds a record. */
export const searchedColumns = {
  id: evidences.id,
  evidenceNo: evidences.evidenceNo,
  state: evidences.state,
  obligeeName: evidences.obligeeName,
  exhibitionName: evidences.exhibitionName,
  exhibitionAddress: evidences.exhibitionAddress,
  createTime: evidences.createTime,
} as const

type Searched = Pick<typeof evidences.$inferSelect, keyof typeof searchedColumns>

/** A text in which width and case make no difference. */
export const foldSearched = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The folded words by which its owner finds a record, in 我的事项 as in the portal's one search. */
export const searchedText = (record: Searched): string => {
  const { evidenceNo, obligeeName, exhibitionAddress, state } = record
  return foldSearched(
    [titleOf(record), evidenceNo, obligeeName, exhibitionAddress, evidenceStateLabels[state]].join(' '),
  )
}

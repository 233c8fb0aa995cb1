import { requestStateLabels } from '../contract/rules.ts'
import { titleOf } from '../contract/title.ts'
import { requests } from './request.table.ts'

/** The columns that hold the words by which an owner finds a request. */
export const searchedColumns = {
  id: requests.id,
  businessSn: requests.businessSn,
  businessType: requests.businessType,
  state: requests.state,
  createTime: requests.createTime,
  details: requests.details,
  subject: requests.subject,
  obligeeName: requests.obligeeName,
} as const

export type Searched = Pick<typeof requests.$inferSelect, keyof typeof searchedColumns>

/** A text in which width, case and the commas between thousands make no difference, so that 2400 finds 2,400. */
export const foldSearched = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')

export const searchedTitle = ({ details, businessType, createTime }: Searched): string =>
  titleOf({ ...details, businessType, createTime })

/** The folded words by which its owner finds a request, in 我的事项 as in the portal's one search. */
export const searchedText = (request: Searched): string => {
  const { subject, obligeeName, businessSn, state } = request
  return foldSearched(
    [searchedTitle(request), subject, obligeeName ?? '', businessSn, requestStateLabels[state]].join(' '),
  )
}

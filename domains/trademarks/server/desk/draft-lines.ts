import { maskIdCard } from '@portal/accounts/contract'
import type { ChosenClass } from '@portal/nice/contract'
import type { DraftLine } from '../../contract/file/draft-check.ts'
import type { KeptApplicant } from '../file/personal-data.ts'

/** What an order says that its draft must say as well. */
export type Ordered = {
  /** The words of the mark; empty for a mark of a picture alone. */
  name: string
  goods: readonly ChosenClass[]
  applicant: KeptApplicant | null
  /** The number of the basic mark; empty where nobody told it. */
  basicNumber: string
  /** The designated members by their names in Chinese and English, of which a draft has one. */
  members: readonly { name: string; nameEn: string }[]
}

/** Words as they are compared: a line may break anywhere in a PDF, and digits and letters come in two widths. */
const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')

type Wanted = { label: string; text: string; written?: readonly string[] }

const wantedOf = ({ name, goods, applicant, basicNumber, members }: Ordered): Wanted[] => [
  { label: '商标名称', text: name },
  ...goods.flatMap(({ class_id, service_nice_min }) =>
    service_nice_min.map(({ min_name }) => ({ label: `第 ${class_id} 类`, text: min_name })),
  ),
  ...(applicant
    ? [
        { label: '申请人', text: applicant.name },
        // The number is compared whole and shown in part.
        { label: '证件号码', text: maskIdCard(applicant.idNo), written: [applicant.idNo] },
        { label: '地址', text: applicant.address },
      ]
    : []),
  { label: '基础商标', text: basicNumber },
  ...members.map(({ name: text, nameEn }) => ({ label: '指定成员', text, written: [text, nameEn] })),
]

/** Each thing that an order says, and whether the words of its draft hold it. */
export const draftLinesOf = (ordered: Ordered, draft: string): DraftLine[] => {
  const words = plainOf(draft)
  return wantedOf(ordered).flatMap(({ label, text, written = [text] }) => {
    const sought = written.map(plainOf).filter((one) => one !== '')
    return sought.length === 0 ? [] : [{ label, text, isFound: sought.some((one) => words.includes(one)) }]
  })
}

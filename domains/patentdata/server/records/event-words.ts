import { classOfCode, type Deal, deals, endOfCode, isDeal } from '../../proof/event-codes.ts'
import { statusLabels } from '../../proof/vocabulary.ts'

const dealLabels = { transfers: '权利转移', licences: '许可备案', pledges: '质押登记' } satisfies Record<Deal, string>

/** What a code does to a publication, in words; null where it does nothing that counts. */
export const eventMeaning = (code: string): string | null => {
  const end = endOfCode(code)
  if (end !== undefined) return statusLabels[end]
  const deal = deals.find((one) => isDeal(one, code))
  if (deal !== undefined) return dealLabels[deal]
  switch (classOfCode(code)) {
    case 'C':
      return '申请恢复'
    case 'K':
      return '专利权恢复'
    case 'D':
      return '实质审查'
    case 'F':
      return '授权'
    case 'M':
      return '部分无效'
    case 'Q':
      return '公布'
    case 'B':
    case 'H':
    case undefined:
      return null
  }
}

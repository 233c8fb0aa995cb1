import { dayText, dayWords } from '@portal/platform/web'
import type { RequestRow } from '../../contract/detail.ts'
import type { OpenSupplement } from '../../contract/supplement-view.ts'

/** What the owner's and the desk's pages call the one who acts next. */
const names = {
  owner: { customer: '等您补充材料', staff: '我们正在办', nobody: '已结束' },
  staff: { customer: '等待客户补充', staff: '由我们处理', nobody: '已结束' },
} as const

/**
 * Says who is asked for a supplement and until when. Once the day has passed, it tells the owner that he may still
 * answer, and the desk that no answer came, since the desk must act now.
 */
const supplementText = ({ dueTime, overdue }: OpenSupplement, viewer: 'owner' | 'staff'): string => {
  const day = dayText(dueTime)
  if (viewer === 'staff') return overdue ? `客户逾期未补充（期限 ${day}）` : `请客户在 ${day} 前补充（含当日）`
  return overdue ? `请补充材料，期限 ${dayWords(dueTime)} 已过，仍可提交` : `请补充材料，最迟 ${dayWords(dueTime)}`
}

/** The name of whoever acts next, in the words of the viewer. */
export const actorText = (
  { actsNext, supplement }: Pick<RequestRow, 'actsNext' | 'supplement'>,
  viewer: 'owner' | 'staff',
): string => (supplement ? supplementText(supplement, viewer) : names[viewer][actsNext])

import { dayText } from '@portal/platform/web'
import { stateOf, stateText } from '@portal/promises/web'
import type { RequestRow } from '../../contract/detail.ts'
import type { OpenSupplement } from '../../contract/supplement-view.ts'
import styles from './detail.module.css'

type Next = Pick<RequestRow, 'actsNext' | 'nextDue' | 'supplement' | 'promises'>

/** Who acts next, as each side calls itself and the other. */
const names = {
  owner: { customer: '等待您补充材料', staff: '由受理台处理', nobody: '已结束' },
  staff: { customer: '等待客户补充', staff: '由受理台处理', nobody: '已结束' },
} as const

/**
 * Who is asked for a supplement, until when. That the day has passed is said: to the owner that it may still be answered,
 * to the desk that nothing came, since it is to act now.
 */
const supplementText = ({ dueTime, overdue }: OpenSupplement, viewer: 'owner' | 'staff'): string => {
  const day = dayText(dueTime)
  if (!overdue) return `请${viewer === 'owner' ? '您' : '客户'}在 ${day} 前补正（含当日）`
  return viewer === 'owner' ? `您的补正已超过期限（${day}），仍可提交` : `客户逾期未补正（期限 ${day}）`
}

/** Who acts next, in the words of the viewer. */
export const actorText = (
  { actsNext, supplement }: Pick<Next, 'actsNext' | 'supplement'>,
  viewer: 'owner' | 'staff',
): string => (supplement ? supplementText(supplement, viewer) : names[viewer][actsNext])

/** Who acts next and by when; a moment that has passed is said to have passed. */
export function NextStep({ next, viewer }: { next: Next; viewer: 'owner' | 'staff' }) {
  const { nextDue, promises } = next
  const due = promises.find((promise) => promise.keptAt === null && promise.dueAt === nextDue)
  return (
    <>
      {actorText(next, viewer)}
      {due && (
        <p className={stateOf(due) === 'late' ? styles.late : styles.due}>
          {due.label}：{stateText(due)}
        </p>
      )}
    </>
  )
}

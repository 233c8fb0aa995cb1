import { shanghaiMinute } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import type { enrolments } from './course.table.ts'
import { waitingPlaces } from './waiting-place.ts'

type Enrolment = typeof enrolments.$inferSelect

/** `2026-11-20 14:05 提交，2 人，候补第 3 位`. */
export const describeEnrolment = async (ctx: Pick<Ctx, 'db'>, enrolment: Enrolment): Promise<string> => {
  const { id, createTime, num, state } = enrolment
  const place = state === 'waiting' ? (await waitingPlaces(ctx, [id])).get(id) : undefined
  const standing = place === undefined ? '已确认' : `候补第 ${place} 位`
  return `${shanghaiMinute(createTime)} 提交，${num} 人，${standing}`
}

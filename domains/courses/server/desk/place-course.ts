import type { PlacementForm } from '@portal/platform/contract'
import type { ActorCtx, ById } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { courses } from '../course.table.ts'
import { lockCourse } from '../course-record.ts'
import { recordInHistory } from './history.ts'

/** Sets whether the home page may name a course, and whether it stands first in the list. Runs in the caller's transaction. */
export const placeCourse = async (
  ctx: ActorCtx,
  { params, body }: ById & { body: PlacementForm },
): Promise<Record<string, never>> => {
  const { id, isShown, isRecommended } = await lockCourse(ctx, params.id)
  await ctx.db.update(courses).set(body).where(eq(courses.id, id))
  await recordInHistory(ctx, id, 'place', { before: { isShown, isRecommended }, after: body })
  return {}
}

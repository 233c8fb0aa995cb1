import type { ById, SignedInCtx } from '@portal/platform/server'
import type { DeadlineDetail } from '../contract/deadline.ts'
import { detailOf } from './deadline-view.ts'
import { getSeen } from './seen-deadlines.ts'
import { withNames } from './subject-names.ts'
import type { Subjects } from './subjects.ts'

/** A deadline with every step, for whoever may see it. */
export const viewDeadline =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, { params: { id } }: ById): Promise<DeadlineDetail> => {
    const detail = await detailOf(ctx, await getSeen(ctx, subjects, id))
    const [named = detail] = await withNames(ctx, subjects, [detail])
    return named
  }

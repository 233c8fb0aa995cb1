import { userNames } from '@portal/accounts/server'
import { shanghaiMinute } from '@portal/platform/contract'
import { type ActorCtx, type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import { courseLabels } from '../../contract/course.ts'
import type { CourseHistoryLine, HistoryAction } from '../../contract/desk.ts'
import { courseHistory } from '../course.table.ts'

export const courseRecord: RecordKind = {
  at: '/api/admin/courses/{id}',
  kind: 'course',
  page: (id) => `/courses/${id}`,
}

type Facts = Record<string, unknown>

/** Notes what staff did, with the values before and after. Runs in the caller's transaction. */
export const recordInHistory = async (
  ctx: ActorCtx,
  courseId: string,
  action: HistoryAction,
  { before = {}, after = {} }: { before?: Facts; after?: Facts } = {},
): Promise<void> => {
  await ctx.db
    .insert(courseHistory)
    .values({ id: ctx.newId(), courseId, actorId: ctx.actor.userId, action, before, after, createTime: ctx.now() })
  await recordAct(ctx, { ...loggedAs(courseRecord, courseId), before, after })
}

const labels: Readonly<Record<string, string>> = {
  ...courseLabels,
  isShown: '在首页显示',
  isRecommended: '推荐',
  reason: '取消原因',
  companyName: '企业名称',
  num: '人数',
  format: '文件格式',
  rows: '行数',
  filter: '筛选',
}
const moments: readonly string[] = ['courseTime', 'endTime', 'deadline']

const wordsOf = (field: string, value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'boolean') return value ? '是' : '否'
  return moments.includes(field) ? shanghaiMinute(new Date(String(value))) : String(value)
}

const changesOf = (before: Facts, after: Facts): CourseHistoryLine['changes'] =>
  // The fields follow the order of the form, since stored JSON keeps no order of its own.
  Object.keys(labels)
    .filter((field) => field in before || field in after)
    .map((field) => ({
      label: labels[field] ?? field,
      before: wordsOf(field, before[field]),
      after: wordsOf(field, after[field]),
    }))
    .filter(({ before: was, after: is }) => was !== is)

/** The history of a course (who did what), the latest entry first. */
export const historyOf = async (ctx: Pick<Ctx, 'db'>, courseId: string): Promise<CourseHistoryLine[]> => {
  const rows = await ctx.db
    .select()
    .from(courseHistory)
    .where(eq(courseHistory.courseId, courseId))
    .orderBy(desc(courseHistory.createTime), desc(courseHistory.id))
    .limit(200)
  const names = await userNames(
    ctx,
    rows.map(({ actorId }) => actorId),
  )
  return rows.map(({ action, actorId, createTime, before, after }) => ({
    action,
    actor: names.get(actorId)?.username ?? '已停用的账号',
    createTime: createTime.getTime(),
    changes: changesOf(before, after),
  }))
}

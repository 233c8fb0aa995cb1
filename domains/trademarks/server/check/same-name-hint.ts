import type { Ctx } from '@portal/platform/server'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Finding } from '../../contract/check.ts'
import { trademarks } from '../file/file.table.ts'

type Asked = { userId: string; name: string; classes: readonly number[] }

/** A hint at the caller's own application of the same name for one of the same classes; nobody else's is looked at. */
export const sameNameHint = async ({ db }: Pick<Ctx, 'db'>, { userId, name, classes }: Asked): Promise<Finding[]> => {
  if (name === '' || classes.length === 0) return []
  const wanted = sql`${trademarks.classes} && array[${sql.join(
    classes.map((id) => sql`${id}`),
    sql`, `,
  )}]::smallint[]`
  const [own] = await db
    .select({ businessSn: trademarks.businessSn })
    .from(trademarks)
    .where(and(eq(trademarks.userId, userId), eq(trademarks.markName, name), ne(trademarks.fileState, 99), wanted))
    .orderBy(desc(trademarks.createTime))
    .limit(1)
  if (!own) return []
  const text = `您已提交过同名申请 ${own.businessSn}`
  return [{ code: 'order.sameName', level: 'hint', text, class_id: null, group_id: null, min_id: null, law: null }]
}

import { userNames, usernameOf } from '@portal/accounts/server'
import { pageWindow } from '@portal/platform/contract'
import type { SignedInCtx } from '@portal/platform/server'
import { and, count, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { DeskRow } from '../../contract/desk.ts'
import type { DeskEvidenceQuery } from '../../contract/filter.ts'
import { evidences } from '../evidence.table.ts'
import { rowOf, slottedOf } from '../list-own.ts'

const contains = (column: typeof evidences.obligeeName | typeof evidences.exhibitionName, words: string) =>
  sql`strpos(lower(${column}), lower(${words})) > 0`

type Names = Awaited<ReturnType<typeof userNames>>

export const customerOf = (id: string, names: Names): DeskRow['customer'] => ({
  id,
  username: usernameOf(names, id),
  companyName: names.get(id)?.companyName ?? null,
})

/** The records of all customers for the staff, newest first. */
export const deskList = async (
  ctx: SignedInCtx,
  { query }: { query: DeskEvidenceQuery },
): Promise<{ elements: DeskRow[]; totalElements: number }> => {
  const { state, proof, keyword, from, to } = query
  const wanted = and(
    isNull(evidences.deletedAt),
    state === null ? undefined : eq(evidences.state, state),
    proof === null ? undefined : eq(evidences.proof, proof),
    keyword === ''
      ? undefined
      : or(
          eq(evidences.evidenceNo, keyword.toUpperCase()),
          contains(evidences.obligeeName, keyword),
          contains(evidences.exhibitionName, keyword),
        ),
    from === null ? undefined : gte(evidences.createTime, new Date(from)),
    to === null ? undefined : lte(evidences.createTime, new Date(to)),
  )
  const { limit, offset } = pageWindow(query)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(evidences)
      .where(wanted)
      .orderBy(desc(evidences.createTime), desc(evidences.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(evidences).where(wanted),
  ])
  const [files, names] = await Promise.all([
    slottedOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    userNames(
      ctx,
      rows.map(({ userId }) => userId),
    ),
  ])
  const elements = rows.map((record) => {
    const { can: _, ...row } = rowOf(record, files.get(record.id) ?? [])
    return { ...row, obligeeName: record.obligeeName, customer: customerOf(record.userId, names) }
  })
  return { elements, totalElements: counted?.total ?? 0 }
}

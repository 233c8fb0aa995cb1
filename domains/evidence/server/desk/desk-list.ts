import { customerOf, userNames } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { DeskRow } from '../../contract/desk.ts'
import type { DeskEvidenceQuery } from '../../contract/filter.ts'
import { evidences } from '../evidence.table.ts'
import { rowOf, slottedOf } from '../list-own.ts'
import { provedOutsideOf } from '../proved-outside.ts'

const contains = (column: typeof evidences.obligeeName | typeof evidences.exhibitionName, words: string) =>
  sql`strpos(lower(${column}), lower(${words})) > 0`

/** The records of all customers for the staff, newest first. */
export const deskList = async (ctx: SignedInCtx, { query }: { query: DeskEvidenceQuery }): Promise<Page<DeskRow>> => {
  const { state, proof, keyword } = query
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
    within(evidences.createTime, query),
  )
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: evidences,
    where: wanted,
    orderBy: [desc(evidences.createTime), desc(evidences.id)],
  })
  const [files, names, proved] = await Promise.all([
    slottedOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    userNames(
      ctx,
      rows.map(({ userId }) => userId),
    ),
    provedOutsideOf(ctx, rows),
  ])
  const elements = rows.map((record) => {
    const { can: _, ...row } = rowOf(record, files.get(record.id) ?? [], proved.has(record.id))
    return { ...row, obligeeName: record.obligeeName, customer: customerOf(names, record.userId) }
  })
  return { elements, totalElements }
}

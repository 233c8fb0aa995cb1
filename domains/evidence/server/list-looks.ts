import { staffLabel, userNames, usernameOf } from '@portal/accounts/server'
import type { Page, PageQuery } from '@portal/platform/contract'
import { type Ctx, readSelectPage, type SignedInCtx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import type { Look } from '../contract/looks.ts'
import { getOwnEvidence } from './find-evidence.ts'
import { evidenceLooks } from './history.table.ts'

const rowsOf = ({ db }: Pick<Ctx, 'db'>, evidenceId: string) =>
  db
    .select()
    .from(evidenceLooks)
    .where(eq(evidenceLooks.evidenceId, evidenceId))
    .orderBy(desc(evidenceLooks.createTime), desc(evidenceLooks.id))

type Row = typeof evidenceLooks.$inferSelect
const lookOf = ({ createTime, kind, slot, reason, actorId }: Row, nameOf: (id: string) => string): Look => ({
  time: createTime.getTime(),
  actor: nameOf(actorId),
  kind,
  slot,
  reason,
})

/** Who looked at the personal data in the actor's own record, newest first. Staff appear by their labels. */
export const ownLooks = async (
  ctx: SignedInCtx,
  { query }: { query: { id: string } & PageQuery },
): Promise<Page<Look>> => {
  const { id, userId } = await getOwnEvidence(ctx, query.id)
  const total = ctx.db.$count(evidenceLooks, eq(evidenceLooks.evidenceId, id))
  const { rows, totalElements } = await readSelectPage(query, rowsOf(ctx, id), total)
  const nameOf = (actorId: string) => (actorId === userId ? '您' : staffLabel(ctx, 'evidence', actorId))
  return { elements: rows.map((row) => lookOf(row, nameOf)), totalElements }
}

const mostForDesk = 100

/** The latest looks at a record for the staff, with user names. */
export const deskLooks = async (ctx: Pick<Ctx, 'db'>, evidenceId: string): Promise<Look[]> => {
  const rows = await rowsOf(ctx, evidenceId).limit(mostForDesk)
  const names = await userNames(
    ctx,
    rows.map(({ actorId }) => actorId),
  )
  return rows.map((row) => lookOf(row, (id) => usernameOf(names, id)))
}

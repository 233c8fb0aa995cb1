import type { Page, PageQuery } from '@portal/platform/contract'
import { type Actor, type ById, type Ctx, isId, readSelectPage } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import type { SelfCheckDetail, SelfCheckRow } from '../contract/endpoints.ts'
import { fail } from './failures.ts'
import { selfChecks } from './self-check.table.ts'

type ReadCtx = Pick<Ctx, 'db'> & { actor: Pick<Actor, 'userId'> }
/** Fails for a text that is no valid id, as for an id that does not exist. */
export const ensureId = (id: string): void => {
  if (!isId(id)) fail('record.not_found')
}

const rowFields = {
  id: selfChecks.id,
  createTime: selfChecks.createTime,
  product: selfChecks.product,
  category: selfChecks.category,
  country: selfChecks.country,
  channels: selfChecks.channels,
  score: selfChecks.score,
  light: selfChecks.light,
}

/** One's own checks, newest first. */
export const listSelfChecks = async (
  { db, actor }: ReadCtx,
  { query }: { query: PageQuery },
): Promise<Page<SelfCheckRow>> => {
  const isMine = eq(selfChecks.userId, actor.userId)
  const { rows, totalElements } = await readSelectPage(
    query,
    db.select(rowFields).from(selfChecks).where(isMine).orderBy(desc(selfChecks.createTime), desc(selfChecks.id)),
    db.$count(selfChecks, isMine),
  )
  const elements = rows.map((row) => ({ ...row, createTime: row.createTime.getTime() }))
  return { elements, totalElements }
}

/** A check of the user with its answers; another user's check fails as if it did not exist. */
export const getSelfCheck = async ({ db, actor }: ReadCtx, { params }: ById): Promise<SelfCheckDetail> => {
  ensureId(params.id)
  const [row] = await db
    .select({
      ...rowFields,
      version: selfChecks.version,
      choices: selfChecks.choices,
      scores: selfChecks.scores,
    })
    .from(selfChecks)
    .where(and(eq(selfChecks.id, params.id), eq(selfChecks.userId, actor.userId)))
  if (!row) return fail('record.not_found')
  return { ...row, choices: { ...row.choices }, createTime: row.createTime.getTime() }
}

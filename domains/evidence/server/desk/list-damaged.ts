import { type Page, type PageQuery, pageWindow } from '@portal/platform/contract'
import type { SignedInCtx } from '@portal/platform/server'
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Damaged } from '../../contract/desk.ts'
import { evidences, originals } from '../evidence.table.ts'
import { evidenceFindings } from '../history.table.ts'

const isDamaged = and(isNotNull(originals.problem), isNull(originals.removedAt), isNull(evidences.deletedAt))

export const countDamaged = async ({ db }: Pick<SignedInCtx, 'db'>): Promise<number> => {
  const [counted] = await db
    .select({ total: count() })
    .from(originals)
    .innerJoin(evidences, eq(evidences.id, originals.evidenceId))
    .where(isDamaged)
  return counted?.total ?? 0
}

/** Originals that were lost or altered when they were last checked; the latest finding first. */
export const listDamaged = async (
  { db }: Pick<SignedInCtx, 'db'>,
  { query }: { query: PageQuery },
): Promise<Page<Damaged>> => {
  const foundAt = sql<Date>`(
    select max(${evidenceFindings.createTime}) from ${evidenceFindings}
    where ${evidenceFindings.originalId} = ${originals.id})`.mapWith(evidenceFindings.createTime)
  const { limit, offset } = pageWindow(query)
  const [rows, totalElements] = await Promise.all([
    db
      .select({
        evidenceNo: evidences.evidenceNo,
        exhibitionName: evidences.exhibitionName,
        slot: originals.slot,
        problem: originals.problem,
        foundAt,
      })
      .from(originals)
      .innerJoin(evidences, eq(evidences.id, originals.evidenceId))
      .where(isDamaged)
      .orderBy(desc(foundAt), originals.id)
      .limit(limit)
      .offset(offset),
    countDamaged({ db }),
  ])
  const elements = rows.map(({ problem, foundAt: at, ...row }) => ({
    ...row,
    problem: problem ?? 'altered',
    foundAt: at.getTime(),
  }))
  return { elements, totalElements }
}

import { digestsOf } from '@portal/files/server'
import { type ActorCtx, type Ctx, isId } from '@portal/platform/server'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { PaperKind } from '../contract/paper-kinds.ts'
import { rightPapers, rights, rightTrail } from './right.table.ts'
import { findReached } from './right-access.ts'
import { countryNameOf, type RightRecord, showFacts } from './right-facts.ts'
import { addLines, recordTrail } from './trail.ts'

/** When staff confirmed what stands now; null where they have not. */
const confirmedAt = ({ verification, verificationAt }: RightRecord): Date | null =>
  verification === 'verified' ? verificationAt : null

/**
 * The same for one version: staff compared some version, and what they compared has not changed since; but a version that
 * is older than the compared one may have said something else.
 */
const confirmedFor = async ({ db }: Pick<Ctx, 'db'>, right: RightRecord, version: number): Promise<Date | null> => {
  const at = confirmedAt(right)
  if (at === null || version === right.version) return at
  const [compared] = await db
    .select({ detail: rightTrail.detail })
    .from(rightTrail)
    .where(and(eq(rightTrail.rightId, right.id), eq(rightTrail.action, 'verified')))
    .orderBy(desc(rightTrail.at))
    .limit(1)
  return (compared?.detail.version ?? right.version) <= version ? at : null
}

/** A right whoever owns it; the caller answers for the case in which it is used. */
const findAny = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<RightRecord | undefined> => {
  if (!isId(id)) return undefined
  const [right] = await db.select().from(rights).where(eq(rights.id, id))
  return right
}

/**
 * The kinds of the papers of a right that are among these files, each once. A copy is equal to its paper byte for byte, and has
 * no other tie to it, so that it is known by its digest.
 */
const papersAmong = async (
  { db }: Pick<Ctx, 'db'>,
  rightId: string,
  fileIds: readonly string[],
): Promise<PaperKind[]> => {
  if (fileIds.length === 0) return []
  const papers = await db
    .select({ kind: rightPapers.kind, fileId: rightPapers.fileId })
    .from(rightPapers)
    .where(eq(rightPapers.rightId, rightId))
    .orderBy(asc(rightPapers.createTime), asc(rightPapers.id))
  const digests = await digestsOf({ db }, [...fileIds, ...papers.map(({ fileId }) => fileId)])
  const sent = new Set(fileIds.map((id) => digests.get(id)))
  return [...new Set(papers.filter(({ fileId }) => sent.has(digests.get(fileId))).map(({ kind }) => kind))]
}

/** What the domain of cases asks of the vault. */
export const caseRights = {
  /**
   * Notes in the trail that a case was filled from this version of a right, and which of its papers are among the files of the
   * case, in the caller's transaction; answers when staff confirmed that version. Undefined for a right that the caller may not use, and for a version that there has not been.
   */
  use: async (
    ctx: ActorCtx,
    { id, version }: { id: string; version: number },
    { businessSn, files }: { businessSn: string; files: readonly string[] },
  ): Promise<{ verified: Date | null } | undefined> => {
    const reached = await findReached(ctx, id, { need: 'use', steady: true })
    if (!reached || !Number.isInteger(version) || version < 1 || version > reached.right.version) return undefined
    const verified = await confirmedFor(ctx, reached.right, version)
    const papers = await papersAmong(ctx, id, files)
    await recordTrail(ctx, id, 'usedInCase', { businessSn, version, ...(papers.length > 0 && { papers }) })
    return { verified }
  },

  /** The name of a right that the caller reaches; undefined where it is no longer there. */
  nameOf: async (
    ctx: Pick<ActorCtx<'cipher'>, 'db' | 'cipher' | 'actor' | 'now'>,
    id: string,
  ): Promise<string | undefined> => {
    const reached = await findReached(ctx, id, { need: 'view' })
    return reached && showFacts(ctx, reached.right).recordName
  },

  /** How far a right has come since a case was filled from it: nothing of what it says. Undefined where it is gone. */
  standingOf: async (
    ctx: Pick<Ctx, 'db'>,
    id: string,
  ): Promise<{ version: number; verified: Date | null } | undefined> => {
    const right = await findAny(ctx, id)
    return right && { version: right.version, verified: confirmedAt(right) }
  },

  /** What a right says now, for whoever handles the case in which it is used. The look is written down for its owner first. */
  look: async (ctx: ActorCtx<'cipher'>, id: string, businessSn: string) => {
    const right = await findAny(ctx, id)
    if (!right) return undefined
    if ((await addLines(ctx, [id], { action: 'looked', detail: { businessSn } })) === 0) return undefined
    const { registerType, recordName, registerNum, obligeeName, country, rightEndDate } = showFacts(ctx, right)
    const { version } = right
    return {
      ...{ version, verified: confirmedAt(right)?.getTime() ?? null },
      ...{ registerType, recordName, registerNum, obligeeName, countryName: countryNameOf(country), rightEndDate },
    }
  },
}

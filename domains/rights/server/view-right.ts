import { type CountChecked, countChecked } from '@portal/deadlines/server'
import { fileLinks } from '@portal/files/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, ById, Ctx } from '@portal/platform/server'
import { asc, desc, inArray } from 'drizzle-orm'
import type { RightAccess, RightAct } from '../contract/access.ts'
import type { StoredPaper } from '../contract/paper.ts'
import type { RightFacts } from '../contract/right.ts'
import type { RecordalView, RightDetail, RightRow } from '../contract/right-view.ts'
import { mayBecome } from '../contract/verification.ts'
import { phaseOn } from './renewal-days.ts'
import { rightPapers, rightRecordals } from './right.table.ts'
import { getRight, mayHavePaper, type Reached, reachedAmong } from './right-access.ts'
import { comingDeadlines } from './right-deadlines.ts'
import { countryNameOf, openFacts, type RightRecord, showNote } from './right-facts.ts'
import { recordTrail } from './trail.ts'

export type ReadCtx = ActorCtx<'cipher' | 'signer'>

/** The recordals of these rights by right, those that end last in front. */
export const recordalsOf = async (
  { db }: Pick<Ctx, 'db'>,
  rightIds: readonly string[],
): Promise<(id: string) => RecordalView[]> => {
  const rows =
    rightIds.length === 0
      ? []
      : await db
          .select()
          .from(rightRecordals)
          .where(inArray(rightRecordals.rightId, [...rightIds]))
          .orderBy(desc(rightRecordals.recordEndDate), asc(rightRecordals.id))
  const found = Map.groupBy(rows, ({ rightId }) => rightId)
  return (id) =>
    (found.get(id) ?? []).map(({ id: recordalId, recordNum, recordBeginDate, recordEndDate }) => ({
      ...{ id: recordalId, recordNum, recordBeginDate, recordEndDate },
    }))
}

/** Which of these rights have a certificate among their papers. */
const certifiedAmong = async ({ db }: Pick<Ctx, 'db'>, rightIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (rightIds.length === 0) return new Set()
  const rows = await db
    .select({ rightId: rightPapers.rightId, kind: rightPapers.kind })
    .from(rightPapers)
    .where(inArray(rightPapers.rightId, [...rightIds]))
  return new Set(rows.filter(({ kind }) => kind === 'certificate').map(({ rightId }) => rightId))
}

/** The papers of a right, in the order in which they came; the caller has checked that the reader may see them. */
export const papersOf = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'signer'>,
  rightId: string,
  readerId?: string,
): Promise<StoredPaper[]> => {
  const rows = await ctx.db
    .select()
    .from(rightPapers)
    .where(inArray(rightPapers.rightId, [rightId]))
    .orderBy(asc(rightPapers.createTime), asc(rightPapers.id))
  const links = await fileLinks(
    ctx,
    rows.map(({ fileId }) => fileId),
    readerId,
  )
  const files = new Map(links.map((link) => [link.id, link]))
  return rows.flatMap(({ id, kind, fileId, validUntil }) => {
    const file = files.get(fileId)
    return file ? [{ ...file, id, kind, validUntil }] : []
  })
}

/** The papers of a right that the caller may see. Each look of anybody but the owner is written down for him. */
export const papersFor = async (ctx: ReadCtx, reached: Reached): Promise<StoredPaper[]> => {
  const { right, access } = reached
  if (access === 'view') return []
  const papers = await papersOf(ctx, right.id, access === 'owner' ? undefined : ctx.actor.userId)
  return papers.filter(({ kind }) => mayHavePaper(reached, kind))
}

/** What the caller may do with a right now. */
const actsOf = (right: RightRecord, access: RightAccess, hasCertificate: boolean): RightAct[] => {
  if (access !== 'owner') return access === 'use' ? ['use'] : []
  const mayAsk = hasCertificate && mayBecome(right.verification, 'ask') !== null
  return ['edit', 'remove', 'addPaper', 'addRecordal', ...(mayAsk ? (['ask'] as const) : []), 'delegate', 'use']
}

/** What the parts of a view have been read from. */
type Opened = { facts: RightFacts; recordals: RecordalView[]; hasCertificate: boolean; count: CountChecked }

const headOf = (ctx: Pick<ReadCtx, 'now' | 'cipher'>, { right, access }: Reached, opened: Opened) => {
  const { id, version, verification: state, verificationAt } = right
  const { facts, recordals, hasCertificate, count } = opened
  return {
    ...{ id, version, access, recordals },
    phase: phaseOn(count, facts, shanghaiDayOf(ctx.now())),
    verification: {
      ...{ state, at: verificationAt?.getTime() ?? null },
      // What staff found wrong is told to the owner, who alone can mend it.
      note: access === 'owner' ? showNote(ctx, right) : '',
    },
    can: actsOf(right, access, hasCertificate),
  }
}

/** Rows of a list; the caller has found the rights by what he reaches, and opened their facts. */
export const rowsOf = async (
  ctx: ReadCtx,
  found: readonly { right: RightRecord; facts: RightFacts }[],
): Promise<RightRow[]> => {
  const ids = found.map(({ right }) => right.id)
  const [recordals, certified, count, reachedOf] = [
    await recordalsOf(ctx, ids),
    await certifiedAmong(ctx, ids),
    await countChecked(ctx),
    await reachedAmong(
      ctx,
      found.map(({ right }) => right),
    ),
  ]
  return found.flatMap(({ right, facts }) => {
    const reached = reachedOf.get(right.id)
    if (!reached) return []
    const { registerType, recordName, registerNum, obligeeName, country, rightEndDate } = facts
    const opened = { facts, recordals: recordals(right.id), hasCertificate: certified.has(right.id), count }
    return [
      {
        ...headOf(ctx, reached, opened),
        ...{ registerType, recordName, registerNum, obligeeName, country, rightEndDate },
        countryName: countryNameOf(country),
      },
    ]
  })
}

/** A right as the caller sees it. A look of anybody but its owner is written down for him before anything is answered. */
export const rightDetailOf = async (ctx: ReadCtx, { params }: ById): Promise<RightDetail> => {
  const reached = await getRight(ctx, params.id, { need: 'view' })
  const { right, access } = reached
  if (access !== 'owner') await recordTrail(ctx, right.id, 'delegateLooked')
  const facts = openFacts(ctx, right)
  const papers = await papersFor(ctx, reached)
  const recordals = (await recordalsOf(ctx, [right.id]))(right.id)
  const count = await countChecked(ctx)
  const hasCertificate = papers.some(({ kind }) => kind === 'certificate')
  return {
    ...headOf(ctx, reached, { facts, recordals, hasCertificate, count }),
    ...facts,
    // What its owner notes for himself is no fact of the right: who fills forms from it may need it, who only views it does not.
    ...(access === 'view' && { note: '' }),
    countryName: countryNameOf(facts.country),
    papers,
    deadlines: await comingDeadlines(ctx, {
      rightId: right.id,
      count,
      facts,
      recordals,
      today: shanghaiDayOf(ctx.now()),
    }),
    // The record that a right was taken from is its owner's.
    origin: { ...right.origin, ...(access !== 'owner' && { ref: null }), time: right.createTime.getTime() },
  }
}

import { customerOf, userNames } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { type ActorCtx, type ById, type Ctx, isId, type Listener, readPage } from '@portal/platform/server'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { DeskRightDetail, DeskRightRow, DeskRightsQuery } from '../contract/desk.ts'
import { ensure } from './failures.ts'
import { rightDelegations, rightPapers, rights, rightTrail } from './right.table.ts'
import { isShownToStaff } from './right-access.ts'
import { countryNameOf, openFacts, type RightRecord, showFacts } from './right-facts.ts'
import { paperFileKind } from './right-papers.ts'
import { recordGlance, recordTrail } from './trail.ts'
import { papersOf, type ReadCtx } from './view-right.ts'

type Names = Awaited<ReturnType<typeof userNames>>

const headOf = ({ id, version, ownerId, verification, verificationAt }: RightRecord, names: Names) => ({
  ...{ id, version, verification },
  owner: customerOf(names, ownerId),
  askedAt: verificationAt?.getTime() ?? null,
})

/** Rights whose owners ask for a comparison; who asked first stands first. What staff see is written down for the owners. */
export const listDeskRights = async (
  ctx: ActorCtx<'cipher'>,
  { query }: { query: DeskRightsQuery },
): Promise<Page<DeskRightRow>> => {
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: rights,
    where: and(isShownToStaff(), query.verification === null ? undefined : eq(rights.verification, query.verification)),
    orderBy: [asc(rights.verificationAt), asc(rights.id)],
  })
  await recordGlance(
    ctx,
    rows.map(({ id }) => id),
    'ofStaff',
  )
  const names = await userNames(
    ctx,
    rows.map(({ ownerId }) => ownerId),
  )
  const elements = rows.map((row) => {
    const { registerType, recordName, registerNum, obligeeName, country } = showFacts(ctx, row)
    return {
      ...headOf(row, names),
      ...{ registerType, recordName, registerNum, obligeeName, countryName: countryNameOf(country) },
    }
  })
  return { elements, totalElements }
}

/** The other accounts that hold a right of the same number. */
const othersWith = async ({ db }: Pick<Ctx, 'db'>, { numberFingerprint, ownerId }: RightRecord): Promise<string[]> => {
  if (numberFingerprint === null) return []
  const rows = await db
    .selectDistinct({ ownerId: rights.ownerId })
    .from(rights)
    .where(and(eq(rights.numberFingerprint, numberFingerprint), ne(rights.ownerId, ownerId)))
  return rows.map((row) => row.ownerId)
}

/** One right that its owner asks about. The look is written down for him before anything is answered. */
export const viewDeskRight = async (ctx: ReadCtx, { params }: ById): Promise<DeskRightDetail> => {
  ensure(isId(params.id), 'record.not_found')
  const [right] = await ctx.db
    .select()
    .from(rights)
    .where(and(eq(rights.id, params.id), isShownToStaff()))
  ensure(right, 'record.not_found')
  await recordTrail(ctx, right.id, 'looked')
  const facts = openFacts(ctx, right)
  const others = await othersWith(ctx, right)
  const names = await userNames(ctx, [right.ownerId, ...others])
  return {
    ...headOf(right, names),
    ...facts,
    countryName: countryNameOf(facts.country),
    papers: await papersOf(ctx, right.id, ctx.actor.userId),
    alsoHeldBy: others.map((id) => customerOf(names, id)),
  }
}

/** How many rights wait to be compared. */
export const countAsked = async ({ db }: Pick<Ctx, 'db'>): Promise<{ count: number }> => ({
  count: await db.$count(rights, isShownToStaff()),
})

type FileRead = { fileId: string; readerId: string; attachedKind: string | null; attachedRef: string | null }

/** Writes down for the owner that a member of staff, or an agency, has opened a paper. */
export const paperLookListener: Listener = {
  event: 'file.read',
  name: 'rights.paper-looks',
  react: async ({ db, newId }, data, { id: eventId, at }) => {
    const { fileId, readerId, attachedKind, attachedRef } = data as FileRead
    if (attachedKind !== paperFileKind || attachedRef === null) return
    const [paper] = await db
      .select({ rightId: rightPapers.rightId, kind: rightPapers.kind })
      .from(rightPapers)
      .where(and(eq(rightPapers.fileId, fileId), eq(rightPapers.rightId, attachedRef)))
    if (!paper) return
    const ofAgency = and(eq(rightDelegations.rightId, paper.rightId), eq(rightDelegations.agencyId, readerId))
    const action = (await db.$count(rightDelegations, ofAgency)) > 0 ? 'delegateLooked' : 'looked'
    const line = { id: newId(), rightId: paper.rightId, at, actorId: readerId, eventId }
    await db
      .insert(rightTrail)
      .values({ ...line, action, detail: { paper: paper.kind } })
      .onConflictDoNothing()
  },
}

import type { FileLink } from '@portal/files/contract'
import { type ActorCtx, type Ctx, sealedFields } from '@portal/platform/server'
import type { SupplementOutcome } from '@portal/promises/contract'
import { asc, eq } from 'drizzle-orm'
import type { AskedItem } from '../contract/supplement-form.ts'
import { ensure } from './failures.ts'
import { requests } from './request.table.ts'
import { supplementEnds, supplements } from './supplement.table.ts'

/** The values before and after an answer, by the keys of the form; a file stands as its id. */
export type AnswerValues = { before: Record<string, unknown>; after: Record<string, unknown> }

export type Round = {
  id: string
  round: number
  items: readonly AskedItem[]
  dueAt: Date
  askedAt: Date
  outcome: SupplementOutcome
  endedAt: Date | null
  remark: string | null
  values: AnswerValues | null
}

const { seal, find } = sealedFields(supplementEnds)

export const sealValues = (ctx: Pick<Ctx, 'cipher'>, supplementId: string, values: AnswerValues): string =>
  seal(ctx, 'values', supplementId, JSON.stringify(values))

/** The values of one round, or null where no key opens them, so that the other rounds can still be shown. */
const valuesOf = (ctx: Pick<Ctx, 'cipher'>, id: string, values: string): AnswerValues | null => {
  const json = find(ctx, 'values', { id, values })
  return json === null ? null : (JSON.parse(json) as AnswerValues)
}

/** The rounds of a request that the caller may see, first round first. */
export const roundsOf = async (ctx: Pick<Ctx, 'db' | 'cipher'>, requestId: string): Promise<Round[]> => {
  const rows = await ctx.db
    .select()
    .from(supplements)
    .leftJoin(supplementEnds, eq(supplementEnds.supplementId, supplements.id))
    .where(eq(supplements.requestId, requestId))
    .orderBy(asc(supplements.round))
  return rows.map(({ request_supplement: asked, request_supplement_end: end }) => ({
    id: asked.id,
    round: asked.round,
    items: asked.items,
    dueAt: asked.dueAt,
    askedAt: asked.createTime,
    outcome: end?.outcome ?? 'open',
    endedAt: end?.createTime ?? null,
    remark: end?.remark ?? null,
    values: end?.values ? valuesOf(ctx, asked.id, end.values) : null,
  }))
}

/** What a person was asked for in all of his requests, and what he answered, for his own copy. */
export const copySupplements = async (ctx: Pick<Ctx, 'db' | 'cipher'>, userId: string): Promise<object[]> => {
  const own = await ctx.db
    .selectDistinct({ id: requests.id, businessSn: requests.businessSn })
    .from(requests)
    .innerJoin(supplements, eq(supplements.requestId, requests.id))
    .where(eq(requests.userId, userId))
    .orderBy(asc(requests.businessSn))
  const copied: object[] = []
  for (const { id, businessSn } of own)
    copied.push(...(await roundsOf(ctx, id)).map(({ id: _, ...round }) => ({ businessSn, ...round })))
  return copied
}

/** The ids of the files that an answer holds under one key. */
export const filesUnder = (values: Record<string, unknown> | undefined, key: string): readonly string[] =>
  (values?.[key] as readonly string[] | undefined) ?? []

const papersOf = ({ items, values }: Round): readonly string[] =>
  items.filter(({ field }) => field === null).flatMap(({ key }) => filesUnder(values?.after, key))

/**
 * The files that the form's `voucher` holds now, out of all files of a request: the last answer's instead of those it
 * replaced.
 */
export const currentVouchers = (all: readonly FileLink[], rounds: readonly Round[]): FileLink[] => {
  const last = rounds.findLast(({ values }) => values?.after.voucher !== undefined)
  const now = last && filesUnder(last.values?.after, 'voucher')
  const beside = new Set(rounds.flatMap(papersOf))
  return all.filter(({ id }) => (now ? now.includes(id) : !beside.has(id)))
}

/** All papers that are valid now: those of the form's `voucher`, then the additional ones that answers brought. */
export const currentPapers = (all: readonly FileLink[], rounds: readonly Round[]): FileLink[] => {
  const beside = new Set(rounds.flatMap(papersOf))
  return [...currentVouchers(all, rounds), ...all.filter(({ id }) => beside.has(id))]
}

/** The round that waits for its answer; fails with `request.supplement_over` where none does. */
export const getOpenRound = async (ctx: Pick<Ctx, 'db' | 'cipher'>, requestId: string): Promise<Round> => {
  const last = (await roundsOf(ctx, requestId)).at(-1)
  ensure(last?.outcome === 'open', 'request.supplement_over')
  return last
}

/** The columns of a request whose round of supplement has ended: no due date, and nothing left to tell. */
export const noRound = { supplementDue: null, supplementNotice: null }

type End = Pick<typeof supplementEnds.$inferInsert, 'supplementId' | 'outcome' | 'remark' | 'values'>

/** Writes down how a round ended; the caller has already taken the step that ends it. */
export const endRound = async (ctx: ActorCtx, end: End): Promise<void> => {
  await ctx.db.insert(supplementEnds).values({ ...end, actorId: ctx.actor.userId, createTime: ctx.now() })
}

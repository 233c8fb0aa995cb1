import type { FileLink } from '@portal/files/contract'
import type { Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { AskedItem } from '../contract/supplement-form.ts'
import type { SupplementOutcome } from '../contract/supplement-view.ts'
import type { Deed } from './deed.ts'
import { ensure } from './failures.ts'
import { supplementEnds, supplements } from './supplement.table.ts'

/** Values by the keys of the form; files by their ids. */
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

const place = (row: string) => ({ table: 'request_supplement_end', column: 'values_sealed', row })

export const sealValues = (ctx: Pick<Ctx, 'cipher'>, supplementId: string, values: AnswerValues): string =>
  ctx.cipher.seal(JSON.stringify(values), place(supplementId))

/** Null where no key opens them: the rounds that do are still told. */
const valuesOf = (ctx: Pick<Ctx, 'cipher'>, supplementId: string, sealed: string): AnswerValues | null => {
  const json = ctx.cipher.find(sealed, place(supplementId))
  return json === undefined ? null : (JSON.parse(json) as AnswerValues)
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

/** The ids of the files that stand under a key of an answer. */
export const filesUnder = (values: Record<string, unknown> | undefined, key: string): readonly string[] =>
  (values?.[key] as readonly string[] | undefined) ?? []

const papersOf = ({ items, values }: Round): readonly string[] =>
  items.filter(({ field }) => field === null).flatMap(({ key }) => filesUnder(values?.after, key))

/** Of all files of a request those of its form's `voucher` now: the last answer's in place of what it replaced. */
export const currentVouchers = (all: readonly FileLink[], rounds: readonly Round[]): FileLink[] => {
  const last = rounds.findLast(({ values }) => values?.after.voucher !== undefined)
  const now = last && filesUnder(last.values?.after, 'voucher')
  const beside = new Set(rounds.flatMap(papersOf))
  return all.filter(({ id }) => (now ? now.includes(id) : !beside.has(id)))
}

/** The papers that hold now: the form's, then those that were brought beside it. */
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

/** What the request keeps of an open round, once it has ended: nobody is told of it any more. */
export const noRound = { supplementDue: null, supplementNotice: null }

type End = Pick<typeof supplementEnds.$inferInsert, 'supplementId' | 'outcome' | 'remark' | 'values'>

/** Writes down how a round ended; the caller has taken the step that ends it. */
export const endRound = async (ctx: Deed, end: End): Promise<void> => {
  await ctx.db.insert(supplementEnds).values({ ...end, actorId: ctx.actor.userId, createTime: ctx.now() })
}

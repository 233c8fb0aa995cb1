import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx, Db } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { askPatent, type OpsWord } from '../ops/ask-patent.ts'
import { patentRecords } from '../patent.table.ts'
import { storePatents, type ToldPatent } from '../store-patents.ts'
import { opsName } from './ops-name.ts'
import { patentInquiries } from './source.table.ts'
import { sourceSeconds } from './source-metrics.ts'
import { rememberWord } from './source-state.ts'
import type { OpsSettings } from './sources.settings.ts'

export type InquiryCtx = Pick<Ctx, 'db' | 'now' | 'log'>

const keepAnswer = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  pn: string,
  outcome: 'found' | 'absent',
): Promise<void> => {
  const answer = { outcome, time: now() }
  await db
    .insert(patentInquiries)
    .values({ source: 'ops', pn, ...answer })
    .onConflictDoUpdate({ target: [patentInquiries.source, patentInquiries.pn], set: answer })
}

/** Lays what was told over what is known. A licence of another source that forbids to show the record keeps forbidding it. */
const store = async (ctx: Pick<Ctx, 'db' | 'now'>, patent: ToldPatent): Promise<void> => {
  const [before] = await ctx.db
    .select({ mayShow: patentRecords.mayShow })
    .from(patentRecords)
    .where(eq(patentRecords.pn, patent.pn))
  await storePatents(ctx, [patent], {
    ...{ source: opsName, asOf: shanghaiDayOf(ctx.now()), isDemonstration: false },
    mayShow: before?.mayShow ?? true,
  })
}

const ask = async (ctx: InquiryCtx, ops: OpsSettings, pn: string): Promise<OpsWord> => {
  const began = performance.now()
  const word = await askPatent(ctx, ops, { country: 'CN', number: pn.slice(2, -1), kind: pn.slice(-1) })
  sourceSeconds.add({ source: 'ops', outcome: word.outcome }, (performance.now() - began) / 1000)
  if ('why' in word) ctx.log.warn({ why: word.why, outcome: word.outcome }, 'a source of patents did not tell of one')
  return word
}

/** What is asked for: the number as somebody wrote it, and the numbers under which it may stand, the one that is meant first. */
export type Inquiry = { pn: string; numbers: readonly string[] }

/** Asks for each number until one is found, and stores what is told of it. @returns whether the source answered */
const inquire = async (ctx: InquiryCtx, ops: OpsSettings, { pn, numbers }: Inquiry): Promise<boolean> => {
  for (const number of numbers) {
    const word = await ask(ctx, ops, number)
    await ctx.db.transaction(async (db) => {
      await rememberWord({ ...ctx, db }, word)
      if (word.outcome !== 'found') return
      await store({ ...ctx, db }, word.patent)
      for (const asked of new Set([pn, number])) await keepAnswer({ ...ctx, db }, asked, 'found')
    })
    if (word.outcome === 'found') return true
    if (word.outcome !== 'absent') return false
  }
  await keepAnswer(ctx, pn, 'absent')
  return true
}

const running = new WeakMap<Db, Map<string, Promise<boolean>>>()

/**
 * Asks for a publication, once for all callers of this process who want it at the same moment, and stores the answer also where
 * nobody waits for it any more. It never throws. @returns whether the source answered
 */
export const inquireOnce = (ctx: InquiryCtx, ops: OpsSettings, inquiry: Inquiry): Promise<boolean> => {
  const ofDatabase = running.get(ctx.db) ?? new Map<string, Promise<boolean>>()
  running.set(ctx.db, ofDatabase)
  const before = ofDatabase.get(inquiry.pn)
  if (before) return before
  const asking = inquire(ctx, ops, inquiry)
    .catch((error: unknown) => {
      ctx.log.error({ err: error }, 'what a source of patents told could not be stored')
      return false
    })
    .finally(() => ofDatabase.delete(inquiry.pn))
  ofDatabase.set(inquiry.pn, asking)
  return asking
}

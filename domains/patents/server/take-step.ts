import type { ChangeCtx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { type SpecialMeaning, specialMeaningLabels } from '../contract/choices.ts'
import { applyLabels } from '../contract/labels.ts'
import type { HistoryAct, PatentAct, PatentState } from '../contract/states.ts'
import { fail } from './failures.ts'
import { judgeAct } from './judge-act.ts'
import { type Change, type Patent, patentSteps, patents } from './patent.table.ts'
import { sayDeadlines } from './patent-deadlines.ts'
import { recordPatentAct, toldOf } from './record-patent-act.ts'
import { endRound, getOpenRound, noRound } from './supplement-rounds.ts'

/** What is written down when it is known which act 保密请求 means. */
export const meaningChange = (before: SpecialMeaning | null, after: SpecialMeaning): Change[] => [
  {
    label: applyLabels.specialMeaning,
    before: before && specialMeaningLabels[before],
    after: specialMeaningLabels[after],
  },
]

type Changed = Omit<Partial<typeof patents.$inferInsert>, 'id' | 'state' | 'version'>
type Step = { act: PatentAct; set?: Changed; changes?: Change[] }

/** Writes a row of the history: the version of the application is that of the step. */
export const recordStep = async (
  ctx: ChangeCtx,
  patent: Patent,
  { act, stateBefore, changes = [] }: { act: HistoryAct; stateBefore: PatentState | null; changes?: Change[] },
): Promise<void> => {
  await ctx.db.insert(patentSteps).values({
    id: ctx.newId(),
    patentId: patent.id,
    version: patent.version,
    act,
    stateBefore,
    stateAfter: patent.state,
    actorId: ctx.actor?.userId ?? null,
    changes,
    createTime: ctx.now(),
  })
}

/**
 * Changes a row that the caller holds, and writes the history; the act log hears what staff changed. The state is that of the
 * table, or stays.
 */
export const changePatent = async (
  ctx: ChangeCtx,
  patent: Patent,
  { act, state, set, changes = [] }: { act: HistoryAct; state: PatentState; set: Changed; changes?: Change[] },
): Promise<Patent> => {
  const [changed] = await ctx.db
    .update(patents)
    .set({ ...set, state, version: sql`${patents.version} + 1` })
    .where(eq(patents.id, patent.id))
    .returning()
  if (!changed) return fail('record.not_found')
  await recordStep(ctx, changed, { act, stateBefore: patent.state, changes })
  await recordPatentAct(ctx, patent, { before: toldOf(patent), after: toldOf(changed) })
  if (changed.state === 4 && patent.state !== 4) await sayDeadlines(ctx, changed)
  return changed
}

/**
 * Takes an application one step along its table of states. The caller holds the row by `lockPatent`, so that of two at once
 * the slower finds the state that the faster left. A round of supplement ends with its application.
 * @throws AppFailure as `judgeAct`, where the state or what stands beside it does not allow it
 */
export const takeStep = async (
  ctx: ChangeCtx,
  patent: Patent,
  { act, set = {}, changes = [] }: Step,
): Promise<Patent> => {
  const next = judgeAct(patent, act)
  const endsToo = patent.supplementDue !== null && next === 4
  if (endsToo) await endRound(ctx, await getOpenRound(ctx, patent), { outcome: 'withdrawn', remark: null, changes: [] })
  return changePatent(ctx, patent, {
    act,
    state: next,
    set: { ...set, ...(endsToo && noRound) },
    changes,
  })
}

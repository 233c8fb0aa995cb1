import { type ChangeCtx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { type FileAct, type Performer, wayOf } from '../../contract/file/acts.ts'
import type { FileState } from '../../contract/file/states.ts'
import { deskTrademarkPath } from '../../contract/paths.ts'
import { fail } from '../failures.ts'
import {
  type StepAct,
  type Trademark,
  type TrademarkStep,
  trademarkColumns,
  trademarkSteps,
  trademarks,
} from './file.table.ts'

export const trademarkRecord: RecordKind = {
  at: '/api/admin/tradeMarks/{businessSn}',
  kind: 'trademark',
  page: deskTrademarkPath,
}

export type Changed = Omit<Partial<typeof trademarks.$inferInsert>, 'id' | 'fileState' | 'version'>

/** What a row of the history says beside the act. */
export type StepFacts = Partial<
  Pick<TrademarkStep, 'note' | 'paperOn' | 'paperNumber' | 'delivery' | 'country' | 'result' | 'fileId'>
>

type Recorded = StepFacts & { act: StepAct; performer: Performer; stateBefore: FileState | null; step?: number | null }

/** Writes a row of the history: the version of the application is that of the step. */
export const recordStep = async (
  ctx: ChangeCtx,
  trademark: Trademark,
  { act, performer, stateBefore, step = null, ...facts }: Recorded,
): Promise<void> => {
  await ctx.db.insert(trademarkSteps).values({
    id: ctx.newId(),
    trademarkId: trademark.id,
    version: trademark.version,
    act,
    step,
    stateBefore,
    stateAfter: trademark.fileState,
    performer,
    actorId: ctx.actor?.userId ?? null,
    createTime: ctx.now(),
    ...facts,
  })
}

/** What the act log says of an application; who applies, and his contacts, lie sealed and are never told. */
const toldOf = (trademark: Trademark) => {
  const { fileState, providerId, providerName, providerLicenceNo, extra, extraOrderNo } = trademark
  const { applicationNumber, registrationNumber, registeredFrom, registeredTo } = trademark
  const { internationalNumber, internationalOn, isCorrected, isPublished, lastPaperOn, endReason } = trademark
  return {
    ...{ fileState, providerId, providerName, providerLicenceNo, extra, extraOrderNo },
    ...{ applicationNumber, registrationNumber, registeredFrom, registeredTo },
    ...{ internationalNumber, internationalOn, isCorrected, isPublished, lastPaperOn, endReason },
  }
}

type Change = StepFacts & { act: StepAct; performer: Performer; to: FileState; step?: number | null; set?: Changed }

/** Changes a row that the caller holds by `lockTrademark`, and writes the history; the act log hears what staff changed. */
export const changeTrademark = async (
  ctx: ChangeCtx,
  trademark: Trademark,
  { to, set = {}, ...step }: Change,
): Promise<Trademark> => {
  const [changed] = await ctx.db
    .update(trademarks)
    .set({ ...set, fileState: to, version: sql`${trademarks.version} + 1` })
    .where(eq(trademarks.id, trademark.id))
    .returning(trademarkColumns)
  if (!changed) return fail('record.not_found')
  await recordStep(ctx, changed, { ...step, stateBefore: trademark.fileState })
  await recordAct(ctx, {
    ...loggedAs(trademarkRecord, trademark.businessSn),
    before: toldOf(trademark),
    after: toldOf(changed),
    ...(step.note && { note: step.note }),
  })
  return changed
}

/** Takes an application along its table of states by an act that the caller has judged. */
export const takeStep = (
  ctx: ChangeCtx,
  trademark: Trademark,
  { act, to, set, ...facts }: StepFacts & { act: FileAct; to: FileState; set?: Changed },
): Promise<Trademark> => {
  const { by, step = null } = wayOf(act)
  return changeTrademark(ctx, trademark, { act, performer: by, to, step, ...(set && { set }), ...facts })
}

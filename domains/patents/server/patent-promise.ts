import type { ChangeCtx } from '@portal/platform/server'
import type { PromisedService } from '@portal/promises/contract'
import {
  cancelPromise,
  findNextDue,
  keepPromise,
  pausePromise,
  resumePromise,
  startPromise,
} from '@portal/promises/server'
import { eq } from 'drizzle-orm'
import { type Patent, patents } from './patent.table.ts'

/** The promises domain knows an application by this noun and its business number. */
export const subjectKind = 'patent'

/** What the desk promises: to accept an application, from its payment on. */
export const patentService: PromisedService = { service: 'patent', name: '专利申请', kinds: ['acceptance'] }

const subjectOf = ({ businessSn }: Pick<Patent, 'businessSn'>) => ({ kind: subjectKind, ref: businessSn })

/** Starts the clock of acceptance, and keeps its end in the row, by which lists are sorted. */
export const startAcceptance = async (ctx: ChangeCtx, patent: Pick<Patent, 'id' | 'businessSn'>): Promise<void> => {
  const nextDue = await startPromise(ctx, { kind: 'acceptance', service: 'patent', subject: subjectOf(patent) })
  await ctx.db.update(patents).set({ nextDue }).where(eq(patents.id, patent.id))
}

export const keepAcceptance = async (ctx: ChangeCtx, patent: Patent): Promise<void> => {
  await keepPromise(ctx, { kind: 'acceptance', subject: subjectOf(patent) })
}

/** Stops the clock while the customer is asked for a supplement; nothing is due meanwhile. */
export const pauseClock = async (ctx: ChangeCtx, patent: Pick<Patent, 'id' | 'businessSn'>): Promise<void> => {
  await pausePromise(ctx, { subject: subjectOf(patent) })
  await ctx.db.update(patents).set({ nextDue: null }).where(eq(patents.id, patent.id))
}

/** The clock goes on; where nothing was promised nothing is due. */
export const resumeClock = async (ctx: ChangeCtx, patent: Pick<Patent, 'id' | 'businessSn'>): Promise<void> => {
  await resumePromise(ctx, { subject: subjectOf(patent) })
  const next = await findNextDue(ctx, subjectOf(patent))
  await ctx.db
    .update(patents)
    .set({ nextDue: next?.dueAt ?? null })
    .where(eq(patents.id, patent.id))
}

/** Nothing is owed any more to whoever withdrew, or whose order ended. */
export const cancelAcceptance = async (ctx: ChangeCtx, patent: Patent): Promise<void> => {
  await cancelPromise(ctx, { subject: subjectOf(patent) })
}

import type { ChangeCtx } from '@portal/platform/server'
import type { PromisedService } from '@portal/promises/contract'
import { cancelPromise, keepPromise, startPromise } from '@portal/promises/server'
import { eq } from 'drizzle-orm'
import { type Trademark, trademarks } from './file.table.ts'

/** The promises domain knows an application by this noun and its business number. */
export const subjectKind = 'trademark'

/** What is promised: that a provider accepts an application, from its payment on. */
export const trademarkService: PromisedService = { service: 'trademark', name: '商标注册', kinds: ['acceptance'] }

type Subject = Pick<Trademark, 'id' | 'businessSn'>

const subjectOf = ({ businessSn }: Subject) => ({ kind: subjectKind, ref: businessSn })

/** Starts the clock of acceptance, and keeps its end in the row, by which the open cases are sorted. */
export const startAcceptance = async (ctx: ChangeCtx, trademark: Subject): Promise<void> => {
  const nextDue = await startPromise(ctx, {
    kind: 'acceptance',
    service: trademarkService.service,
    subject: subjectOf(trademark),
  })
  await ctx.db.update(trademarks).set({ nextDue }).where(eq(trademarks.id, trademark.id))
}

export const keepAcceptance = async (ctx: ChangeCtx, trademark: Subject): Promise<void> => {
  await keepPromise(ctx, { kind: 'acceptance', subject: subjectOf(trademark) })
}

/** Nothing is owed any more to whoever withdrew, or whose order ended. */
export const cancelAcceptance = async (ctx: ChangeCtx, trademark: Subject): Promise<void> => {
  await cancelPromise(ctx, { subject: subjectOf(trademark) })
}

import type { Ctx, Job } from '@portal/platform/server'
import { and, inArray, lte, ne } from 'drizzle-orm'
import { forgetWriterAfterDays } from '../contract/limits.ts'
import { messages } from './message.table.ts'

const day = 86_400_000

/**
 * Deletes the name and address of the writers of spam and deleted messages after the time that the privacy policy states:
 * nobody needs to know any more who wrote them (Personal Information Protection Law, article 19: no longer than necessary).
 */
export const forgetWriters = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> => {
  const until = new Date(ctx.now().getTime() - forgetWriterAfterDays * day)
  await ctx.db
    .update(messages)
    .set({ lyName: '', lyEmail: '', lyEmailFingerprint: '' })
    .where(and(inArray(messages.state, ['spam', 'deleted']), lte(messages.removeTime, until), ne(messages.lyEmail, '')))
}

export const sweepWriters: Job = { name: 'messages.forget-writers', cron: '11 * * * *', run: forgetWriters }

import { type Actor, type Ctx, countAgainst } from '@portal/platform/server'
import { and, eq, gt } from 'drizzle-orm'
import type { MessageForm } from '../contract/forms.ts'
import { messageLimits } from '../contract/limits.ts'
import { countLinks } from '../contract/personal-data.ts'
import type { HeldReason } from '../contract/states.ts'
import { messages } from './message.table.ts'
import { contentFingerprint } from './personal-data.ts'
import { takeProof } from './proof.ts'

export type JudgeCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'address' | 'config'> & {
  actor: Pick<Actor, 'userId'> | null
}

/**
 * How many messages one caller may send. A whole exhibition hall may share one address, so callers who sent a proof of work may
 * send more.
 */
const rates = {
  signedIn: { calls: 20, seconds: 3600 },
  proved: { calls: 30, seconds: 600 },
  unproved: { calls: 6, seconds: 3600 },
} as const

const dayMs = 86_400_000

/** Whether anybody sent the same text within the last day. */
const isRepeated = async (ctx: JudgeCtx, content: string): Promise<boolean> => {
  const [same] = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.contentFingerprint, contentFingerprint(ctx, content)),
        gt(messages.createTime, new Date(ctx.now().getTime() - dayMs)),
      ),
    )
    .limit(1)
  return same !== undefined
}

/**
 * Why a person should look at a message first; null where the desk may answer it at once. Counts the messages of the caller and
 * fails with Retry-After when he sends too many. No message is dropped here, and its writer gets the same answer either way.
 */
export const judge = async (ctx: JudgeCtx, { title, content, proof }: MessageForm): Promise<HeldReason | null> => {
  const kind = ctx.actor ? 'signedIn' : (await takeProof(ctx, proof)) ? 'proved' : 'unproved'
  if (ctx.config.rateLimits) await countAgainst(ctx, `message-${kind}`, rates[kind])
  if (countLinks(`${title} ${content}`) >= messageLimits.links) return 'links'
  if (await isRepeated(ctx, content)) return 'repeated'
  return kind === 'unproved' ? 'unproved' : null
}

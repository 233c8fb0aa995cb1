import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Job, JobCtx } from '../domain.ts'
import type { Db } from '../postgres/database.ts'
import { idempotencyKeys } from '../postgres/platform.table.ts'
import { failPlatform } from './failures.ts'

const keptMs = 24 * 3600_000
const longestKey = 255

/** JSON with sorted keys: the same content gives the same text, whatever order its keys were sent in. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const numberIn = (reply: unknown, field: string): string | undefined => {
  if (reply === null || typeof reply !== 'object') return undefined
  const number = (reply as Record<string, unknown>)[field]
  return typeof number === 'string' || typeof number === 'number' ? String(number) : undefined
}

/**
 * Runs a submission once per `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header). The key is taken in the
 * submission's own transaction: a second equal call waits for the first and then gets its answer; a refused or crashed
 * submission leaves no key behind.
 * @throws AppFailure `request.key_reused` (U00409) when the key comes again with another body
 */
export const submitOnce = async <T>(
  ctx: Ctx & { db: Db },
  call: { key: string | undefined; scope: string; body: unknown; replyNumber?: string | undefined },
  submit: (ctx: Ctx) => Promise<T>,
): Promise<T> => {
  const { key, replyNumber = 'id' } = call
  if (key !== undefined && (key.length === 0 || key.length > longestKey)) {
    failPlatform('request.invalid', { msg: `Idempotency-Key 须为 1 到 ${longestKey} 个字符` })
  }
  return ctx.db.transaction(async (tx) => {
    // All that a submission writes has the same time, so that a record agrees with the first entry of its history.
    const at = ctx.now()
    const inside = { ...ctx, db: tx, now: () => at }
    if (key === undefined) return submit(inside)
    const scope = `${call.scope} ${ctx.actor?.userId ?? 'anonymous'}`
    const stored = createHash('sha256').update(key).digest('base64url')
    const bodyFingerprint = ctx.cipher.fingerprint(canonical(call.body), 'idempotency')
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ scope, key: stored, bodyFingerprint, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [idempotencyKeys.scope, idempotencyKeys.key],
        set: { bodyFingerprint, createdAt: ctx.now(), reply: null },
        setWhere: lt(idempotencyKeys.createdAt, new Date(ctx.now().getTime() - keptMs)),
      })
      .returning({ key: idempotencyKeys.key })
    const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, stored))
    if (taken.length === 0) return answerOf<T>(tx, mine, { bodyFingerprint, replyNumber })
    const reply = await submit(inside)
    await tx.update(idempotencyKeys).set({ reply }).where(mine)
    return reply
  })
}

const answerOf = async <T>(
  tx: Db,
  mine: ReturnType<typeof and>,
  { bodyFingerprint, replyNumber }: { bodyFingerprint: string; replyNumber: string },
): Promise<T> => {
  const [earlier] = await tx.select().from(idempotencyKeys).where(mine)
  if (!earlier) return failPlatform('server.overloaded')
  if (earlier.bodyFingerprint !== bodyFingerprint) {
    const number = numberIn(earlier.reply, replyNumber)
    failPlatform(
      'request.key_reused',
      number ? { msg: `该提交已受理，编号 ${number}；内容不同的新提交请重新填写` } : {},
    )
  }
  return earlier.reply as T
}

export const forgetOldKeys: Job = {
  name: 'platform.forget-old-idempotency-keys',
  cron: '17 * * * *',
  run: async (ctx: JobCtx) => {
    await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(ctx.now().getTime() - keptMs)))
  },
}

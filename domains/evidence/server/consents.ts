import { createHash } from 'node:crypto'
import { type ById, type Ctx, isId, type SignedInCtx, sealedFields } from '@portal/platform/server'
import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Consent, type ConsentPurpose, consentPolicy } from '../contract/consent.ts'
import type { EvidenceCtx } from './evidence-ctx.ts'
import { ensure } from './failures.ts'
import { evidenceConsents } from './history.table.ts'

const textSha256 = createHash('sha256')
  .update([consentPolicy.title, ...consentPolicy.paragraphs].join('\n'))
  .digest('hex')

const withdrawals = alias(evidenceConsents, 'withdrawal')

const stands = (db: Ctx['db']) =>
  and(
    isNull(evidenceConsents.withdraws),
    notExists(db.select({ one: sql`1` }).from(withdrawals).where(eq(withdrawals.withdraws, evidenceConsents.id))),
  )

const { seal } = sealedFields(evidenceConsents)

/** Fails with `evidence.consent_missing` unless the actor's consent to the text in force was given and not withdrawn. */
export const ensureConsent = async ({ db, actor }: Pick<EvidenceCtx, 'db' | 'actor'>): Promise<void> => {
  const [given] = await db
    .select({ id: evidenceConsents.id })
    .from(evidenceConsents)
    .where(
      and(
        eq(evidenceConsents.userId, actor.userId),
        eq(evidenceConsents.purpose, 'travel-documents'),
        eq(evidenceConsents.policyVersion, consentPolicy.version),
        stands(db),
      ),
    )
    .limit(1)
  ensure(given, 'evidence.consent_missing')
}

/** Gives a consent. If the customer has already consented to this version, the answer is that consent and nothing is added. */
export const giveConsent = async (
  ctx: SignedInCtx,
  { body }: { body: { purpose: ConsentPurpose; policyVersion: string } },
): Promise<{ id: string; at: number }> => {
  const { purpose, policyVersion } = body
  ensure(policyVersion === consentPolicy.version, 'evidence.policy_outdated')
  const { userId } = ctx.actor
  const [standing] = await ctx.db
    .select({ id: evidenceConsents.id, at: evidenceConsents.createTime })
    .from(evidenceConsents)
    .where(
      and(
        eq(evidenceConsents.userId, userId),
        eq(evidenceConsents.purpose, purpose),
        eq(evidenceConsents.policyVersion, policyVersion),
        stands(ctx.db),
      ),
    )
    .limit(1)
  if (standing) return { id: standing.id, at: standing.at.getTime() }
  const id = ctx.newId()
  const createTime = ctx.now()
  const address = seal(ctx, 'address', id, ctx.address)
  await ctx.db.insert(evidenceConsents).values({ id, userId, purpose, policyVersion, textSha256, address, createTime })
  return { id, at: createTime.getTime() }
}

export const listConsents = async ({ db, actor }: SignedInCtx): Promise<{ current: string; list: Consent[] }> => {
  const rows = await db
    .select()
    .from(evidenceConsents)
    .where(eq(evidenceConsents.userId, actor.userId))
    .orderBy(asc(evidenceConsents.createTime))
  const withdrawnAt = new Map(rows.map(({ withdraws, createTime }) => [withdraws, createTime.getTime()]))
  const list = rows
    .filter(({ withdraws }) => withdraws === null)
    .map(({ id, purpose, policyVersion, createTime }) => ({
      id,
      purpose,
      policyVersion,
      at: createTime.getTime(),
      withdrawnAt: withdrawnAt.get(id) ?? null,
    }))
  return { current: consentPolicy.version, list }
}

export const withdrawConsent = async (ctx: SignedInCtx, { params }: ById): Promise<Record<string, never>> => {
  ensure(isId(params.id), 'record.not_found')
  const { userId } = ctx.actor
  const [given] = await ctx.db
    .select()
    .from(evidenceConsents)
    .where(
      and(eq(evidenceConsents.id, params.id), eq(evidenceConsents.userId, userId), isNull(evidenceConsents.withdraws)),
    )
  ensure(given, 'record.not_found')
  const id = ctx.newId()
  const { purpose, policyVersion } = given
  const written = await ctx.db
    .insert(evidenceConsents)
    .values({
      id,
      userId,
      purpose,
      policyVersion,
      textSha256: given.textSha256,
      withdraws: given.id,
      address: seal(ctx, 'address', id, ctx.address),
      createTime: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: evidenceConsents.id })
  ensure(written.length > 0, 'evidence.consent_over')
  return {}
}

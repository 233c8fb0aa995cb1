import { foldName } from '@portal/names/server'
import { type ActorCtx, type Ctx, type Job, sealedFields } from '@portal/platform/server'
import { and, eq, gte, lt, lte } from 'drizzle-orm'
import type { SeenFile } from '../contract/facts.ts'
import type { Finding } from '../contract/finding.ts'
import type { PrecheckForm } from '../contract/rule.ts'
import { precheckAnswers } from './precheck.table.ts'

const { seal, find } = sealedFields(precheckAnswers)

const dayMs = 86_400_000

/** What tells one form from another that the same person fills in: its papers, the holder and the right that it names. */
type Grounds = { papers: readonly string[]; holder: string; right: string }

/** What the server was asked about a form, and the findings that it answered. */
export type ToldAnswer = { findings: readonly Pick<Finding, 'rule' | 'file'>[] }

type Content = ToldAnswer & { grounds: Grounds }

type OfForm = {
  form: PrecheckForm
  values: Readonly<Record<string, unknown>>
  files: readonly SeenFile[]
  /** The id of the right that the form was filled from; empty where it names none. */
  right: string
}

const groundsOf = ({ values: { obligeeName }, files, right }: Omit<OfForm, 'form'>): Grounds => ({
  papers: files.map(({ sha256 }) => sha256).toSorted(),
  holder: typeof obligeeName === 'string' ? foldName(obligeeName) : '',
  right,
})

/** Keeps what the caller was told of a form, in place of what he was told before. */
export const keepAnswer = async (
  ctx: ActorCtx<'cipher'>,
  { form, values, files, right, findings }: OfForm & ToldAnswer,
): Promise<void> => {
  const id = ctx.newId()
  const content: Content = {
    grounds: groundsOf({ values, files, right }),
    findings: findings.map(({ rule, file }) => ({ rule, file })),
  }
  const row = { id, content: seal(ctx, 'content', id, JSON.stringify(content)), answeredAt: ctx.now() }
  await ctx.db
    .insert(precheckAnswers)
    .values({ ...row, ownerId: ctx.actor.userId, form })
    .onConflictDoUpdate({ target: [precheckAnswers.ownerId, precheckAnswers.form], set: row })
}

/**
 * What the sender of a case was last told of its form in the day before he sent it, as long as papers, holder and right are still
 * those of that answer; undefined where the portal does not know. `id` is that of the row.
 */
export const findAnswer = async (
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  { ownerId, submittedAt, ...sent }: OfForm & { ownerId: string; submittedAt: Date },
): Promise<(ToldAnswer & { id: string }) | undefined> => {
  const { ownerId: owner, form, answeredAt } = precheckAnswers
  const [row] = await ctx.db
    .select()
    .from(precheckAnswers)
    .where(
      and(
        eq(owner, ownerId),
        eq(form, sent.form),
        lte(answeredAt, submittedAt),
        gte(answeredAt, new Date(submittedAt.getTime() - dayMs)),
      ),
    )
  const json = row ? find(ctx, 'content', row) : null
  if (!row || json === null) return undefined
  const { grounds, findings } = JSON.parse(json) as Content
  return JSON.stringify(grounds) === JSON.stringify(groundsOf(sent)) ? { id: row.id, findings } : undefined
}

/** Forgets what was told of forms that were never sent. */
export const forgetAnswers: Job = {
  name: 'prechecks.forget-answers',
  cron: '47 3 * * *',
  run: async ({ db, now }) => {
    await db.delete(precheckAnswers).where(lt(precheckAnswers.answeredAt, new Date(now().getTime() - dayMs)))
  },
}

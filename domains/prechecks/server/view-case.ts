import type { Actor, Ctx } from '@portal/platform/server'
import { verdictOf } from '../contract/finding.ts'
import type { DeskCase, OwnCase } from '../contract/stored.ts'
import type { CaseSource, CheckedCase } from './case-source.ts'
import { ensure } from './failures.ts'
import { deskFindingsOf, findStored, storedFindingOf } from './stored-findings.ts'

type Target = { params: { businessSn: string } }
type ReadCtx = Pick<Ctx, 'db' | 'cipher'>
type Stored = Awaited<ReturnType<typeof findStored>>

const headOf = ({ submittedAt }: CheckedCase, stored: Stored) => ({
  submittedAt: submittedAt.getTime(),
  ruleSet: stored?.ruleSet ?? null,
  verdict: stored ? verdictOf(stored.findings) : null,
})

/** What was found in the caller's own case; that of somebody else is none. */
export const viewOwnCase =
  (source: CaseSource) =>
  async (ctx: ReadCtx & { actor: Pick<Actor, 'userId'> }, { params: { businessSn } }: Target): Promise<OwnCase> => {
    const found = await source.find(ctx, businessSn)
    ensure(found?.ownerId === ctx.actor.userId, 'record.not_found')
    const stored = await findStored(ctx, businessSn)
    const findings = (stored?.findings ?? []).map((row) => storedFindingOf(ctx, row))
    return { ...headOf(found, stored), findings }
  }

/** What was found in a case, with what staff said of it. */
export const viewDeskCase =
  (source: CaseSource) =>
  async (ctx: ReadCtx, { params: { businessSn } }: Target): Promise<DeskCase> => {
    const found = await source.find(ctx, businessSn)
    ensure(found, 'record.not_found')
    const stored = await findStored(ctx, businessSn)
    return { ...headOf(found, stored), findings: await deskFindingsOf(ctx, stored?.findings ?? []) }
  }

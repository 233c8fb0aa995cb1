import { fitsApproval, getProvider, lockProvider, moveApproval, type ProviderAccount } from '@portal/accounts/server'
import { type ActorCtx, type Judge, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import type { ApproveForm, Decided, ProviderAct, RejectForm } from '../contract/desk.ts'
import { byId } from '../contract/desk-endpoints.ts'
import { deskProviderPath } from '../contract/paths.ts'
import { approvalActs } from './desk-providers.ts'
import { ensure } from './failures.ts'
import { givenName } from './licence-of.ts'
import { changeProfile, readProfile } from './profile.store.ts'
import type { Profile } from './profile.table.ts'

/** A provider is an account, which the log calls as the domain of accounts does; its page here shows the profile. */
export const providerRecord: RecordKind = { at: '/api/admin/providers/{id}', kind: 'user', page: deskProviderPath }

type Of<Body> = { params: { id: string }; body: Body }
type DecideCtx = ActorCtx<'address'>

const ensureFits = (account: ProviderAccount, act: ProviderAct): void =>
  ensure(fitsApproval(account, approvalActs[act]), 'account.state_conflict')

/** Has the first word about a call whose fields are refused: whether the provider is there, and waits for a decision. */
export const judgeOf =
  (act: ProviderAct): Judge =>
  async (ctx, { params }) => {
    const { data } = byId.safeParse(params)
    if (data) ensureFits(await getProvider(ctx, data.id), act)
  }

/** What the act log says of a decision. It names the account by its id alone, as the log of accounts does. */
const toldOf = ({ checkedLicenceKind, checkedLicenceNo, checkStands, refusal }: Profile) => ({
  ...{ checkedLicenceKind, checkedLicenceNo, checkStands, refusal },
})

/** Decides about a provider that waits, in the caller's transaction. Who read an older profile is refused. */
const decide = async (
  ctx: DecideCtx,
  { params, body }: Of<{ version?: number | undefined }>,
  act: ProviderAct,
  change: (account: ProviderAccount, profile: Profile) => Partial<Profile>,
): Promise<Decided> => {
  const account = await lockProvider(ctx, params.id)
  ensureFits(account, act)
  const before = await readProfile(ctx, account.id)
  ensure(body.version === undefined || body.version === before.version, 'provider.newer_profile')
  const after = await changeProfile(ctx, before, { act, set: change(account, before) })
  const approvalState = await moveApproval(ctx, account, approvalActs[act])
  await recordAct(ctx, {
    ...loggedAs(providerRecord, account.id),
    before: { approvalState: account.approvalState, ...toldOf(before) },
    after: { approvalState, ...toldOf(after) },
  })
  return { approvalState, version: after.version }
}

/** Approves a provider under the number and for the business as checked. */
export const approveProvider = (ctx: DecideCtx, input: Of<ApproveForm>): Promise<Decided> =>
  decide(ctx, input, 'approve', (account, profile) => ({
    checkedCompanyName: givenName(account, profile),
    checkedLicenceKind: input.body.licenceKind,
    checkedLicenceNo: input.body.licenceNo,
    checkedAt: ctx.now(),
    checkedBy: ctx.actor.userId,
    checkStands: true,
    refusal: null,
  }))

/** Refuses a provider, with a reason that it reads. */
export const rejectProvider = (ctx: DecideCtx, input: Of<RejectForm>): Promise<Decided> =>
  decide(ctx, input, 'reject', () => ({ refusal: input.body.reason }))

import { getProvider, lockProvider, moveApproval, type ProviderAccount } from '@portal/accounts/server'
import { attachFiles, detachFiles } from '@portal/files/server'
import type { ActorCtx } from '@portal/platform/server'
import { handedInOf, isSameLicence, mustBeChecked, type OwnProfile, type ProfileForm } from '../contract/profile.ts'
import { checkedOf } from './licence-of.ts'
import { changeProfile, readProfile } from './profile.store.ts'
import type { Profile } from './profile.table.ts'
import { showProfile } from './show-profile.ts'

/** The files domain knows the paper of a provider by this noun and the provider's id. */
export const attachedKind = 'provider-profile'

type OwnCtx = ActorCtx<'signer' | 'address'>

/** The caller's own profile. */
export const viewOwnProfile = async (ctx: Omit<OwnCtx, 'address'>): Promise<OwnProfile> => {
  const { userId } = ctx.actor
  return showProfile(ctx, await getProvider(ctx, userId), await readProfile(ctx, userId))
}

/** Attaches the paper that the form names, and gives up the one before; what is unchanged stays attached. */
const bringProof = async (
  ctx: ActorCtx,
  { userId, proofId }: Profile,
  proof: ProfileForm['proof'],
): Promise<Pick<Profile, 'proofId' | 'proofName'>> => {
  const [brought] = await attachFiles(ctx, {
    references: proof ? [proof] : [],
    purposes: ['provider-licence'],
    ownerId: ctx.actor.userId,
    kind: attachedKind,
    ref: userId,
    max: 1,
    field: 'proof',
  })
  if (proofId !== null && proofId !== brought?.id)
    await detachFiles(ctx, { kind: attachedKind, ref: userId, ids: [proofId] })
  return { proofId: brought?.id ?? null, proofName: brought?.fileName ?? null }
}

/**
 * Hands a profile in. Staff hear of it where they had nothing to decide before; what they already have before them they see
 * with its changes.
 */
const handIn = async (
  ctx: ActorCtx<'address'>,
  account: ProviderAccount,
  before: Profile,
  { proof, ...given }: ProfileForm,
): Promise<{ account: ProviderAccount; profile: Profile }> => {
  const brought = await bringProof(ctx, before, proof)
  const { approvalState } = account
  const handedIn = handedInOf(before)
  const isDue = mustBeChecked({ ...before, approvalState, checked: checkedOf(before) }, given)
  const isChanged = isDue || !isSameLicence(handedIn, given) || brought.proofId !== before.proofId
  if (!isChanged) return { account, profile: before }
  const due = isDue ? { handedInAt: ctx.now(), checkStands: false, refusal: null } : {}
  const profile = await changeProfile(ctx, before, { act: 'handIn', set: { ...given, ...brought, ...due } })
  const isNews = isDue && (approvalState !== 'waiting' || handedIn === null)
  return {
    account: isNews ? { ...account, approvalState: await moveApproval(ctx, account, 'handIn') } : account,
    profile,
  }
}

/** Saves the caller's own profile; fields that staff have to check set its approval to waiting. */
export const saveOwnProfile = (ctx: OwnCtx, { body }: { body: ProfileForm }): Promise<OwnProfile> =>
  ctx.db.transaction(async (tx) => {
    const at = ctx.now()
    const inside = { ...ctx, db: tx, now: () => at }
    const account = await lockProvider(inside, ctx.actor.userId)
    const saved = await handIn(inside, account, await readProfile(inside, account.id), body)
    return showProfile(inside, saved.account, saved.profile)
  })

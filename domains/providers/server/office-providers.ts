import { findProviders, type ProviderAccount } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import type { LicenceKind } from '../contract/licence.ts'
import { checkedOf, givenName, standingCheck } from './licence-of.ts'
import { readProfiles } from './profile.store.ts'
import type { Profile } from './profile.table.ts'

type ReadCtx = Pick<Ctx, 'db'>

/**
 * A provider that is approved and whose account is in use. `licenceNo` and `licenceKind` are those that staff have checked:
 * null where it was approved without a check of what it has handed in.
 */
export type OfficeProvider = {
  id: string
  companyName: string
  licenceNo: string | null
  licenceKind: LicenceKind | null
}

const officeOf = (account: ProviderAccount, profile: Profile): OfficeProvider => {
  const checked = standingCheck(profile)
  return {
    id: account.id,
    companyName: checked?.companyName ?? givenName(account, profile),
    licenceNo: checked?.licenceNo ?? null,
    licenceKind: checked?.licenceKind ?? null,
  }
}

const withProfiles = async <T>(
  ctx: ReadCtx,
  accounts: readonly ProviderAccount[],
  make: (account: ProviderAccount, profile: Profile) => T,
): Promise<T[]> => {
  const profileOf = await readProfiles(
    ctx,
    accounts.map(({ id }) => id),
  )
  return accounts.map((account) => make(account, profileOf(account.id)))
}

/** The provider, if it is in office now. */
export const findOfficeProvider = async (ctx: ReadCtx, userId: string): Promise<OfficeProvider | undefined> => {
  const [found] = await withProfiles(ctx, await findProviders(ctx, { ids: [userId], inOffice: true }), officeOf)
  return found
}

/** All providers in office, the oldest account first. */
export const listOfficeProviders = async (ctx: ReadCtx): Promise<OfficeProvider[]> =>
  withProfiles(ctx, await findProviders(ctx, { inOffice: true }), officeOf)

export type ProviderName = Pick<OfficeProvider, 'companyName' | 'licenceNo'>

/**
 * The names of these providers, also of those that are in office no more: then as they were checked last, since a case goes on
 * naming the agency that took it. An id that is no provider's is missing in the map.
 */
export const providerNames = async (
  ctx: ReadCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProviderName>> => {
  const named = await withProfiles(ctx, await findProviders(ctx, { ids }), (account, profile) => {
    const last = account.approvalState === 'approved' ? null : checkedOf(profile)
    const { companyName, licenceNo } = last ?? officeOf(account, profile)
    return [account.id, { companyName, licenceNo }] as const
  })
  return new Map(named)
}

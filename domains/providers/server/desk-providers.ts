import {
  changesInWords,
  type FieldTexts,
  fitsApproval,
  getProvider,
  listProviderAccounts,
  type ProviderAccount,
  plainText,
  userNames,
  usernameOf,
} from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { type ById, type Ctx, holdsText, type SignedInCtx } from '@portal/platform/server'
import {
  type ProviderAct,
  type ProviderDetail,
  type ProviderRow,
  type ProvidersQuery,
  providerActs,
} from '../contract/desk.ts'
import { type LicenceKind, licenceKindLabels, licenceNoLabel } from '../contract/licence.ts'
import { standingCheck } from './licence-of.ts'
import { readProfile, readProfiles, readSteps } from './profile.store.ts'
import { type Profile, providerProfiles } from './profile.table.ts'
import { showProfile } from './show-profile.ts'

/** What each act of the desk does to the approval. */
export const approvalActs = { approve: 'approve', reject: 'refuse' } as const satisfies Record<ProviderAct, string>

/** More agencies than this share no part of a name or number that anybody searches by. */
const mostFound = 1000

/** The providers whose name or number, as handed in or as checked, holds the keyword. */
const findByProfile = async ({ db }: Pick<Ctx, 'db'>, keyword: string): Promise<string[]> => {
  if (keyword === '') return []
  const { userId, companyName, licenceNo, checkedCompanyName, checkedLicenceNo } = providerProfiles
  const rows = await db
    .select({ userId })
    .from(providerProfiles)
    .where(holdsText([companyName, licenceNo, checkedCompanyName, checkedLicenceNo], keyword))
    .limit(mostFound)
  return rows.map((row) => row.userId)
}

const rowOf = (account: ProviderAccount, profile: Profile): ProviderRow => ({
  id: account.id,
  username: account.username,
  companyName: profile.companyName ?? account.companyName,
  licenceKind: profile.licenceKind,
  licenceNo: profile.licenceNo,
  checkedLicenceNo: standingCheck(profile)?.licenceNo ?? null,
  approvalState: account.approvalState,
  status: account.status,
  handedInTime: profile.handedInAt?.getTime() ?? null,
  createTime: account.createTime.getTime(),
})

/** Providers for the desk, the newest account first. */
export const listProviders = async (
  ctx: Pick<Ctx, 'db'>,
  { query }: { query: ProvidersQuery },
): Promise<Page<ProviderRow>> => {
  const { state: approvalState, keyword } = query
  const besides = await findByProfile(ctx, keyword)
  const { rows, totalElements } = await listProviderAccounts(ctx, { ...query, approvalState, besides })
  const profileOf = await readProfiles(
    ctx,
    rows.map(({ id }) => id),
  )
  return { elements: rows.map((account) => rowOf(account, profileOf(account.id))), totalElements }
}

const kindText = (value: unknown): string | null => (value === null ? null : licenceKindLabels[value as LicenceKind])

const texts: FieldTexts = {
  companyName: { label: '机构名称', text: plainText },
  licenceKind: { label: '代理业务', text: kindText },
  licenceNo: { label: licenceNoLabel, text: plainText },
  proofName: { label: '证明文件', text: plainText },
  checkedLicenceKind: { label: '核对的代理业务', text: kindText },
  checkedLicenceNo: { label: '核对的备案号', text: plainText },
  refusal: { label: '未通过的原因', text: plainText },
}

/** One provider for the desk: what it handed in, its paper, what was checked, and what may be decided now. */
export const viewProvider = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'signer' | 'actor'>,
  { params }: ById,
): Promise<ProviderDetail> => {
  const account = await getProvider(ctx, params.id)
  const profile = await readProfile(ctx, account.id)
  const { checkedBy, version } = profile
  const names = await userNames(ctx, checkedBy === null ? [] : [checkedBy])
  return {
    ...rowOf(account, profile),
    ...(await showProfile(ctx, account, profile, ctx.actor.userId)),
    checkedBy: checkedBy && usernameOf(names, checkedBy),
    version,
    history: await changesInWords(ctx, await readSteps(ctx, account.id), texts),
    can: ctx.actor.may?.('users.act') ? providerActs.filter((act) => fitsApproval(account, approvalActs[act])) : [],
  }
}

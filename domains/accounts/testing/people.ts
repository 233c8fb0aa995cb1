import type { TestApp } from '@portal/platform/testing'
import { type DemonstrationUsername, demonstrationAccounts } from '../contract/samples.ts'
import { type Access, accessAtFirst } from '../server/roles.ts'
import { hashDemonstrationPassword, seedAccounts } from '../server/seed-accounts.ts'
import { openSession } from '../server/sessions.ts'
import { insertUser } from '../server/user.store.ts'
import { userAccess } from '../server/user-access.table.ts'
import { checkAddress, issuerEntry, issuersFile } from './third-party.ts'

export type People = Record<DemonstrationUsername, { id: string; token: string }>

let hash: Promise<string> | undefined

/** The five demonstration users, each with a live session: one of every kind of caller. */
export const createPeople = async ({ ctx }: Pick<TestApp, 'ctx'>): Promise<People> => {
  // One hash for all tests of a process: to make one takes longer than to make the five users.
  hash ??= hashDemonstrationPassword(ctx)
  const ids = await seedAccounts(ctx, hash)
  const browser = { ...ctx, userAgent: null, address: '127.0.0.1' }
  const entries = demonstrationAccounts.map(async ({ username, userType }) => {
    const id = ids[username]
    return [username, { id, token: await openSession(browser, { id, userType }) }] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as People
}

/** One more member of staff, with a live session and with this access. */
export const createStaff = async (
  { ctx }: Pick<TestApp, 'ctx'>,
  username: string,
  access: Partial<Access>,
): Promise<{ id: string; token: string }> => {
  const browser = { ...ctx, userAgent: null, address: '127.0.0.1' }
  const { id } = await insertUser(ctx, { username, passwordHash: 'none', userType: 'staff' })
  await ctx.db.insert(userAccess).values({ ...accessAtFirst, ...access, userId: id, version: 1 })
  return { id, token: await openSession(browser, { id, userType: 'staff' }) }
}

const voucher = { name: 'https://sso.example', jwks: 'https://sso.example/keys' }

/** Settings of a portal that knows one issuer; none of its keys is ever asked for. */
export const settingsWithIssuer = () => issuersFile([issuerEntry(voucher)])

/** A session that the issuer vouched for, and must now vouch for again at `address`. */
export const sessionToRecheck = async (
  { ctx }: Pick<TestApp, 'ctx'>,
  userId: string,
): Promise<{ token: string; address: string }> => {
  const browser = { ...ctx, userAgent: null, address: '127.0.0.1' }
  const due = { issuer: voucher.name, recheckAt: new Date(ctx.now().getTime() - 1000) }
  const token = await openSession(browser, { id: userId, userType: 'customer' }, { voucher: due })
  return { token, address: checkAddress }
}

/** One more provider, with a live session; it waits for its approval unless told otherwise. */
export const createProvider = async (
  { ctx }: Pick<TestApp, 'ctx'>,
  username: string,
  { approved = false, companyName = '演示·另一家代理机构' }: { approved?: boolean; companyName?: string } = {},
): Promise<{ id: string; token: string }> => {
  const browser = { ...ctx, userAgent: null, address: '127.0.0.1' }
  const { id } = await insertUser(ctx, { username, passwordHash: 'none', userType: 'provider', companyName, approved })
  return { id, token: await openSession(browser, { id, userType: 'provider' }) }
}

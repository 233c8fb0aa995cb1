import type { TestApp } from '@portal/platform/testing'
import { type DemonstrationUsername, demonstrationAccounts } from '../contract/samples.ts'
import { seedAccounts } from '../server/seed-accounts.ts'
import { openSession } from '../server/sessions.ts'

export type People = Record<DemonstrationUsername, { id: string; token: string }>

/** The five demonstration users, each with a live session: one of every kind of caller. */
export const createPeople = async ({ ctx }: Pick<TestApp, 'ctx'>): Promise<People> => {
  const ids = await seedAccounts(ctx)
  const browser = { ...ctx, userAgent: null, address: '127.0.0.1' }
  const entries = demonstrationAccounts.map(async ({ username, userType }) => {
    const id = ids[username]
    return [username, { id, token: await openSession(browser, { id, userType }) }] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as People
}

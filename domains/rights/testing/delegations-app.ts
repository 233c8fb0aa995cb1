import { createProvider } from '@portal/accounts/testing'
import type { DelegationRow } from '../contract/delegation-view.ts'
import { type Answer, createRightsApp, type RightsApp } from './rights-app.ts'

/** The callers of these tests: the owner, another customer, two agencies in office, one that waits, and staff. */
export const callers = ['demo', 'demo2', 'agency', 'other', 'waiting', 'staff'] as const
export type Caller = (typeof callers)[number]

export type DelegationsApp = Omit<RightsApp, 'send'> & {
  ids: Record<Caller, string>
  send: (who: Caller, method: string, path: string, body?: object) => Promise<Answer>
  /** Offers a right of `demo` to `agency`, to see it from today on, unless told otherwise. */
  offer: (right: string, changes?: object) => Promise<Answer>
  /** The same, and the agency accepts. @returns the id of the delegation */
  delegate: (right: string, changes?: { username?: Caller } & Record<string, unknown>) => Promise<string>
  answer: (who: Caller, act: 'accept' | 'decline' | 'revoke', id: string) => Promise<Answer>
  received: (who: Caller) => Promise<DelegationRow[]>
  /** The status of the answer to a look at a right. */
  look: (who: Caller, right: string) => Promise<number>
}

/** The day on which these tests begin. */
export const today = '2026-11-20'

/** The vault with agencies beside the demonstration users, on 20 November 2026 at ten o'clock. */
export const createDelegationsApp = async (): Promise<DelegationsApp> => {
  const test = await createRightsApp()
  test.clock.set(new Date(`${today}T10:00:00+08:00`))
  const people = {
    ...test.people,
    other: await createProvider(test, 'other', { approved: true }),
    waiting: await createProvider(test, 'waiting'),
  }
  // Tests move the clock by years, and nobody is to be signed out by that.
  await test.database.pool.query(`update session set expires_at = now() + interval '9 years', idle_minutes = 5000000`)
  const send: DelegationsApp['send'] = (who, method, path, body) =>
    test.call({ method, path, token: people[who].token, ...(body && { body }) })
  const offer: DelegationsApp['offer'] = (right, changes = {}) =>
    send('demo', 'POST', `/api/rights/${right}/delegations`, {
      ...{ username: 'agency', scope: 'view', from: today, until: '2027-11-19' },
      ...changes,
    })
  const answer: DelegationsApp['answer'] = (who, act, id) => send(who, 'POST', `/api/delegations/${id}/${act}`)
  return {
    ...test,
    ids: Object.fromEntries(callers.map((who) => [who, people[who].id])) as Record<Caller, string>,
    send,
    offer,
    answer,
    delegate: async (right, changes = {}) => {
      const { status, body } = await offer(right, changes)
      if (status !== 200) throw new Error(JSON.stringify(body))
      const accepted = await answer(changes.username ?? 'agency', 'accept', String(body.id))
      if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
      return String(body.id)
    },
    received: async (who) => (await send(who, 'GET', '/api/delegations')).body.elements as DelegationRow[],
    look: async (who, right) => (await send(who, 'GET', `/api/rights/${right}`)).status,
  }
}

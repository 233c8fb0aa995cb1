import type { Actor, ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { DemonstrationUsername } from '../contract/samples.ts'
import { accountsServer } from '../server/index.ts'
import { authenticate } from '../server/sessions.ts'
import { createPeople, type People } from './people.ts'

export type NamedCallers<N extends string> = TestApp & { people: People; actors: Record<N, Actor> }

/**
 * An application with accounts beside the given domains, whose callers sign in by a name instead of a token. They stay signed
 * in, however far a test moves the clock.
 */
export const createNamedCallers = async <N extends string>(
  callers: Readonly<Record<N, DemonstrationUsername>>,
  { domains, env }: { domains: readonly ServerDomain[]; env?: Record<string, string> },
): Promise<NamedCallers<N>> => {
  const tokens = new Map<string, string>()
  const test = await createTestApp({
    domains: [accountsServer, ...domains],
    authenticate: (ctx, token, call) => authenticate(ctx, tokens.get(token) ?? token, call),
    ...(env && { env }),
  })
  const people = await createPeople(test)
  await test.database.pool.query(`update session set expires_at = now() + interval '1 year', idle_minutes = 500000`)
  const actors: Partial<Record<N, Actor>> = {}
  for (const name of Object.keys(callers) as N[]) {
    const { token } = people[callers[name]]
    tokens.set(name, token)
    const actor = await authenticate(test.ctx, token)
    if (!actor) throw new Error(`${name} could not sign in`)
    actors[name] = actor
  }
  return { ...test, people, actors: actors as Record<N, Actor> }
}

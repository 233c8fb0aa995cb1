import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import type { ChangeCtx } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { PromisedService } from '../contract/promise.ts'
import { createPromisesServer } from '../server/index.ts'

const services: readonly PromisedService[] = [
  { service: 'request-7', name: '海关查扣应对', kinds: ['acceptance', 'completion', 'callBack'] },
  { service: 'message', name: '留言', kinds: ['messageReply'] },
]

export type PromisesApp = TestApp & {
  people: People
  /** Works as `staff` at a moment in Beijing, `2026-11-18T10:00`. */
  at: (moment: string) => ChangeCtx
  /** Everything that was announced so far, oldest first. */
  announced: () => Promise<{ kind: string; level: number; subjectKind: string; subjectRef: string }[]>
  facts: (ref: string) => Promise<{ kind: string; at: Date; level: number | null }[]>
}

export const beijing = (moment: string): Date => new Date(`${moment}:00+08:00`)

/** This domain with accounts on a database of its own; nothing else makes promises here. */
export const createPromisesApp = async (): Promise<PromisesApp> => {
  const portal = await createTestApp({ domains: [accountsServer, createPromisesServer(services)], authenticate })
  const people = await createPeople(portal)
  return {
    ...portal,
    people,
    at: (moment) => ({ ...portal.ctx, now: () => beijing(moment), actor: { userId: people.staff.id } }),
    announced: async () => {
      const { rows } = await portal.database.pool.query(
        "select data from outbox where event = 'promise.escalated' order by id",
      )
      return rows.map(({ data }) => data)
    },
    facts: async (ref) => {
      const { rows } = await portal.database.pool.query(
        `select f.kind, f.at, f.level from promise_fact f join promise p on p.id = f.promise_id
          where p.subject_ref = $1 order by f.at, f.kind`,
        [ref],
      )
      return rows
    },
  }
}

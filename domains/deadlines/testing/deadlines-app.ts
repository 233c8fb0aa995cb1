import { createNamedCallers, type NamedCallers } from '@portal/accounts/testing'
import { calendarsServer } from '@portal/calendars/server'
import { sql } from 'drizzle-orm'
import type { DeadlineDetail } from '../contract/deadline.ts'
import { createDeadlinesServer } from '../server/index.ts'
import type { SubjectSource } from '../server/subjects.ts'

/** The case of `owner`, which the desk may see, and whom of the desk it is given to. */
export const caseNumber = 'KL20261201000001'

type Refused = { status?: string; msg?: string; fields?: { path: string; msg: string }[] }
type Answer<T> = { status: number; body: T & Refused; headers: Record<string, unknown> }

export type DeadlinesApp = NamedCallers<'owner' | 'stranger' | 'desk' | 'colleague'> & {
  subjects: readonly SubjectSource[]
  at: (shanghai: string) => void
  send: <T = DeadlineDetail>(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<Answer<T>>
  /** Enters a deadline as `owner` unless told. */
  enter: (body: object, who?: string) => Promise<DeadlineDetail>
  /** Takes the events of this name out of the outbox. */
  events: (event: string) => Promise<Record<string, unknown>[]>
}

/** This domain with calendars on a database of its own, with a kind of cases that one customer has one of. */
export const createDeadlinesApp = async (): Promise<DeadlinesApp> => {
  const inHand: { staff: string | null } = { staff: null }
  const source: SubjectSource = {
    kind: 'request',
    permission: 'requests.read',
    ownerOf: async (_ctx, ref) => (ref === caseNumber ? test.people.demo.id : undefined),
    assigneeOf: (ref) => sql`(case when ${ref} = ${caseNumber} then ${inHand.staff}::uuid end)`,
    deskPage: (ref) => `/requests/${ref}`,
  }
  const subjects = [source]
  const deadlinesServer = createDeadlinesServer(subjects)
  const test = await createNamedCallers(
    { owner: 'demo', stranger: 'demo2', desk: 'staff', colleague: 'admin' },
    { domains: [calendarsServer, deadlinesServer] },
  )
  inHand.staff = test.people.staff.id
  await calendarsServer.prepare?.(test.ctx)
  await deadlinesServer.prepare?.(test.ctx)
  const send: DeadlinesApp['send'] = async (who, method, path, body) =>
    (await test.call({ method, path, token: who, ...(body && { body }) })) as never
  return {
    ...test,
    subjects,
    at: (shanghai) => test.clock.set(new Date(`${shanghai}+08:00`)),
    send,
    enter: async (body, who = 'owner') => {
      const answer = await send(who, 'POST', '/api/deadlines', body)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body
    },
    events: async (event) => {
      const { rows } = await test.database.pool.query(
        `with gone as (delete from outbox where event = $1 returning id, data) select data from gone order by id`,
        [event],
      )
      return rows.map(({ data }) => data)
    },
  }
}

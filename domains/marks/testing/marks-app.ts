import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { marksServer } from '../server/index.ts'
import { type PutList, type PutMark, putMarks } from './put-marks.ts'

export type MarksApp = TestApp & {
  people: People
  put: (marks: readonly PutMark[], list?: PutList) => Promise<void>
  /** Takes all marks away; their ids begin anew. */
  clear: () => Promise<void>
}

/** This domain with accounts, on a database of its own without any mark. */
export const createMarksApp = async (): Promise<MarksApp> => {
  const portal = await createTestApp({ domains: [accountsServer, marksServer], authenticate })
  return {
    ...portal,
    people: await createPeople(portal),
    put: (marks, list) => putMarks(portal.ctx, marks, list),
    clear: async () => void (await portal.database.pool.query('truncate known_mark, mark_source restart identity')),
  }
}

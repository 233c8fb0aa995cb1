import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { formOf } from '@portal/files/testing'
import { patentdataServer } from '@portal/patentdata/server'
import { seedPatents } from '@portal/patentdata/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { createSiteServer } from '@portal/site/server'
import type { ValuationDetail } from '../contract/detail.ts'
import { valuationServer } from '../server/index.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>

export type ValuationApp = TestApp & {
  people: People
  /** GET as a visitor, or as the user with this token. */
  ask: (path: string, token?: string) => Promise<Answer>
  evaluate: (pns: string, token?: string) => Promise<Answer>
  /** Evaluates a number that is known. @returns the whole result */
  detail: (pn: string) => Promise<ValuationDetail>
  /** Hands in a file of numbers as this user. */
  sendList: (file: { fileName: string; bytes: Buffer }, token?: string) => Promise<Answer>
}

type Stage = { at?: string; env?: Record<string, string> }

/** Valuations on the patents of the demonstration, on this day, with these settings. */
export const createValuationApp = async ({ at, env = {} }: Stage = {}): Promise<ValuationApp> => {
  const domains = [accountsServer, createSiteServer([]), filesServer, patentdataServer, valuationServer]
  const portal = await createTestApp({ domains, authenticate, env })
  if (at !== undefined) portal.clock.set(new Date(at))
  const people = await createPeople(portal)
  await portal.ctx.db.transaction((db) => seedPatents({ ...portal.ctx, db }))
  const ask: ValuationApp['ask'] = (path, token) => portal.call({ method: 'GET', path, ...(token && { token }) })
  const evaluate: ValuationApp['evaluate'] = (pns, token) =>
    ask(`/iprp_foreign/api/evaluateByPsn?${new URLSearchParams({ pns })}`, token)
  return {
    ...portal,
    people,
    ask,
    evaluate,
    sendList: async (file, token = people.demo.token) => {
      const { headers, body } = formOf({ files: [file] })
      const { statusCode, json } = await portal.app.inject({
        ...{ method: 'POST', url: '/api/valuationBatches', payload: body },
        headers: { ...headers, authorization: token },
      })
      return { status: statusCode, body: json(), headers: {} }
    },
    detail: async (pn) => {
      const { body } = await evaluate(pn)
      return (await ask(`/evaluate-patent/basic/queryById?id=${body.id}`)).body as ValuationDetail
    },
  }
}

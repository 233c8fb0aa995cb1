import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { SelfCheck } from '../contract/choices.ts'
import { questionsFor } from '../contract/question.ts'
import { currentSet } from '../contract/question-sets.ts'
import { selfCheckSample } from '../contract/samples.ts'
import { scoreOf } from '../contract/score.ts'
import { selfcheckServer } from '../server/index.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>

export type SelfCheckApp = TestApp & {
  people: People
  /** POST /api/selfChecks as `demo` with the sample, changed where told. */
  save: (changes?: object, token?: string) => Promise<Answer>
}

/** The total that the answers of a check earn. */
export const scoreOfCheck = (check: SelfCheck): number => scoreOf(questionsFor(currentSet, check), check.choices).score

/** This domain with the accounts, on a database of its own, with the demonstration users. */
export const createSelfCheckApp = async (): Promise<SelfCheckApp> => {
  const portal = await createTestApp({ domains: [accountsServer, selfcheckServer], authenticate })
  const people = await createPeople(portal)
  const body = { ...selfCheckSample, score: scoreOfCheck(selfCheckSample) }
  return {
    ...portal,
    people,
    save: (changes = {}, token = people.demo.token) =>
      portal.call({ method: 'POST', path: '/api/selfChecks', token, body: { ...body, ...changes } }),
  }
}

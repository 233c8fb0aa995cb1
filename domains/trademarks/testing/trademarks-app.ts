import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { calendarsServer } from '@portal/calendars/server'
import { createDeadlinesServer } from '@portal/deadlines/server'
import { filesServer } from '@portal/files/server'
import { marksServer } from '@portal/marks/server'
import { putMarks } from '@portal/marks/testing'
import { niceServer } from '@portal/nice/server'
import { createOrdersServer } from '@portal/orders/server'
import { setFees } from '@portal/orders/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { trademarkFeeCodes } from '../contract/fees.ts'
import { createTrademarksServer, trademarkDeadlines } from '../server/index.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>
type Who = 'demo' | 'demo2' | 'staff'

export type TrademarksApp = TestApp & {
  people: People
  /** Reads as somebody, or as nobody. */
  ask: (path: string, who?: Who) => Promise<Answer>
  send: (path: string, body: object, who?: Who, headers?: Record<string, string>) => Promise<Answer>
  marks: (...marks: Parameters<typeof putMarks>[1]) => Promise<void>
  /** Puts prices into force: official 270.00 and 27.00, services 500.50. */
  prices: () => Promise<void>
}

/** The prices of these tests, in yuan by code. */
const samplePrices = Object.fromEntries(
  trademarkFeeCodes.map(({ code, kind }) => [
    code,
    kind === 'service' ? '500.50' : code.includes('.item.') ? '27.00' : '270.00',
  ]),
)

/** The deadlines of applications; whoever delivers events reacts for it. */
export const deadlinesServer = createDeadlinesServer([trademarkDeadlines])

/** This domain with those it stands on, on a database of its own, with the classification of a demonstration; `at` is its moment. */
export const createTrademarksApp = async ({ at }: { at?: string } = {}): Promise<TrademarksApp> => {
  const domains = [
    accountsServer,
    calendarsServer,
    deadlinesServer,
    filesServer,
    niceServer,
    marksServer,
    createOrdersServer(trademarkFeeCodes),
    createTrademarksServer(),
  ]
  const portal = await createTestApp({ domains, authenticate })
  if (at !== undefined) portal.clock.set(new Date(at))
  const people = await createPeople(portal)
  const ids = { customer: people.demo.id, other: people.demo2.id, staff: people.staff.id }
  await niceServer.prepare?.(portal.ctx)
  await deadlinesServer.prepare?.(portal.ctx)
  for (const { run } of niceServer.demonstrate ?? []) await run(portal.ctx, ids)
  const tokenOf = (who?: Who) => (who ? { token: people[who].token } : {})
  return {
    ...portal,
    people,
    ask: (path, who) => portal.call({ path, ...tokenOf(who) }),
    send: (path, body, who, headers = {}) => portal.call({ method: 'POST', path, body, headers, ...tokenOf(who) }),
    marks: (...marks) => putMarks(portal.ctx, marks),
    prices: () => setFees(portal.ctx, 1, samplePrices),
  }
}

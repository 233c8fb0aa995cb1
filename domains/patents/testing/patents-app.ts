import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { calendarsServer } from '@portal/calendars/server'
import { createDeadlinesServer } from '@portal/deadlines/server'
import { filesServer } from '@portal/files/server'
import { formOf, sampleFile } from '@portal/files/testing'
import { createOrdersServer } from '@portal/orders/server'
import { setFees } from '@portal/orders/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { createSiteServer } from '@portal/site/server'
import { patentFeeCodes } from '../contract/fees.ts'
import { patentSample } from '../contract/samples.ts'
import { createPatentsServer, patentDeadlines } from '../server/index.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>
type Who = 'demo' | 'demo2' | 'staff' | 'admin'

export type PatentsApp = TestApp & {
  people: People
  submit: (changes?: object, who?: Who) => Promise<Answer>
  /** Submits as `demo`, and answers the numbers of the application and of its order. */
  submitted: (changes?: object) => Promise<{ businessSn: string; orderNo: string }>
  pay: (orderNo: string) => Promise<void>
  /** Submits as `demo` and pays. @returns the number of the application */
  paid: (changes?: object) => Promise<string>
  /** Delivers the events that wait, as the relay and the queue do. */
  deliver: (times?: number) => Promise<void>
  detail: (businessSn: string, who?: Who) => Promise<Answer>
  desk: (act: string, businessSn: string, body?: object, who?: Who) => Promise<Answer>
  send: (path: string, body: object, who?: Who) => Promise<Answer>
  /** Uploads a small PDF. @returns its address */
  upload: (purpose: 'patent-material' | 'patent-paper', who?: Who) => Promise<string>
  prices: () => Promise<void>
}

/** This domain with those it stands on, on a database of its own; `prices` puts a fee table into force. */
export const createPatentsApp = async (env: Record<string, string> = {}): Promise<PatentsApp> => {
  const patentsServer = createPatentsServer([])
  const deadlinesServer = createDeadlinesServer([patentDeadlines])
  const domains = [
    accountsServer,
    calendarsServer,
    deadlinesServer,
    filesServer,
    createSiteServer([]),
    createOrdersServer(patentFeeCodes),
    patentsServer,
  ]
  const portal = await createTestApp({ domains, authenticate, env })
  await deadlinesServer.prepare?.(portal.ctx)
  const people = await createPeople(portal)
  const send: PatentsApp['send'] = (path, body, who = 'demo') =>
    portal.call({ method: 'POST', path, token: people[who].token, body })
  const submit: PatentsApp['submit'] = (changes = {}, who) =>
    send('/api/submitPatentApply', { ...patentSample, ...changes }, who)
  const submitted: PatentsApp['submitted'] = async (changes) => {
    const { status, body } = await submit(changes)
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
    return { businessSn: String(body.businessSn), orderNo: String(body.orderNo) }
  }
  const deliver: PatentsApp['deliver'] = async (times = 1) => {
    const { rows } = await portal.database.pool.query('select * from outbox order by id')
    for (const { id, event, data, created_at } of rows)
      for (const listener of [...(patentsServer.listeners ?? []), ...(deadlinesServer.listeners ?? [])])
        for (let time = 0; time < times && listener.event === event; time += 1)
          await listener.react(portal.ctx, data, { id: String(id), at: created_at })
  }
  const pay: PatentsApp['pay'] = async (orderNo) => {
    const { body } = await send(`/api/orders/${orderNo}/pay`, { way: 'demonstration' })
    await send('/api/demonstration/pay', { paymentNo: body.paymentNo })
    await deliver()
  }
  return {
    ...portal,
    people,
    send,
    submit,
    submitted,
    deliver,
    pay,
    paid: async (changes) => {
      const { businessSn, orderNo } = await submitted(changes)
      await pay(orderNo)
      return businessSn
    },
    detail: (businessSn, who = 'demo') =>
      portal.call({ path: `/api/patentApplyInfoDetail?businessSn=${businessSn}`, token: people[who].token }),
    desk: (act, businessSn, body = {}, who = 'staff') =>
      send(`/api/admin/patentApplications/${businessSn}/${act}`, body, who),
    upload: async (purpose, who = 'demo') => {
      const { body, headers } = formOf({ files: [await sampleFile('pdf')], before: { purpose } })
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/file/upload',
        headers: { ...headers, authorization: people[who].token },
        payload: body,
      })
      return String(answer.json().url)
    },
    prices: () => setFees(portal.ctx, 1, Object.fromEntries(patentFeeCodes.map(({ code }) => [code, '100.00']))),
  }
}

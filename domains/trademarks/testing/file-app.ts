import { createProvider } from '@portal/accounts/testing'
import { formOf, jpegOf, sampleFile } from '@portal/files/testing'
import { withFieldsOf } from '../contract/file/act-samples.ts'
import type { FileAct } from '../contract/file/acts.ts'
import { orderSample } from '../contract/file/order-samples.ts'
import type { TrademarkKind } from '../contract/kinds.ts'
import { orderListeners } from '../server/file/order-listeners.ts'
import { createTrademarksApp, deadlinesServer, type TrademarksApp } from './trademarks-app.ts'

type Answer = Awaited<ReturnType<TrademarksApp['call']>>
/** The people of these tests: owner, another customer, three providers (one of them not approved), and staff. */
export type Caller = 'demo' | 'demo2' | 'agency' | 'other' | 'waiting' | 'staff' | 'admin' | 'nobody'

export type FileApp = TrademarksApp & {
  tokens: Record<Exclude<Caller, 'nobody'>, string>
  ids: Record<Exclude<Caller, 'nobody'>, string>
  as: (who: Caller, method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>
  submit: (changes?: object, who?: Caller) => Promise<Answer>
  /** Submits as `demo`. @returns the numbers of application and order */
  submitted: (changes?: object) => Promise<{ businessSn: string; orderNo: string }>
  pay: (orderNo: string) => Promise<void>
  /** Submits as `demo` and pays. @returns the number of the application */
  paid: (changes?: object) => Promise<string>
  detail: (businessSn: string, who?: Caller) => Promise<Answer>
  upload: (who: Caller, file?: 'pdf' | 'picture' | Buffer) => Promise<string>
  /** Calls an act with these fields alone. */
  callAct: (who: Caller, businessSn: string, action: string, fields?: object) => Promise<Answer>
  /** Takes an act with all that it needs, and fails where it is refused. */
  take: (who: Caller, businessSn: string, act: FileAct, fields?: object) => Promise<void>
  /** Delivers the events of orders and of deadlines that wait, as the relay and the queue do. */
  deliver: () => Promise<void>
}

/** Trademarks with the people who work on applications; `prices` are in force, and `at` is its moment. */
export const createFileApp = async (input: { at?: string } = {}): Promise<FileApp> => {
  const portal = await createTrademarksApp(input)
  await portal.prices()
  const other = await createProvider(portal, 'agency-other', { approved: true })
  const waiting = await createProvider(portal, 'agency-waiting')
  const everybody = { ...portal.people, other, waiting }
  const tokens = Object.fromEntries(Object.entries(everybody).map(([who, { token }]) => [who, token]))
  const ids = Object.fromEntries(Object.entries(everybody).map(([who, { id }]) => [who, id]))

  const as: FileApp['as'] = (who, method, path, body) =>
    portal.call({ method, path, ...(body && { body }), ...(who !== 'nobody' && { token: String(tokens[who]) }) })
  const submit: FileApp['submit'] = (changes = {}, who = 'demo') =>
    as(who, 'POST', '/api/submitTradeMarkInfo', { ...orderSample('sbzc'), ...changes })
  const submitted: FileApp['submitted'] = async (changes) => {
    const { status, body } = await submit(changes)
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
    return { businessSn: String(body.businessSn), orderNo: String(body.orderNo) }
  }
  let delivered = 0
  const deliver: FileApp['deliver'] = async () => {
    const { rows } = await portal.database.pool.query('select * from outbox where id > $1 order by id', [delivered])
    for (const { id, event, data, created_at } of rows) {
      delivered = Number(id)
      for (const listener of [...orderListeners, ...(deadlinesServer.listeners ?? [])])
        if (listener.event === event) await listener.react(portal.ctx, data, { id: String(id), at: created_at })
    }
  }
  const pay: FileApp['pay'] = async (orderNo) => {
    const { body } = await as('demo', 'POST', `/api/orders/${orderNo}/pay`, { way: 'demonstration' })
    await as('demo', 'POST', '/api/demonstration/pay', { paymentNo: body.paymentNo })
    await deliver()
  }
  const upload: FileApp['upload'] = async (who, file = 'pdf') => {
    const purpose = file === 'picture' ? 'trademark-image' : 'trademark-paper'
    const sample =
      file === 'picture'
        ? { fileName: '图样.jpg', bytes: await jpegOf({ width: 600, height: 500 }) }
        : file === 'pdf'
          ? await sampleFile('pdf')
          : { fileName: '报件草稿.pdf', bytes: file }
    const { body, headers } = formOf({ files: [sample], before: { purpose } })
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...headers, authorization: who === 'nobody' ? '' : String(tokens[who]) },
      payload: body,
    })
    return String(answer.json().url)
  }
  const callAct: FileApp['callAct'] = (who, businessSn, action, fields = {}) =>
    as(who, 'POST', '/api/tradeMarkAction', { businessSn, action, ...fields })
  const take: FileApp['take'] = async (who, businessSn, act, fields = {}) => {
    const kind = businessSn === '' ? 'sbzc' : ((await detail(businessSn, who)).body.kind as TrademarkKind)
    const needed = await withFieldsOf(act, kind ?? 'sbzc', () => upload(who))
    const { status, body } = await callAct(who, businessSn, act, { ...needed, ...fields })
    if (status !== 200) throw new Error(`${act} refused: ${JSON.stringify(body)}`)
    await deliver()
  }
  const detail: FileApp['detail'] = (businessSn, who = 'demo') =>
    who === 'staff' || who === 'admin'
      ? as(who, 'GET', `/api/admin/tradeMarks/${businessSn}`)
      : as(who, 'GET', `/api/tradeMarkInfoDetail?businessSn=${businessSn}`)
  return {
    ...portal,
    tokens: tokens as FileApp['tokens'],
    ids: ids as FileApp['ids'],
    as,
    submit,
    submitted,
    deliver,
    pay,
    paid: async (changes) => {
      const { businessSn, orderNo } = await submitted(changes)
      await pay(orderNo)
      return businessSn
    },
    detail,
    upload,
    callAct,
    take,
  }
}

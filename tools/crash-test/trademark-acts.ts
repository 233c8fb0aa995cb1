import { randomBytes } from 'node:crypto'
import { type FileAct, orderSample, withFieldsOf } from '@portal/trademarks/testing'
import type pg from 'pg'
import { done } from './order-calls.ts'
import type { TrademarkCaller, TrademarkCalls } from './trademark-calls.ts'

export type TrademarkStage = { calls: TrademarkCalls; db: pg.Client }

/** Something that the portal dies at, and the same call again: with the same key it must be the same thing. */
export type Attempt = { call: () => ReturnType<TrademarkCalls['as']>; businessSn: string | null }
export type TrademarkAct = { name: string; prepare: (stage: TrademarkStage) => Promise<Attempt> }

const newKey = (): string => randomBytes(12).toString('hex')

const submission = async ({ calls }: TrademarkStage, key: string) => {
  const sample = orderSample('sbzc')
  const json = { ...sample, trademark: { ...sample.trademark, proxy_url: await calls.upload('demo') } }
  return () => calls.as('demo', '/api/submitTradeMarkInfo', { json, key })
}

/** An application that is paid, and open to providers as soon as its event has been delivered. */
const paidCase = async (stage: TrademarkStage): Promise<string> => {
  const { businessSn, orderNo } = done(await (await submission(stage, newKey()))())
  const { calls, db } = stage
  const { paymentNo } = done(await calls.as('demo', `/api/orders/${orderNo}/pay`, { json: { way: 'demonstration' } }))
  done(await calls.as('demo', '/api/demonstration/pay', { json: { paymentNo } }))
  for (;;) {
    const { rows } = await db.query('select paid_at from trademark_application where business_number = $1', [
      businessSn,
    ])
    if (rows[0]?.paid_at) return String(businessSn)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const performers = { owner: 'demo', provider: 'agency', staff: 'staff' } as const satisfies Record<
  string,
  TrademarkCaller
>

type Taken = readonly [who: keyof typeof performers, act: FileAct]
const way: readonly Taken[] = [
  ['provider', 'accept'],
  ['provider', 'prepare'],
  ['provider', 'submit'],
  ['owner', 'confirm'],
  ['staff', 'approve'],
  ['provider', 'file'],
  ['provider', 'receipt'],
  ['provider', 'acceptance'],
  ['provider', 'pass'],
  ['provider', 'publish'],
  ['provider', 'announce'],
  ['provider', 'certify'],
]

const attempt = async ({ calls }: TrademarkStage, businessSn: string, [by, action]: Taken) => {
  const who = performers[by]
  const fields = await withFieldsOf(action, 'sbzc', () => calls.upload(who))
  const key = newKey()
  return () => calls.as(who, '/api/tradeMarkAction', { json: { businessSn, action, ...fields }, key })
}

/** One of the acts of the way to the certificate, on an application that all the acts before it have been taken on. */
const actOf = (at: number, taken: Taken): TrademarkAct => ({
  name: taken[1],
  prepare: async (stage) => {
    const businessSn = await paidCase(stage)
    for (const before of way.slice(0, at)) done(await (await attempt(stage, businessSn, before))())
    return { businessSn, call: await attempt(stage, businessSn, taken) }
  },
})

const died: readonly FileAct[] = ['accept', 'submit', 'confirm', 'file', 'certify']

export const trademarkActs: readonly TrademarkAct[] = [
  {
    name: 'submission',
    prepare: async (stage) => ({ businessSn: null, call: await submission(stage, newKey()) }),
  },
  ...way.flatMap((taken, at) => (died.includes(taken[1]) ? [actOf(at, taken)] : [])),
]

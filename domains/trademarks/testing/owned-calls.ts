import { niceServer } from '@portal/nice/server'
import { setFees } from '@portal/orders/testing'
import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { trademarkFeeCodes } from '../contract/fees.ts'
import { orderSample } from '../contract/file/order-samples.ts'

/** No fee table of another test has this number. */
const version = 7_100

/** Acts and remarks are open to staff as well: the matrix of the table of acts shows who may call those. */
export const ownedCalls: OwnedCalls = async ({ portal, ownerId, owner }) => {
  // Goods are chosen from the classification of a demonstration.
  await niceServer.prepare?.(portal.ctx)
  const people = { customer: ownerId, other: ownerId, staff: ownerId }
  for (const { run } of niceServer.demonstrate ?? []) await run(portal.ctx, people)
  const priced = trademarkFeeCodes.filter(({ open }) => !open)
  await setFees(portal.ctx, version, Object.fromEntries(priced.map(({ code }) => [code, '100.00'])))
  const { businessSn } = await owner.send('POST', '/api/submitTradeMarkInfo', orderSample('sbzc'))
  const proxy = await owner.send('POST', '/api/downProxyTemplate', { confirm_step: 3 })
  const ofCases = callsFor(
    { theirs: String(businessSn), nobodys: 'SB20200101000000' },
    {
      'GET /api/tradeMarkInfoDetail': (number) => ({ path: `/api/tradeMarkInfoDetail?businessSn=${number}` }),
      'POST /api/amendTradeMark': (number) => ({
        path: '/api/amendTradeMark',
        body: { businessSn: number, version: 1 },
      }),
      'POST /api/downProxyTemplate': (number) => ({
        path: '/api/downProxyTemplate',
        body: { work_order_id: number, confirm_step: 3 },
      }),
    },
  )
  const ofPapers = callsFor(
    { theirs: String(proxy.url), nobodys: `/api/file/${noSuchId}` },
    {
      'GET /api/downProxyTemplateFile': (url) => ({
        path: `/api/downProxyTemplateFile?${new URLSearchParams({ url })}`,
      }),
    },
  )
  return [...ofCases, ...ofPapers]
}

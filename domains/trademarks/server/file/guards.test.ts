import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderSample } from '../../contract/file/order-samples.ts'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'
import { applicantOf } from './personal-data.ts'

let portal: FileApp
beforeAll(async () => {
  portal = await createFileApp()
})
afterAll(() => portal.close())

/** A case whose draft waits for its owner, with these changes of the order. */
const drafted = async (): Promise<string> => {
  const trademark = { ...orderSample('sbzc').trademark, proxy_url: await portal.upload('demo') }
  const number = await portal.paid({ trademark })
  for (const act of ['accept', 'prepare', 'submit'] as const) await portal.take('agency', number, act)
  return number
}
const told = async (number: string) => {
  const { rows } = await portal.database.pool.query<{ event: string }>(
    `select event from outbox where data->>'businessSn' = $1 order by id`,
    [number],
  )
  return rows.map(({ event }) => event)
}

it('a day that an act does not take is not kept, so that nobody can bar the papers that come', async () => {
  const number = await drafted()
  await portal.take('demo', number, 'confirm', { date: '9999-12-31', number: 'x' })
  await portal.take('staff', number, 'approve')
  await portal.take('agency', number, 'file')
  const { timeline } = (await portal.detail(number)).body as { timeline: { act: string; date: string | null }[] }
  expect(timeline.find(({ act }) => act === 'confirm')).toMatchObject({ date: null, number: null })
})

it('an owner confirms what he has read, and nothing that was changed meanwhile', async () => {
  const number = await drafted()
  const { version } = (await portal.detail(number)).body
  await portal.take('demo', number, 'return')
  await portal.take('agency', number, 'submit')
  const answer = await portal.callAct('demo', number, 'confirm', { version })
  expect(answer).toMatchObject({ status: 409, body: { current: { version: Number(version) + 2 } } })
})

it('what was noted on the way is not told to whoever may accept the case next', async () => {
  const number = await portal.paid()
  await portal.take('agency', number, 'accept')
  await portal.take('agency', number, 'giveBack', { reason: '客户王女士的要求无法满足' })
  const { body } = await portal.detail(number, 'other')
  expect(body).toMatchObject({ timeline: [], orderNo: null, basic: null })
  expect(JSON.stringify(body)).not.toContain('王女士')
})

it('a provider whose approval is gone no longer reads what it holds', async () => {
  const number = await portal.paid()
  await portal.take('other', number, 'accept')
  const setState = (state: string) =>
    portal.database.pool.query('update user_account set approval_state = $1 where id = $2', [state, portal.ids.other])
  await setState('waiting')
  expect((await portal.detail(number, 'other')).status).toBe(403)
  expect((await portal.as('other', 'GET', `/api/findAsistantRemark?orderSn=${number}`)).status).toBe(403)
  await setState('approved')
  expect((await portal.detail(number, 'other')).status).toBe(200)
})

it('nobody files what was paid back: staff and provider hear of it, and the case waits for its money', async () => {
  const number = await drafted()
  await portal.take('demo', number, 'confirm')
  const { orderNo } = (await portal.detail(number)).body
  await portal.database.pool.query('update customer_order set state = -1 where order_number = $1', [orderNo])
  await portal.database.pool.query(
    `insert into outbox (event, data, created_at)
      select 'order.closed', data || '{"reason": "refunded"}', now() from outbox
      where event = 'order.paid' and data->>'orderNo' = $1 limit 1`,
    [orderNo],
  )
  await portal.deliver()
  expect((await portal.detail(number)).body).toMatchObject({ fileState: 6, paid: 0 })
  expect((await portal.callAct('staff', number, 'approve')).body).toMatchObject({
    status: 'U00409',
    msg: '订单尚未付款',
  })
  expect(await told(number)).toEqual(expect.arrayContaining(['trademark.money_back', 'trademark.money_back_provider']))
})

/** The number of the sample's applicant as the portal shows it. */
const shownNumber = '913***********000X'

it.each([
  ['left out', ''],
  ['sent back as it is shown', shownNumber],
])('the number of an applicant stays where the rest of him is corrected and it is %s', async (_, idNo) => {
  const number = await portal.paid()
  const amend = async (changes: object) => {
    const { version } = (await portal.detail(number)).body
    const applicant = { ...orderSample('sbzc').applicant, ...changes }
    return portal.as('demo', 'POST', '/api/amendTradeMark', { businessSn: number, version, applicant })
  }
  await amend({ address: '演示·新地址', idNo })
  const { rows } = await portal.database.pool.query<{ id: string; applicant: string }>(
    'select id, applicant_sealed as applicant from trademark_application where business_number = $1',
    [number],
  )
  expect(rows.map((row) => applicantOf(portal.ctx, row))).toMatchObject([
    { address: '演示·新地址', idNo: orderSample('sbzc').applicant.idNo },
  ])
})

it('a paper that is sent back as it stands stays the same paper', async () => {
  const proxy_url = await portal.upload('demo')
  const number = await portal.paid({ trademark: { ...orderSample('sbzc').trademark, proxy_url } })
  const { version } = (await portal.detail(number)).body
  const { status } = await portal.as('demo', 'POST', '/api/amendTradeMark', { businessSn: number, version, proxy_url })
  expect(status).toBe(200)
  const { files } = (await portal.detail(number)).body as { files: { slot: string }[] }
  expect(files.filter(({ slot }) => slot === 'proxy')).toHaveLength(1)
})

it('a draft that was given back cannot be submitted a second time', async () => {
  const number = await drafted()
  const { files } = (await portal.detail(number, 'agency')).body as { files: { slot: string; url: string }[] }
  await portal.take('demo', number, 'return')
  const draft = files.find(({ slot }) => slot === 'draft')
  const answer = await portal.callAct('agency', number, 'submit', { files: [{ url: draft?.url }] })
  expect([answer.status, answer.body.fields]).toMatchObject([400, [{ path: 'files' }]])
})

it('a filter by a provider that is none is refused in words', async () => {
  const { status, body } = await portal.as('staff', 'GET', '/api/admin/tradeMarks?provider=x')
  expect([status, body.msg]).toEqual([400, '服务商筛选有误'])
})

it('a draft is a PDF', async () => {
  const trademark = { ...orderSample('sbzc').trademark, proxy_url: await portal.upload('demo') }
  const number = await portal.paid({ trademark })
  for (const act of ['accept', 'prepare'] as const) await portal.take('agency', number, act)
  const picture = await portal.upload('agency', 'picture')
  const answer = await portal.callAct('agency', number, 'submit', { files: [{ url: picture }] })
  expect(answer.body.fields).toMatchObject([{ path: 'files' }])
})

it('whoever rests on a mark that is refused hears of it', async () => {
  const basic = await portal.paid()
  const resting = await portal.paid({ ...orderSample('gjsbzc'), basic: { basicType: 1, businessSn: basic } })
  await portal.take('agency', basic, 'accept')
  await portal.take('staff', basic, 'terminate')
  expect(await told(resting)).toContain('trademark.basic_changed')
})

it('a provider prints the power of attorney while it holds the case and is approved, and has it no longer than that', async () => {
  const number = await portal.paid()
  await portal.take('other', number, 'accept')
  const print = () => portal.as('other', 'POST', '/api/downProxyTemplate', { work_order_id: number, confirm_step: 3 })
  const { url } = (await print()).body
  const read = async () =>
    (await portal.as('other', 'GET', `/api/downProxyTemplateFile?${new URLSearchParams({ url: String(url) })}`)).status
  expect(await read()).toBe(200)
  const setState = (state: string) =>
    portal.database.pool.query('update user_account set approval_state = $1 where id = $2', [state, portal.ids.other])
  await setState('waiting')
  expect([(await print()).status, await read()]).toEqual([403, 403])
  await setState('approved')
  await portal.as('staff', 'POST', `/api/admin/tradeMarks/${number}/assign`, {
    ...{ providerId: portal.ids.agency, reason: '更换服务商' },
  })
  expect([(await print()).status, await read()]).toEqual([404, 404])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSample } from '../../contract/file/order-samples.ts'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'

let portal: FileApp
beforeAll(async () => {
  portal = await createFileApp()
})
afterAll(() => portal.close())

type Entry = { step: number | null; name: string; date: string | null; file: object | null; act: string }

const withPower = async () => {
  const trademark = { ...orderSample('sbzc').trademark, proxy_url: await portal.upload('demo') }
  return portal.paid({ trademark })
}
/** Brings a case to the office's first paper. */
const filed = async (): Promise<string> => {
  const number = await withPower()
  for (const act of ['accept', 'prepare', 'submit'] as const) await portal.take('agency', number, act)
  await portal.take('demo', number, 'confirm')
  await portal.take('staff', number, 'approve')
  for (const act of ['file', 'receipt'] as const) await portal.take('agency', number, act)
  return number
}
const examined = async (): Promise<string> => {
  const number = await filed()
  await portal.take('agency', number, 'acceptance')
  return number
}
const stateOf = async (number: string) => (await portal.detail(number)).body.fileState

describe('the way to the certificate', () => {
  it('leads from 1 to 18 by three people, each paper at its step, and completes the order', async () => {
    const number = await examined()
    for (const act of ['pass', 'publish', 'announce', 'certify'] as const) await portal.take('agency', number, act)
    const { body } = await portal.detail(number)
    expect(body).toMatchObject({
      fileState: 18,
      state: 3,
      can: [],
      provider: { name: expect.any(String) },
      applicationNumber: '演示12345678',
      registration: { number: '演示12345678', from: '2026-10-28', to: '2036-10-27' },
      order: { state: 2 },
    })
    const timeline = body.timeline as Entry[]
    expect(timeline.flatMap(({ step, name }) => (step === null ? [] : [[step, name]]))).toEqual([
      [7, '提交商标局'],
      [8, '申请回执反馈'],
      [9, '受理通知书'],
      [10, '实质审查结果'],
      [11, '公告结果'],
      [11, '公告结果'],
      [13, '注册证下发'],
    ])
    expect(timeline.filter(({ file }) => file !== null).map(({ act }) => act)).toEqual([
      ...['submit', 'file', 'receipt', 'acceptance', 'certify'],
    ])
    expect((body.files as { slot: string }[]).map(({ slot }) => slot)).toEqual(
      expect.arrayContaining(['image', 'proxy', 'draft', 'confirm']),
    )
  })

  it('tells the act log what staff did, with the fields that changed and nothing of who applies', async () => {
    const number = await filed()
    await portal.as('staff', 'POST', `/api/admin/tradeMarks/${number}/terminate`, { reason: '客户放弃' })
    const told = portal.acts.filter(({ subjectRef }) => subjectRef === number)
    expect(told.map(({ act }) => act)).toEqual(['trademarks.act', 'trademarks.terminate'])
    expect(told).toMatchObject([
      { subjectKind: 'trademark', before: { fileState: 6 }, after: { fileState: 7 }, link: `/trademarks/${number}` },
      { after: { fileState: 99, endReason: '客户放弃' }, note: '客户放弃' },
    ])
    expect(JSON.stringify(told)).not.toMatch(/contacts|applicant/)
  })

  it('a refusal won on review goes on from 22', async () => {
    const number = await examined()
    for (const act of ['refuse', 'review', 'reviewWon'] as const) await portal.take('agency', number, act)
    expect(await stateOf(number)).toBe(22)
  })

  it('one that is opposed and wins goes on to the certificate; one that loses ends', async () => {
    const [won, lost] = [await examined(), await examined()]
    for (const number of [won, lost])
      for (const act of ['pass', 'publish', 'oppose', 'defence'] as const) await portal.take('agency', number, act)
    await portal.take('agency', won, 'defenceWon')
    await portal.take('agency', lost, 'defenceLost')
    expect([await stateOf(won), await stateOf(lost)]).toEqual([15, 99])
    expect((await portal.detail(lost)).body).toMatchObject({ state: 4, nextStep: { who: 'nobody' } })
  })

  it('after a correction the acceptance leads to 13', async () => {
    const number = await filed()
    for (const act of ['correct', 'acceptance'] as const) await portal.take('agency', number, act)
    expect(await stateOf(number)).toBe(13)
  })

  it('a paper is not of the future, and not older than the one before it', async () => {
    const number = await examined()
    const refused = async (date: string) =>
      (await portal.callAct('agency', number, 'pass', { date })).body.fields as { msg: string }[]
    expect(await refused('2999-01-01')).toMatchObject([{ path: 'date', msg: '日期不能晚于今天' }])
    expect(await refused('2026-01-14')).toMatchObject([{ msg: '日期不能早于上一份文件的日期 2026-01-15' }])
    expect(await refused('2026-02-30')).toMatchObject([{ msg: '日期有误' }])
    expect(await stateOf(number)).toBe(11)
  })
})

describe('before the office', () => {
  it('the provider cannot prepare what lacks its papers, and all that is missing is named', async () => {
    const { applicant: _, ...bare } = orderSample('sbzc')
    const number = await portal.paid({ ...bare, applicant: null })
    await portal.take('agency', number, 'accept')
    expect((await portal.callAct('agency', number, 'prepare')).body).toMatchObject({
      status: 'U00400',
      msg: '请填写申请人；请上传委托书',
      fields: [{ path: 'applicant' }, { path: 'proxy_url' }],
    })
    const { version } = (await portal.detail(number)).body
    const amended = await portal.as('demo', 'POST', '/api/amendTradeMark', {
      ...{ businessSn: number, version, applicant: orderSample('sbzc').applicant },
      proxy_url: await portal.upload('demo'),
    })
    expect(amended.status).toBe(200)
    const stale = await portal.as('demo', 'POST', '/api/amendTradeMark', { businessSn: number, version })
    expect(stale).toMatchObject({ status: 409, body: { current: { version: amended.body.version } } })
    await portal.take('agency', number, 'prepare')
    expect((await portal.detail(number)).body.applicant).toMatchObject({
      name: '演示·宁波海帆进出口有限公司',
      idNo: '913***********000X',
    })
  })

  it('further fees make an order at the confirmation, and lead through 5', async () => {
    const number = await withPower()
    for (const act of ['accept', 'prepare'] as const) await portal.take('agency', number, act)
    const ask = (extra: object[]) =>
      portal.upload('agency').then((url) => portal.callAct('agency', number, 'submit', { files: [{ url }], extra }))
    expect((await ask([{ code: 'unknown', quantity: 1 }])).body).toMatchObject({ fields: [{ path: 'extra' }] })
    expect((await ask([{ code: 'trademark.official.byNotice' }])).status).toBe(400)
    const extra = [
      { code: 'trademark.official.byNotice', amount: '270.00' },
      { code: 'trademark.cn.item.official', quantity: 2 },
    ]
    expect((await ask(extra)).body).toMatchObject({ fileState: 4 })
    expect((await portal.detail(number)).body.extra).toMatchObject([{ amount: '270.00' }, { amount: '54.00' }])
    await portal.take('demo', number, 'confirm')
    const { body } = await portal.detail(number)
    expect(body).toMatchObject({
      fileState: 5,
      extraOrder: { amount: '324.00', state: 0 },
      nextStep: { who: 'customer' },
    })
    const { orderNo } = body.extraOrder as { orderNo: string }
    await portal.pay(orderNo)
    expect(await stateOf(number)).toBe(6)
    // What is told twice changes nothing.
    await portal.deliver()
    expect(await stateOf(number)).toBe(6)
  })

  it('an order of further fees that the customer cancels leads back to the confirmation', async () => {
    const number = await withPower()
    for (const act of ['accept', 'prepare'] as const) await portal.take('agency', number, act)
    await portal.take('agency', number, 'submit', {
      extra: [{ code: 'trademark.service.byAgreement', amount: '88.00' }],
    })
    await portal.take('demo', number, 'confirm')
    const { orderNo } = (await portal.detail(number)).body.extraOrder as { orderNo: string }
    expect((await portal.as('demo', 'POST', `/api/orders/${orderNo}/cancel`, {})).status).toBe(200)
    await portal.deliver()
    expect((await portal.detail(number)).body).toMatchObject({ fileState: 4, extraOrder: null })
    await portal.take('demo', number, 'confirm')
    expect(await stateOf(number)).toBe(5)
  })

  it('the confirmation names the draft that was confirmed', async () => {
    const number = await withPower()
    for (const act of ['accept', 'prepare', 'submit'] as const) await portal.take('agency', number, act)
    await portal.take('demo', number, 'confirm')
    const { files } = (await portal.detail(number)).body as { files: { slot: string; fileName: string }[] }
    expect(files.find(({ slot }) => slot === 'confirm')).toMatchObject({ fileName: `报件确认书 ${number}.pdf` })
  })

  it('one whose order is not paid in time ends with it; one that is withdrawn takes its order along', async () => {
    const unpaid = await portal.submitted()
    await portal.as('demo', 'POST', `/api/orders/${unpaid.orderNo}/cancel`, {})
    await portal.deliver()
    expect((await portal.detail(unpaid.businessSn)).body).toMatchObject({ fileState: 99, state: 4 })
    const withdrawn = await portal.submitted()
    await portal.take('demo', withdrawn.businessSn, 'withdraw')
    expect((await portal.detail(withdrawn.businessSn)).body).toMatchObject({ fileState: 99, order: { state: -1 } })
  })
})

describe('abroad', () => {
  it('follows the members: a provisional refusal to 16, overcome to 22, and the rest past its period', async () => {
    const sample = orderSample('gjsbzc')
    const number = await portal.paid({
      ...sample,
      trademark: { ...sample.trademark, proxy_url: await portal.upload('demo') },
    })
    for (const act of ['accept', 'prepare', 'submit'] as const) await portal.take('agency', number, act)
    await portal.take('demo', number, 'confirm')
    await portal.take('staff', number, 'approve')
    for (const act of ['file', 'receipt', 'acceptance', 'pass'] as const) await portal.take('agency', number, act)
    expect((await portal.detail(number)).body).toMatchObject({
      fileState: 12,
      fileStateText: '国际注册已登记，指定国审查中',
      international: { number: '演示12345678', date: '2026-01-15' },
      report: { reportNo: expect.stringMatching(/^JS\d{14}$/) },
    })
    await portal.take('agency', number, 'designation', { country: 'JP', result: 'provisional' })
    expect(await stateOf(number)).toBe(16)
    expect((await portal.callAct('agency', number, 'announce', { date: '2026-01-15' })).status).toBe(409)
    await portal.take('agency', number, 'designation', { country: '日本', result: 'granted' })
    expect(await stateOf(number)).toBe(22)
    const over = await portal.callAct('agency', number, 'announce', { date: '2026-01-15' })
    expect(over.body.fields).toMatchObject([{ path: 'reason' }])
    await portal.take('agency', number, 'announce', { reason: '越南的审查期限已满' })
    const { body } = await portal.detail(number)
    expect(body.fileState).toBe(15)
    expect((body.designations as { state: string }[]).map(({ state }) => state)).toEqual(['granted', 'lapsed'])
    for (const act of ['partial', 'publish', 'oppose'])
      expect((await portal.callAct('agency', number, act, {})).status).toBe(409)
  })

  it('no event names the mark', async () => {
    const { rows } = await portal.database.pool.query(
      `select count(*)::int as told from outbox where event like 'trademark.%' and data::text like '%海帆%'`,
    )
    expect(rows).toEqual([{ told: 0 }])
  })
})

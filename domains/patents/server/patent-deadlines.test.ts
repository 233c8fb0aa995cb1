import { addDays, type Matter, shanghaiDayOf } from '@portal/platform/contract'
import type { SignedInCtx } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPatentsApp, type PatentsApp } from '../testing/patents-app.ts'
import { patentMatters } from './own-matters.ts'
import { unsaidJob } from './patent-deadlines.ts'

let portal: PatentsApp
beforeAll(async () => {
  portal = await createPatentsApp()
  // A day within the periods of these tests: of one that is over before it is told, nobody is told.
  portal.clock.set(new Date('2026-11-24T10:00:00+08:00'))
  await portal.prices()
})
afterAll(() => portal.close())

type Row = { title: string; state: string; endsOn: string; endsAt: number; doneOn: string | null }
const kept = async (businessSn: string, who: 'demo' | 'demo2' | 'staff' = 'demo') => {
  // Every event twice, as the queue may deliver it.
  await portal.deliver(2)
  const path = `/api/deadlines?subject=patent:${businessSn}`
  return (await portal.call({ path, token: portal.people[who].token })).body.elements as Row[]
}
const accepted = async (changes: object = {}): Promise<string> => {
  const businessSn = await portal.paid(changes)
  await portal.desk('accept', businessSn, { agencyName: '某专利代理机构' })
  return businessSn
}
const matterOf = async (businessSn: string, part: Matter['progress']['standing'] & ('yours' | 'ours')) => {
  const own = { ...portal.ctx, actor: { userId: portal.people.demo.id } } as unknown as SignedInCtx
  const { ranked } = await patentMatters.rank(own, { part, keyword: businessSn, most: 10 })
  return [
    ...(
      await patentMatters.read(
        own,
        ranked.map(({ id }) => id),
      )
    ).values(),
  ][0]
}

it('priority runs from the first filing, moves with it, and ends where the application is closed', async () => {
  const { businessSn } = await portal.submitted({ firstFilingDate: '2026-03-31', firstFilingNo: 'CN1' })
  expect(await kept(businessSn)).toMatchObject([{ title: '专利：要求优先权（发明、实用新型）', endsOn: '2027-03-31' }])
  expect(await kept(businessSn, 'staff')).toHaveLength(1)
  expect(await kept(businessSn, 'demo2')).toEqual([])
  await portal.desk('close', businessSn, { reason: '重复' })
  expect(await kept(businessSn)).toEqual([])
})

it('a notice of grant starts the period of registration, which ends when the desk has recorded that it was done', async () => {
  const businessSn = await accepted()
  const grant = (body: object) => portal.desk('grant', businessSn, body)
  expect((await grant({ grantNoticeOn: '2099-01-01', grantDelivery: 'received' })).body.msg).toBe(
    '授权通知书的日期有误',
  )
  expect((await grant({ grantNoticeOn: '2026-09-15' })).body.msg).toBe('请选择日期是收到之日还是发文日')
  expect((await grant({ grantNoticeOn: '2026-09-15', grantDelivery: 'deemed' })).status).toBe(200)
  expect(await kept(businessSn)).toMatchObject([
    { title: '专利：办理授权登记手续', state: 'open', endsOn: '2026-11-30' },
  ])
  expect((await portal.detail(businessSn)).body).toMatchObject({
    grant: { grantNoticeOn: '2026-09-15', grantDelivery: 'deemed', grantRegisteredOn: null },
    deadlines: [{ rule: 'patent.cn.grantRegistration', trigger: '2026-09-15', day: '2026-11-30' }],
  })
  const early = await grant({ grantNoticeOn: '2026-09-15', grantDelivery: 'deemed', grantRegisteredOn: '2026-09-01' })
  expect(early.body.msg).toBe('办理登记的日期不能早于授权通知书')
  await grant({ grantNoticeOn: '2026-09-15', grantDelivery: 'deemed', grantRegisteredOn: '2026-10-20' })
  expect(await kept(businessSn)).toMatchObject([{ state: 'done', doneOn: '2026-10-20' }])
  expect((await portal.detail(businessSn)).body).toMatchObject({ deadlines: [] })
})

it('a round of supplement is a deadline of its last day, of which its own reminders tell, until it is answered', async () => {
  const businessSn = await accepted()
  const dueDate = addDays(shanghaiDayOf(portal.clock.now()), 5)
  const ask = () => portal.desk('supplement', businessSn, { items: [{ field: 'lxrName', problem: '请核对' }], dueDate })
  await ask()
  const [open] = await kept(businessSn)
  expect(open).toMatchObject({ title: '专利申请：补充材料', state: 'open', endsOn: dueDate })
  expect((await matterOf(businessSn, 'yours'))?.nextStep).toMatchObject({
    ...{ who: 'customer', what: '请补充，补齐之前计时暂停', basis: 'supplement', told: ['customer', 'staff'] },
  })
  const { rows } = await portal.database.pool.query('select next_reminder_at from deadline where slot = $1', [
    'supplement 1',
  ])
  expect(rows).toEqual([{ next_reminder_at: null }])
  await portal.send('/api/submitPatentSupplement', { businessSn, round: 1, answers: { lxrName: '某人' } })
  expect(await kept(businessSn)).toMatchObject([{ state: 'done' }])
  await ask()
  await portal.desk('supplement/withdraw', businessSn, { reason: '已核实' })
  expect((await kept(businessSn)).map(({ title, state }) => [title, state])).toEqual([['专利申请：补充材料', 'done']])
})

it('an application that is older than its deadlines gets them in the night, also once it is completed, but none once its owner has gone', async () => {
  const { businessSn } = await portal.submitted({ firstFilingDate: '2026-03-31', firstFilingNo: 'CN9' })
  await portal.database.pool.query(
    `delete from deadline; delete from deadline_wish; delete from outbox;
     update patent_application set state = 3, ended_at = now() where business_number = '${businessSn}'`,
  )
  const gone = 'update user_account set status = $1 where id = $2'
  await portal.database.pool.query(gone, ['deleted', portal.people.demo.id])
  await unsaidJob.run(portal.ctx)
  await portal.database.pool.query(gone, ['active', portal.people.demo.id])
  expect(await kept(businessSn)).toEqual([])
  for (const _ of [1, 2]) await unsaidJob.run(portal.ctx)
  expect(await kept(businessSn)).toMatchObject([{ endsOn: '2027-03-31', state: 'open' }])
})

it('the detail of an application that is not paid for says until when it can be paid, and no period that ends later', async () => {
  const { businessSn } = await portal.submitted({ firstFilingDate: '2026-03-31', firstFilingNo: 'CN9' })
  expect(await kept(businessSn)).toMatchObject([{ endsOn: '2027-03-31', state: 'open' }])
  const { nextStep } = (await portal.detail(businessSn)).body
  expect(nextStep).toMatchObject({ who: 'customer', due: expect.any(Number), what: expect.stringContaining('支付') })
  expect(nextStep).toMatchObject({ by: null, basis: null, told: [] })
})

it('matter and detail of an application tell the period of law that comes before what the desk does', async () => {
  const businessSn = await accepted()
  await portal.desk('grant', businessSn, {
    grantNoticeOn: shanghaiDayOf(portal.clock.now()),
    grantDelivery: 'received',
  })
  const [row] = await kept(businessSn)
  const step = {
    ...{ who: 'customer', what: '专利：办理授权登记手续', by: row?.endsAt, basis: 'deadline' },
    told: ['customer', 'staff'],
  }
  expect((await matterOf(businessSn, 'ours'))?.nextStep).toEqual(step)
  expect((await portal.detail(businessSn)).body.nextStep).toEqual({
    ...{ ...step, text: '专利代理机构正在办理。', due: null },
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trailActLabels } from '../contract/audit.ts'
import { readVouchers } from '../contract/voucher.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { supplementCalls } from '../testing/supplement-rounds.ts'
import { createRequestsServer } from './index.ts'

let portal: RequestsApp
let calls: ReturnType<typeof supplementCalls>
beforeAll(async () => {
  portal = await createRequestsApp()
  calls = supplementCalls(portal)
})
afterAll(() => portal.close())

const minute = 60_000
const open = (businessSn: string, token = portal.people.staff.token) =>
  portal.call({ path: `/api/admin/requests/${businessSn}`, token })
const shown = ({ actor, act, detail, count }: { actor: string; act: string; detail: string | null; count: number }) =>
  [actor, trailActLabels[act as keyof typeof trailActLabels], detail, count] as const

/** What the relay and the queue do with waiting events. */
const deliver = async (times = 1) => {
  const { rows } = await portal.database.pool.query('select * from outbox order by id')
  const [listener] = createRequestsServer().listeners ?? []
  for (const { id, event, data, created_at } of rows) {
    if (event !== listener?.event) continue
    for (let time = 0; time < times; time += 1)
      await listener?.react(portal.ctx, data, { id: String(id), at: created_at })
  }
}

describe('the audit trail', () => {
  it('tells the owner who changed what, by role and label and never by name', async () => {
    const businessSn = await portal.submitted()
    await calls.ask(businessSn, { papers: [{ label: '授权书', problem: '缺' }] })
    await calls.answer(businessSn, { appeal: '新' }, { remark: '没有授权书' })
    await portal.desk('accept', businessSn, {}, portal.people.admin.token)
    const { lines, body } = await calls.ownTrail(businessSn)
    const [admin, , staff] = lines.map(({ actor }) => actor)
    expect(lines.map(shown)).toEqual([
      [admin, '受理', null, 1],
      ['您', '提交补充材料', '第 1 轮：诉求、授权书', 1],
      [staff, '要求补充', '第 1 轮：诉求、授权书', 1],
      ['您', '提交申请', null, 1],
    ])
    for (const label of [admin, staff]) expect(label).toMatch(/^办案人员 [2-9A-HJ-NP-Z]{4}$/)
    expect(admin).not.toBe(staff)
    expect(JSON.stringify(body)).not.toMatch(/"(staff|admin|demo)"/)
    expect((await calls.deskTrail(businessSn)).map(({ actor }) => actor)).toEqual(['admin', 'demo', 'staff', 'demo'])
    const other = await portal.submitted()
    await portal.desk('accept', other)
    expect((await calls.ownTrail(other)).lines[0]?.actor).toBe(staff)
  })

  it('makes one line of what one person looks at within ten minutes', async () => {
    const businessSn = await portal.submitted()
    for (const after of [0, 4, 5, 2]) {
      portal.clock.advance(after * minute)
      await open(businessSn)
    }
    await open(businessSn, portal.people.admin.token)
    const { lines } = await calls.ownTrail(businessSn)
    const looks = lines.filter(({ act }) => act === 'opened')
    expect(looks.map(({ count }) => count)).toEqual([1, 1, 3])
    expect(looks[0]?.actor).not.toBe(looks[1]?.actor)
    expect(looks[1]?.actor).toBe(looks[2]?.actor)
    const [, , first] = looks
    expect((first?.lastTime ?? 0) - (first?.time ?? 0)).toBeGreaterThanOrEqual(9 * minute)
    portal.clock.set(new Date())
  })

  it('tells which file the desk opened, once however often it is told, and nothing of the owner’s own looks', async () => {
    const voucher = [await portal.upload('expert-filing')]
    const businessSn = String((await portal.submit({ voucher }, { sample: 'expertFiling' })).body.businessSn)
    const [own] = readVouchers((await calls.own(businessSn)).voucher)
    const [desk] = readVouchers(String((await open(businessSn)).body.voucher))
    for (const url of [own?.url, desk?.url, desk?.viewUrl, desk?.viewUrl])
      expect((await portal.app.inject({ method: 'GET', url: url ?? '' })).statusCode).toBe(200)
    await deliver(2)
    const { lines } = await calls.ownTrail(businessSn)
    const label = lines[0]?.actor
    const name = desk?.fileName ?? null
    expect(lines.map(shown)).toEqual([
      [label, '在线查看文件', name, 2],
      [label, '下载文件', name, 1],
      [label, '查看业务详情', null, 1],
      ['您', '提交申请', null, 1],
    ])
  })

  it('does not let the name of the reader be taken off a link or changed', async () => {
    const voucher = [await portal.upload('expert-filing')]
    const businessSn = String((await portal.submit({ voucher }, { sample: 'expertFiling' })).body.businessSn)
    const [desk] = readVouchers(String((await open(businessSn)).body.voucher))
    const url = desk?.url ?? ''
    expect(url).toContain(`reader=${portal.people.staff.id}`)
    for (const changed of [
      url.replace(/&reader=[^&]+/, ''),
      url.replace(/reader=[^&]+/, `reader=${portal.people.demo.id}`),
    ])
      expect((await portal.app.inject({ method: 'GET', url: changed })).statusCode).toBe(404)
  })

  it('tells with its reason that an ID number was seen', async () => {
    const voucher = [await portal.upload('expert-filing')]
    const businessSn = String((await portal.submit({ voucher }, { sample: 'expertFiling' })).body.businessSn)
    await portal.call({
      method: 'POST',
      path: `/api/admin/requests/${businessSn}/reveal`,
      token: portal.people.staff.token,
      body: { reason: '核对证件' },
    })
    const { lines } = await calls.ownTrail(businessSn)
    expect(lines[0]).toMatchObject({ act: 'idCardRevealed', detail: '原因：核对证件' })
  })

  it('tells that a second person confirmed, and of notes, assignments and what was sent back nothing', async () => {
    const { staff, admin } = portal.people
    const send = (businessSn: string, verb: string, token: string, body: object = {}) =>
      portal.call({ method: 'POST', path: `/api/admin/requests/${businessSn}/${verb}`, token, body })
    const setFourEyes = (fourEyes: boolean) =>
      portal.call({ method: 'PUT', path: '/api/admin/desk/settings', token: admin.token, body: { fourEyes } })
    const [alone, businessSn] = [await portal.submitted(), await portal.submitted()]
    await portal.desk('accept', alone)
    await portal.desk('complete', alone, { processResult: '完成' })
    await setFourEyes(true)
    const answers = [
      await send(businessSn, 'take', staff.token),
      await send(businessSn, 'give', staff.token, { assignee: admin.id }),
      await send(businessSn, 'give-back', admin.token),
      await send(businessSn, 'notes', staff.token, { note: '暗语一' }),
      await portal.desk('accept', businessSn, { note: '暗语二' }),
      await portal.desk('complete', businessSn, { processResult: '暗语三', note: '暗语四' }),
      await send(businessSn, 'decision/return', admin.token, { reason: '暗语五' }),
      await portal.desk('complete', businessSn, { processResult: '完成' }),
      await send(businessSn, 'decision/withdraw', staff.token),
      await portal.desk('complete', businessSn, { processResult: '完成' }),
    ]
    const before = await calls.ownTrail(businessSn)
    expect(before.lines.map(({ act, detail }) => [act, detail])).toEqual([
      ['accept', null],
      ['submit', null],
    ])
    answers.push(await send(businessSn, 'decision/confirm', admin.token, { note: '暗语六' }))
    await setFourEyes(false)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { lines, body } = await calls.ownTrail(businessSn)
    const [confirmed, accepted] = lines.map(({ actor }) => actor)
    expect(lines.map(shown)).toEqual([
      [confirmed, '完成', '由第二名办案人员复核', 1],
      [accepted, '受理', null, 1],
      ['您', '提交申请', null, 1],
    ])
    expect(confirmed).not.toBe(accepted)
    expect(JSON.stringify(body)).not.toMatch(/暗语|"(staff|admin)"/)
    expect((await calls.ownTrail(alone)).lines[0]).toMatchObject({ act: 'complete', detail: null })
  })

  it('pages without loss or repetition', async () => {
    const businessSn = await portal.submitted()
    for (let turn = 1; turn <= 4; turn += 1) {
      await calls.ask(businessSn)
      await calls.answer(businessSn, { appeal: `第 ${turn} 次` }, { round: turn })
    }
    const { lines, body } = await calls.ownTrail(businessSn)
    expect(body.totalElements).toBe(9)
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        portal.call({
          path: `/api/requestTrail?businessSn=${businessSn}&pgCount=4&pgIndex=${page}`,
          token: portal.people.demo.token,
        }),
      ),
    )
    expect(pages.flatMap(({ body: page }) => page.elements)).toEqual(lines)
  })

  it('answers a stranger as if the request were not there', async () => {
    const businessSn = await portal.submitted()
    for (const { token } of [portal.people.demo2, portal.people.agency, portal.people.staff]) {
      const theirs = await calls.ownTrail(businessSn, token)
      const none = await calls.ownTrail('KL20261120000000', token)
      expect([theirs.status, theirs.body]).toEqual([404, none.body])
    }
  })
})

import { sampleFile } from '@portal/files/testing'
import { noSuchId } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightLimits } from '../contract/limits.ts'
import { rightSample } from '../contract/samples.ts'
import { createDelegationsApp, type DelegationsApp, today } from '../testing/delegations-app.ts'

let test: DelegationsApp
let right: string
beforeAll(async () => {
  test = await createDelegationsApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.set(new Date(`${today}T10:00:00+08:00`))
  await test.database.pool.query('delete from "right"; delete from outbox')
  right = await test.made()
})

const at = (moment: string) => test.clock.set(new Date(`${moment}+08:00`))

describe('an offer', () => {
  it('goes to agencies in office alone, and tells nobody who else has an account', async () => {
    const names = ['nobody-here', 'demo2', 'waiting', 'staff', '13800000003', 'agency@example.com']
    for (const username of names) {
      const { status, body } = await test.offer(right, { username })
      expect([username, status, body]).toEqual([
        username,
        400,
        expect.objectContaining({
          status: 'U00400',
          msg: '没有使用这个用户名、且已通过审核的服务机构',
          fields: [expect.objectContaining({ path: 'username' })],
        }),
      ])
    }
    expect((await test.offer(right, { username: 'ＡGENCY' })).body).toEqual({
      id: expect.any(String),
      state: 'offered',
    })
  })

  it.each([
    [{ username: ' ' }, 'username', '请输入服务机构的用户名'],
    [{ scope: 'edit' }, 'scope', '请选择委托范围'],
    [{ from: '' }, 'from', '请输入委托起始日'],
    [{ from: '2026-11-19' }, 'from', '委托起始日不能早于今天'],
    [{ until: '' }, 'until', '请输入委托截止日'],
    [{ until: '2026-11-19' }, 'until', '委托截止日不能早于起始日'],
    [{ until: '2029-11-21' }, 'until', '委托最长3年，请核对截止日'],
    [{ withIdentity: 2 }, 'withIdentity', '身份材料的选择有误'],
  ])('with %j is refused', async (changes, field, msg) => {
    const { status, body } = await test.offer(right, changes)
    const [first] = body.fields as { path: string }[]
    expect([status, body.msg, first?.path]).toEqual([400, msg, field])
  })

  it('may last for one day, and for three years', async () => {
    expect((await test.offer(right, { until: today })).status).toBe(200)
    expect((await test.offer(right, { username: 'other', until: '2029-11-20' })).status).toBe(200)
  })

  it('is told to the agency, which sees it and nothing of the right', async () => {
    const { body } = await test.offer(right, { scope: 'use', withIdentity: 1 })
    expect(await test.received('agency')).toEqual([
      {
        id: body.id,
        right: null,
        owner: { username: 'demo', companyName: '演示出口企业' },
        agency: { username: 'agency', companyName: '演示服务机构' },
        ...{ scope: 'use', from: today, until: '2027-11-19', withIdentity: 1, state: 'offered' },
        offeredAt: expect.any(Number),
        can: ['accept', 'decline'],
      },
    ])
    expect(await test.look('agency', right)).toBe(404)
    expect((await test.send('agency', 'GET', '/api/rights?box=delegated')).body.elements).toEqual([])
    const { rows } = await test.database.pool.query(`select event, data from outbox where event like 'right.deleg%'`)
    expect(rows).toEqual([{ event: 'right.delegation_offered', data: { userId: test.ids.agency } }])
  })

  it('is not made twice for the same days, and not too often', async () => {
    const { body } = await test.offer(right, { until: '2026-12-31' })
    const double = await test.offer(right, { from: '2026-12-31' })
    expect([double.status, double.body.current]).toEqual([409, { id: body.id }])
    expect((await test.offer(right, { from: '2027-01-01' })).status).toBe(200)
    await test.database.pool.query(
      `insert into right_delegation
         (id, right_id, agency_id, scope, effective_from, expires_on, with_identity, state, offered_at, state_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'view', $3, $3, false, 'offered', now(), now()
       from generate_series(3, $2::int)`,
      [right, rightLimits.delegations, today],
    )
    const full = { username: 'other', from: '2026-11-21' }
    expect((await test.offer(right, full)).body.msg).toBe('一项权利最多20项委托，请先结束不用的')
    at('2026-11-21T00:00:00')
    expect((await test.offer(right, full)).status).toBe(200)
  })
})

describe('what is offered', () => {
  it('is declined, and then open no more', async () => {
    const id = String((await test.offer(right)).body.id)
    expect((await test.answer('agency', 'decline', id)).body).toEqual({ state: 'declined' })
    const late = await test.answer('agency', 'accept', id)
    expect([late.status, late.body.msg]).toEqual([409, '这项委托现在不能这样办理，请刷新后查看'])
    expect(await test.look('agency', right)).toBe(404)
    expect((await test.offer(right)).status).toBe(200)
  })

  it('is answered by the agency, and taken back by the owner', async () => {
    const id = String((await test.offer(right)).body.id)
    for (const act of ['accept', 'decline'] as const) expect((await test.answer('demo', act, id)).status).toBe(409)
    expect((await test.answer('agency', 'revoke', id)).status).toBe(409)
    expect((await test.answer('demo', 'revoke', id)).body).toEqual({ state: 'revoked' })
    expect((await test.answer('agency', 'accept', id)).status).toBe(409)
  })

  it('is nothing for anybody else, whose guess is answered as if there were none', async () => {
    const id = String((await test.offer(right)).body.id)
    for (const who of ['demo2', 'other', 'waiting', 'staff'] as const)
      for (const act of ['accept', 'decline', 'revoke'] as const) {
        const answers = [await test.answer(who, act, id), await test.answer(who, act, noSuchId)]
        expect([who, act, ...answers.map(({ status }) => status)]).toEqual([who, act, 404, 404])
        expect(answers[0]?.body).toEqual(answers[1]?.body)
      }
    expect((await test.received('agency'))[0]?.state).toBe('offered')
  })

  it('cannot be accepted by an agency that has lost its approval, nor after its last day', async () => {
    const [id, short] = [
      String((await test.offer(right)).body.id),
      String((await test.offer(right, { username: 'other', until: today })).body.id),
    ]
    await test.database.pool.query(`update user_account set approval_state = 'waiting' where username = 'agency'`)
    expect((await test.received('agency'))[0]?.can).toEqual(['decline'])
    expect((await test.answer('agency', 'accept', id)).status).toBe(409)
    await test.database.pool.query(`update user_account set approval_state = 'approved' where username = 'agency'`)
    at('2026-11-21T00:00:00')
    expect(await test.received('other')).toMatchObject([{ state: 'ended', can: [] }])
    expect((await test.answer('other', 'accept', short)).status).toBe(409)
    expect((await test.answer('agency', 'accept', id)).body).toEqual({ state: 'active' })
  })
})

describe('who may do what', () => {
  type Call = readonly [name: string, method: string, path: string, body?: object]

  it('is decided by the scope: everything else is refused to an agency, and not there for others', async () => {
    const pdf = await sampleFile('pdf')
    const certificate = await test.addPaper(right, 'certificate', pdf)
    const identity = await test.addPaper(right, 'identity', await sampleFile('png'))
    await test.delegate(right)
    await test.delegate(right, { username: 'other', scope: 'use' })
    const own = `/api/rights/${right}`
    const purpose = { purpose: 'filing-paper' }
    const days = { recordNum: 'T1', recordBeginDate: '2026-01-01', recordEndDate: '2036-01-01' }
    const calls: readonly (readonly [Call, view: number, use: number])[] = [
      [['look', 'GET', own], 200, 200],
      [['coverage', 'GET', `${own}/coverage`], 200, 200],
      [['prefill', 'GET', `${own}/prefill?form=request-1`], 403, 200],
      [['certificate', 'POST', `${own}/papers/${certificate}/use`, purpose], 403, 200],
      [['identity', 'POST', `${own}/papers/${identity}/use`, purpose], 403, 404],
      [['trail', 'GET', `${own}/trail`], 403, 403],
      [['change', 'PUT', own, { ...rightSample, version: 1 }], 403, 403],
      [['verification', 'POST', `${own}/verification`], 403, 403],
      [['recordal', 'POST', `${own}/recordals`, days], 403, 403],
      [['no recordal', 'DELETE', `${own}/recordals/${noSuchId}`], 403, 403],
      [['paper', 'POST', `${own}/papers`, { kind: 'other', url: '/api/file/x' }], 403, 403],
      [['no paper', 'DELETE', `${own}/papers/${certificate}`], 403, 403],
      [['delegations', 'GET', `${own}/delegations`], 403, 403],
      [
        ['delegate', 'POST', `${own}/delegations`, { username: 'agency', scope: 'use', from: today, until: today }],
        403,
        403,
      ],
      [['removal', 'DELETE', own], 403, 403],
    ]
    for (const [[name, method, path, body], view, use] of calls) {
      const statuses = []
      for (const who of ['agency', 'other', 'demo2', 'waiting', 'staff'] as const)
        statuses.push((await test.send(who, method, path, body)).status)
      expect([name, ...statuses]).toEqual([name, view, use, 404, 404, 404])
    }
    const refused = await test.send('agency', 'DELETE', own)
    expect(refused.body.status).toBe('U00403')
    expect(await test.look('demo', right)).toBe(200)
  })

  it('is told with the right: papers for use alone, identity papers only where the owner said so', async () => {
    const facts = { note: '内部备注', registerNum: '2' }
    const another = await test.made(facts)
    for (const [one, kind] of [
      [right, 'certificate'],
      [another, 'certificate'],
      [another, 'identity'],
    ] as const)
      await test.addPaper(one, kind, await sampleFile('pdf'))
    await test.delegate(right)
    await test.delegate(another, { scope: 'use', withIdentity: 1 })
    const seen = async (id: string) => (await test.send('agency', 'GET', `/api/rights/${id}`)).body
    await test.save(right, 1, { note: '对方已知' })
    const viewed = { access: 'view', can: [], papers: [], recordName: rightSample.recordName, note: '' }
    expect(await seen(right)).toMatchObject(viewed)
    const used = await seen(another)
    expect(used).toMatchObject({ access: 'use', can: ['use'], ...facts })
    expect((used.papers as { kind: string }[]).map(({ kind }) => kind)).toEqual(['certificate', 'identity'])
    const rows = (await test.send('agency', 'GET', '/api/rights?box=delegated')).body
    expect(rows).toMatchObject({ totalElements: 2 })
    expect(new Map((rows.elements as { id: string }[]).map((row) => [row.id, row])).get(right)).toMatchObject({
      ...{ access: 'view', can: [], registerNum: rightSample.registerNum },
    })
    expect((await test.send('agency', 'GET', '/api/rights')).body).toMatchObject({ totalElements: 0 })
    const found = await test.send('agency', 'GET', '/api/rights?box=delegated&keyword=haifan&registerType=4')
    expect(found.body).toMatchObject({ totalElements: 2 })
    expect(await test.rows('?box=own')).toHaveLength(2)
    expect(await test.rows('?box=delegated')).toEqual([])
  })

  it('shows an agency no other right of the owner', async () => {
    const abroad = await test.made({ country: 'US', registerNum: '88' })
    await test.delegate(right)
    const { body } = await test.send('agency', 'GET', `/api/rights/${right}/coverage`)
    expect(JSON.stringify(body)).not.toContain(abroad)
    expect(body.rows).toHaveLength(1)
  })
})

describe('the days of a delegation', () => {
  it('are counted from the first to the last, in Beijing', async () => {
    const id = await test.delegate(right, { from: '2026-12-01', until: '2026-12-31' })
    const state = async () => (await test.received('agency'))[0]
    expect([await test.look('agency', right), (await state())?.right]).toEqual([404, null])
    at('2026-11-30T23:59:59')
    expect(await test.look('agency', right)).toBe(404)
    at('2026-12-01T00:00:00')
    expect([await test.look('agency', right), (await state())?.right?.id]).toEqual([200, right])
    at('2026-12-31T23:59:58')
    expect(await test.look('agency', right)).toBe(200)
    at('2027-01-01T00:00:00')
    expect(await test.look('agency', right)).toBe(404)
    expect(await state()).toMatchObject({ id, right: null, state: 'ended', can: [] })
    expect((await test.answer('demo', 'revoke', id)).status).toBe(409)
  })

  it('end at once where either side ends them, also for links that were given before', async () => {
    const paper = await test.addPaper(right, 'certificate', await sampleFile('pdf'))
    for (const side of ['demo', 'agency'] as const) {
      const id = await test.delegate(right, { scope: 'use' })
      const { body } = await test.send('agency', 'GET', `/api/rights/${right}`)
      const [{ url, viewUrl } = { url: '', viewUrl: '' }] = body.papers as { url: string; viewUrl: string }[]
      const open = async (path: string) => (await test.app.inject({ url: path })).statusCode
      expect([await open(url), await open(viewUrl)]).toEqual([200, 200])
      expect((await test.answer(side, 'revoke', id)).body).toEqual({ state: 'revoked' })
      const use = `/api/rights/${right}/papers/${paper}/use`
      const after = [
        await test.look('agency', right),
        (await test.send('agency', 'POST', use, { purpose: 'filing-paper' })).status,
        (await test.send('agency', 'GET', `/api/rights/${right}/prefill?form=request-1`)).status,
        await open(url),
        await open(viewUrl),
      ]
      expect(after).toEqual([404, 404, 404, 404, 404])
      expect((await test.answer(side, 'revoke', id)).status).toBe(409)
    }
  })

  it('leave what was copied into a new upload with the agency', async () => {
    const paper = await test.addPaper(right, 'certificate', await sampleFile('pdf'))
    const id = await test.delegate(right, { scope: 'use' })
    const use = `/api/rights/${right}/papers/${paper}/use`
    const copy = await test.send('agency', 'POST', use, { purpose: 'filing-paper' })
    await test.answer('demo', 'revoke', id)
    expect((await test.app.inject({ url: String(copy.body.url) })).statusCode).toBe(200)
  })

  it('count no more once the approval of the agency is taken away', async () => {
    await test.delegate(right, { scope: 'use' })
    for (const change of [`approval_state = 'refused'`, `approval_state = 'waiting'`]) {
      await test.database.pool.query(`update user_account set ${change} where username = 'agency'`)
      const seen = [await test.look('agency', right), (await test.received('agency'))[0]?.right]
      const { body } = await test.send('agency', 'GET', '/api/rights?box=delegated')
      expect([...seen, body.totalElements]).toEqual([404, null, 0])
    }
    await test.database.pool.query(`update user_account set approval_state = 'approved' where username = 'agency'`)
    expect(await test.look('agency', right)).toBe(200)
  })
})

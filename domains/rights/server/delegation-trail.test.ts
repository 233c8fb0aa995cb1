import { sampleFile } from '@portal/files/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDelegationsApp, type DelegationsApp, today } from '../testing/delegations-app.ts'
import { paperLookListener } from './desk-rights.ts'
import { rightsPersonal } from './personal.ts'
import { findRightForCheck } from './right-for-check.ts'

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

const told = async () => {
  const { rows } = await test.database.pool.query(
    `select event, data from outbox where event like 'right.delegation%' order by id`,
  )
  return rows as { event: string; data: object }[]
}
type Line = { who: string; action: string; detail: string }
const trail = async (): Promise<Line[]> => {
  const { body } = await test.send('demo', 'GET', `/api/rights/${right}/trail?pgCount=100`)
  return (body.elements as Line[]).map(({ who, action, detail }) => ({ who, action, detail }))
}

describe('the owner', () => {
  it('reads who did what, when and with which paper', async () => {
    const paper = await test.addPaper(right, 'certificate', await sampleFile('pdf'))
    const steps = [
      async () => await test.delegate(right, { scope: 'use' }),
      async () => await test.send('agency', 'GET', `/api/rights/${right}`),
      async () => await test.send('agency', 'GET', `/api/rights/${right}/prefill?form=request-1`),
      async () =>
        await test.send('agency', 'POST', `/api/rights/${right}/papers/${paper}/use`, { purpose: 'filing-paper' }),
    ]
    let delegation = ''
    for (const step of steps) {
      test.clock.advance(1000)
      const done = await step()
      if (typeof done === 'string') delegation = done
    }
    const { rows } = await test.database.pool.query('select file_id from right_paper')
    test.clock.advance(1000)
    await paperLookListener.react(
      test.ctx,
      { fileId: rows[0].file_id, readerId: test.ids.agency, attachedKind: 'right-paper', attachedRef: right },
      { id: '7', at: test.clock.now() },
    )
    test.clock.advance(1000)
    await test.answer('agency', 'revoke', delegation)
    const lines = await trail()
    expect(lines.slice(0, 5)).toEqual([
      { who: 'agency', action: 'delegationRevoked', detail: 'agency' },
      { who: 'agency', action: 'delegateLooked', detail: '权利证书' },
      { who: 'agency', action: 'paperUsed', detail: '权利证书，用于自助备案' },
      { who: 'agency', action: 'delegatePrefilled', detail: '用于业务申请' },
      { who: 'agency', action: 'delegateLooked', detail: '' },
    ])
    expect(lines.slice(5, 7)).toEqual(
      expect.arrayContaining([
        { who: 'agency', action: 'delegationAccepted', detail: 'agency' },
        { who: 'demo', action: 'delegationOffered', detail: 'agency，查看和取用' },
      ]),
    )
  })

  it('is told once a day of what an agency sees by the way: in its list, and of where the name is protected', async () => {
    await test.delegate(right)
    const glance = async () => {
      await test.send('agency', 'GET', '/api/rights?box=delegated')
      await test.send('agency', 'GET', '/api/rights?box=delegated&keyword=haifan')
      await test.send('agency', 'GET', `/api/rights/${right}/coverage`)
      await test.send('agency', 'GET', '/api/delegations')
    }
    const looks = async () => (await trail()).filter(({ action }) => action.startsWith('delegateL'))
    await glance()
    await glance()
    const once = [
      { who: 'agency', action: 'delegateLooked', detail: '保护范围' },
      { who: 'agency', action: 'delegateListed', detail: '' },
    ]
    expect(await looks()).toEqual(expect.arrayContaining(once))
    expect(await looks()).toHaveLength(2)
    test.clock.advance(24 * 3_600_000)
    await glance()
    expect(await looks()).toHaveLength(4)
  })

  it('is told nothing of what he sees himself', async () => {
    await test.send('demo', 'GET', '/api/rights')
    await test.send('demo', 'GET', `/api/rights/${right}/coverage`)
    expect((await trail()).map(({ action }) => action)).toEqual(['added'])
  })

  it('is told of what the agency answers, and the agency of what the owner ends', async () => {
    const { agency, demo } = test.ids
    const first = await test.delegate(right)
    await test.answer('demo', 'revoke', first)
    const second = String((await test.offer(right)).body.id)
    await test.answer('agency', 'decline', second)
    const third = await test.delegate(right)
    await test.answer('agency', 'revoke', third)
    expect(await told()).toEqual([
      { event: 'right.delegation_offered', data: { userId: agency } },
      { event: 'right.delegation_accepted', data: { userId: demo, id: right } },
      { event: 'right.delegation_revoked', data: { userId: agency } },
      { event: 'right.delegation_offered', data: { userId: agency } },
      { event: 'right.delegation_declined', data: { userId: demo, id: right } },
      { event: 'right.delegation_offered', data: { userId: agency } },
      { event: 'right.delegation_accepted', data: { userId: demo, id: right } },
      { event: 'right.delegation_revoked', data: { userId: demo, id: right } },
    ])
  })

  it('sees what was given, of one right and of all', async () => {
    const another = await test.made({ registerNum: '2' })
    await test.delegate(right)
    test.clock.advance(1000)
    await test.offer(another, { username: 'other' })
    const ofRight = await test.send('demo', 'GET', `/api/rights/${right}/delegations`)
    expect(ofRight.body).toMatchObject({
      elements: [{ agency: { username: 'agency' }, state: 'active', can: ['revoke'], right: { id: right } }],
      totalElements: 1,
    })
    const given = await test.send('demo', 'GET', '/api/delegations?box=given')
    expect((given.body.elements as { right: { id: string } }[]).map((row) => row.right.id)).toEqual([another, right])
    expect((await test.send('demo', 'GET', '/api/delegations')).body).toMatchObject({ totalElements: 0 })
    expect((await test.send('demo', 'GET', '/api/delegations?box=all')).status).toBe(400)
  })
})

describe('a pre-check of an agency', () => {
  it('knows a right that it may use, and of its papers those that it may have', async () => {
    await test.addPaper(right, 'certificate', await sampleFile('pdf'))
    await test.addPaper(right, 'identity', await sampleFile('png'))
    const known = async (userId: string) =>
      (await findRightForCheck({ ...test.ctx, actor: { userId } }, right))?.papers.map(({ kind }) => kind)
    await test.delegate(right)
    expect(await known(test.ids.agency)).toBeUndefined()
    await test.delegate(right, { username: 'other', scope: 'use' })
    expect(await known(test.ids.other)).toEqual(['certificate'])
    expect((await known(test.ids.demo))?.toSorted()).toEqual(['certificate', 'identity'])
  })
})

describe('what goes', () => {
  it('with a right is told to its agencies', async () => {
    await test.delegate(right)
    await test.offer(right, { username: 'other' })
    await test.database.pool.query('delete from outbox')
    await test.send('demo', 'DELETE', `/api/rights/${right}`)
    expect((await told()).map(({ data }) => data)).toEqual(
      expect.arrayContaining([{ userId: test.ids.agency }, { userId: test.ids.other }]),
    )
    expect(await test.received('agency')).toEqual([])
  })

  it('with the account of the agency is told to the owner, whose right stays', async () => {
    await test.delegate(right, { until: today })
    await test.database.pool.query('delete from outbox')
    for (const _ of [1, 2]) await rightsPersonal.eraseAtOnce?.(test.ctx, test.ids.agency)
    expect(await told()).toEqual([{ event: 'right.delegation_revoked', data: { userId: test.ids.demo, id: right } }])
    expect((await test.send('demo', 'GET', `/api/rights/${right}/delegations`)).body.elements).toEqual([])
    expect((await trail())[0]).toMatchObject({ action: 'delegationRevoked' })
  })

  it('with the account of the owner is told to the agency', async () => {
    await test.delegate(right)
    await test.database.pool.query('delete from outbox')
    for (const _ of [1, 2]) await rightsPersonal.eraseAtOnce?.(test.ctx, test.ids.demo)
    expect(await told()).toEqual([{ event: 'right.delegation_revoked', data: { userId: test.ids.agency } }])
    const { rows } = await test.database.pool.query('select from right_delegation')
    expect(rows).toEqual([])
  })
})

it('each party has its delegations in the copy of its data', async () => {
  await test.delegate(right, { scope: 'use' })
  const copyOf = async (userId: string) => {
    const parts = (await rightsPersonal.copy?.(test.ctx, userId)) ?? []
    return Object.fromEntries(parts.map(({ name, rows }) => [name, rows]))
  }
  const said = { owner: 'demo', agency: 'agency', scope: 'use', state: 'active', withIdentity: false }
  const [own, agency] = [await copyOf(test.ids.demo), await copyOf(test.ids.agency)]
  expect(own['权利委托（发出）']).toEqual([expect.objectContaining(said)])
  expect(own['权利委托（收到）']).toEqual([])
  expect(agency['权利委托（收到）']).toEqual([expect.objectContaining(said)])
  expect(agency.权利台账).toEqual([])
})

it('a paper whose copy was under way when the delegation ended is not handed over, and no line says so', async () => {
  const paper = await test.addPaper(right, 'certificate', await sampleFile('pdf'))
  const delegation = await test.delegate(right, { scope: 'use' })
  const { storage } = test.services
  const read = storage.read.bind(storage)
  const copies = async () =>
    (await test.database.pool.query('select id from file where owner_id = $1 order by id', [test.ids.agency])).rows
  const before = await copies()
  const reading = vi.spyOn(storage, 'read').mockImplementationOnce(async (key) => {
    await test.answer('demo', 'revoke', delegation)
    return read(key)
  })
  const body = { purpose: 'filing-paper' }
  const { status } = await test.send('agency', 'POST', `/api/rights/${right}/papers/${paper}/use`, body)
  reading.mockRestore()
  expect(status).toBe(404)
  expect((await trail()).map(({ action }) => action)).not.toContain('paperUsed')
  expect(await copies()).toEqual(before)
})

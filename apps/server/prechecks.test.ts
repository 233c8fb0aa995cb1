import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  for (const { prepare } of domains) await prepare?.(portal.ctx)
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const post = async (who: keyof People, path: string, body: object) => {
  const { token } = people[who]
  return (await portal.call({ method: 'POST', path, token, body })).body
}

it('compares a form with the right that its owner filled it from, and with no right of somebody else', async () => {
  const right = { registerType: 4, recordName: '演示', registerNum: '演示-1', obligeeName: '杭州甲公司', country: 'CN' }
  const { id } = await post('demo', '/api/rights', { ...right, status: 'registered', classes: [9] })
  expect(id).toEqual(expect.any(String))
  const found = async (who: keyof People, obligeeName: string) => {
    const body = await post(who, '/api/precheck', {
      form: 'request-1',
      values: { obligeeName, voucher: [] },
      right: id,
    })
    const rules = (body.findings as { rule: string }[]).map(({ rule }) => rule)
    return rules.filter((rule) => /^(holder|right)\./.test(rule))
  }
  expect(await found('demo', '杭州乙公司')).toEqual(['holder.differs'])
  expect(await found('demo', '杭州 甲公司')).toEqual([])
  expect(await found('demo2', '杭州乙公司')).toEqual([])
})

it('stores with a case what the rules find, also about the right that its form was filled from, for staff to read', async () => {
  const right = { registerType: 4, recordName: '演示', registerNum: '演示-2', obligeeName: '杭州甲公司', country: 'CN' }
  const { id } = await post('demo', '/api/rights', { ...right, status: 'registered', classes: [9] })
  const values = { obligeeName: '杭州乙公司', seizureProduct: '太阳镜 500 副', seizureReason: '11月22日收到通知' }
  const contact = { lxrName: '演示联系人', lxrPhone: '0574-555001' }
  const sent = { businessType: 7, ...values, appeal: '请出方案', ...contact, right: { id, version: 1 } }
  const { businessSn } = await post('demo', '/api/submitIpForeignInfo', sent)
  const listeners = domains.flatMap((domain) => domain.listeners ?? [])
  for (const { event, name, react } of listeners)
    if (event === 'request.submitted' && name.startsWith('prechecks-'))
      await react(portal.ctx, { businessSn }, { id: 'e1', at: portal.clock.now() })
  const path = `/api/admin/requests/${businessSn}/precheck`
  const { body } = await portal.call({ path, token: people.staff.token })
  expect(body.verdict).toBe('lacking')
  expect((body.findings as { rule: string }[]).map(({ rule }) => rule)).toEqual(['holder.differs', 'paper.none'])
})

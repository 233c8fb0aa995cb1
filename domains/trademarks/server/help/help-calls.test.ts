import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'

let portal: FileApp
beforeAll(async () => {
  portal = await createFileApp()
})
afterAll(() => portal.close())

const asked = { contact_name: '演示·李先生', contactPhone: '13900000000', question: '类别怎么选？' }

it('a customer is told by when somebody calls, and staff write down that they did', async () => {
  const { body } = await portal.as('demo', 'POST', '/api/trademarkHelp', asked)
  expect(body).toMatchObject({ id: expect.any(String), callBy: expect.any(Number) })
  const rows = await portal.as('staff', 'GET', '/api/admin/trademarkHelp?state=0')
  expect(rows.body.elements).toMatchObject([{ id: body.id, contactPhone: '13900000000', calledAt: null }])
  const called = () => portal.as('staff', 'POST', `/api/admin/trademarkHelp/${body.id}/called`, { note: '已说明' })
  expect((await called()).status).toBe(200)
  expect((await called()).body).toMatchObject({ status: 'U00409', msg: '已经登记过回电' })
  expect((await portal.as('staff', 'GET', '/api/admin/trademarkHelp?state=1')).body).toMatchObject({
    elements: [{ note: '已说明', calledBy: expect.any(String) }],
  })
  expect(portal.acts.find(({ outcome }) => outcome === 'done')).toMatchObject({
    ...{ act: 'trademarks.called', subjectKind: 'trademarkHelp', subjectRef: body.id, link: '/trademark-help' },
    ...{ before: { calledAt: null }, after: { note: '已说明' } },
  })
  const { rows: kept } = await portal.database.pool.query(
    `select count(*)::int as kept from promise where subject_kind = 'trademark-help' and kept_at is not null`,
  )
  expect(kept).toEqual([{ kept: 1 }])
})

it('phone and name lie sealed, and no event holds them', async () => {
  const { rows } = await portal.database.pool.query(
    `select (select count(*)::int from trademark_help_call where contact_phone_sealed like '%13900000000%' or contact_name_sealed like '%李先生%') as plain,
      (select count(*)::int from outbox where event = 'trademark.help_asked' and data::text like '%13900000000%') as told`,
  )
  expect(rows).toEqual([{ plain: 0, told: 0 }])
})

it('ten a day are enough', async () => {
  for (let call = 0; call < 10; call += 1) await portal.as('demo2', 'POST', '/api/trademarkHelp', asked)
  expect((await portal.as('demo2', 'POST', '/api/trademarkHelp', asked)).status).toBe(429)
})

it.each([
  [{ contact_name: '' }, '请输入联系人'],
  [{ contactPhone: 'abc' }, '联系电话只能输入数字，最多11位'],
  [{ question: '问'.repeat(201) }, '问题最多输入200个字'],
])('refuses %j', async (changes, msg) => {
  expect((await portal.as('demo', 'POST', '/api/trademarkHelp', { ...asked, ...changes })).body.msg).toBe(msg)
})

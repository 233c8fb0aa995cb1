import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightLimits } from '../contract/limits.ts'
import { rightSample } from '../contract/samples.ts'
import { createRightsApp, type RightsApp } from '../testing/rights-app.ts'
import { rights } from './right.table.ts'

let test: RightsApp
beforeAll(async () => {
  test = await createRightsApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.pool.query('delete from "right"')
})

describe('adding a right', () => {
  it('answers its id and keeps nothing in clear that was written', async () => {
    const { status, body } = await test.add()
    expect([status, typeof body.id]).toEqual([200, 'string'])
    const rows = JSON.stringify(await test.services.db.select().from(rights))
    for (const text of [rightSample.recordName, rightSample.registerNum, rightSample.obligeeName, rightSample.goods])
      expect(rows).not.toContain(text)
  })

  it('finds one’s own double however its number is written, and nobody else’s', async () => {
    const patent = { registerType: 1, classes: [], registerNum: 'ZL 2020 1 0123456.7' }
    const { body } = await test.add(patent)
    const double = await test.add({
      ...patent,
      registerNum: 'ｚｌ２０２０１０１２３４５６７',
      recordName: '另一个名称',
    })
    expect([double.status, double.body.status, double.body.current]).toEqual([409, 'U00409', { id: body.id }])
    expect((await test.add({ ...patent, registerType: 3 })).status).toBe(200)
    expect((await test.add({ ...patent, country: 'US' })).status).toBe(200)
    expect((await test.add(patent, 'demo2')).status).toBe(200)
  })

  it('takes several works without a number', async () => {
    const work = { registerType: 6, classes: [], registerNum: '' }
    expect([(await test.add(work)).status, (await test.add(work)).status]).toEqual([200, 200])
  })

  it.each([
    [{ country: 'ZZ' }, 'country', '请选择国家或地区'],
    [{ obligeeNation: '不存在的国家' }, 'obligeeNation', '请从列表中选择国家或地区'],
    [{ registerNum: '' }, 'registerNum', '请输入商标注册号'],
  ])('refuses %j', async (changes, field, msg) => {
    const { status, body } = await test.add(changes)
    const [first] = body.fields as { path: string }[]
    expect([status, body.status, body.msg, first?.path]).toEqual([400, 'U00400', msg, field])
  })

  it('takes the offices that register for many countries', async () => {
    for (const country of ['WO', 'EU']) expect((await test.add({ country })).status).toBe(200)
  })

  it('has an end, also when the last ones come at once', async () => {
    const { body } = await test.add()
    await test.database.pool.query(
      `insert into "right" (id, owner_id, version, register_type, facts_sealed, origin, verification, created_at, saved_at)
       select gen_random_uuid(), owner_id, 1, 6, facts_sealed, origin, 'none', now(), now()
       from "right", generate_series(1, $1::int) where id = $2`,
      [rightLimits.rights - 3, body.id],
    )
    const numbers = ['1', '2', '3', '4']
    const answers = await Promise.all(numbers.map((registerNum) => test.add({ registerNum })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  })
})

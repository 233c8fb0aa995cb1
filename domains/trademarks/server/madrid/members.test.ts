import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTrademarksApp, type TrademarksApp } from '../../testing/trademarks-app.ts'

let portal: TrademarksApp
beforeAll(async () => {
  portal = await createTrademarksApp({ at: '2026-11-24T23:59:00+08:00' })
})
afterAll(() => portal.close())

const path = '/api/admin/madridMembers'
const list = async () => (await portal.ask('/api/madridMembers')).body
const read = async () => (await portal.ask(path, 'staff')).body
const save = (body: object) => portal.call({ method: 'PUT', path, body, token: portal.people.staff.token })

const japan = { code: 'JP', name: '日本', nameEn: 'Japan', protocolFrom: '2000-03-14' }
const soon = { code: 'XX', name: '演示国', nameEn: 'Demonstration', protocolFrom: '2026-11-25' }
const form = { asOf: '2026-11-20', source: '演示名单', checkedOn: '2026-11-24', members: [japan, soon] }
const chf = { currency: 'CHF', asOf: '2026-11-20' }

it('begins with a list of our own, without fees, which says that it is to be checked', async () => {
  const found = await list()
  expect(found).toMatchObject({
    office: { code: 'CN' },
    checkedOn: null,
    fees: null,
    source: expect.stringContaining('请核对'),
  })
  const members = found.list as { code: string; open: boolean; fee: unknown }[]
  expect(members.length).toBeGreaterThanOrEqual(28)
  expect(new Set(members.map(({ code }) => code)).size).toBe(members.length)
  expect(members.every(({ open, fee }) => open && fee === null)).toBe(true)
  expect(members.map(({ code }) => code)).not.toContain('CN')
  expect(await read()).toMatchObject({ version: 0 })
})

describe('a list that staff save', () => {
  it('holds at once, as a whole, and shows who cannot be designated yet', async () => {
    const china = { code: 'CN', name: '中国', nameEn: 'China', protocolFrom: null }
    expect((await save({ ...form, members: [...form.members, china], version: 0 })).body).toEqual({ version: 1 })
    expect(portal.acts).toMatchObject([
      {
        link: '/madrid-members',
        before: { version: 0, JP: { protocolFrom: null } },
        after: { version: 1, XX: { name: soon.name } },
      },
    ])
    expect(await list()).toMatchObject({
      asOf: form.asOf,
      checkedOn: form.checkedOn,
      list: [
        { ...japan, pinyin: 'riben rb', open: true, fee: null },
        { ...soon, open: false },
      ],
    })
    portal.clock.advance(61_000)
    const again = await portal.again()
    const answer = await again.inject({ url: '/api/madridMembers' })
    expect(answer.json().list).toMatchObject([{ open: true }, { open: true }])
  })

  it('does not overwrite what somebody else saved meanwhile, and tells what holds now', async () => {
    const { status, body } = await save({ ...form, version: 0 })
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ status: 'U00409', current: expect.objectContaining({ version: 1 }) }),
    ])
    const answers = await Promise.all([save({ ...form, version: 1 }), save({ ...form, version: 1 })])
    expect(answers.map(({ status: one }) => one).sort()).toEqual([200, 409])
    const kept = await portal.database.pool.query('select version from madrid_member_version order by 1')
    expect(kept.rows).toEqual([{ version: 1 }, { version: 2 }])
  })

  it.each([
    ['a code twice', { members: [japan, { ...soon, code: 'JP' }] }, 'members', '成员重复：JP'],
    ['a name twice, in another width', { members: [japan, { ...soon, name: '日 本' }] }, 'members', '成员重复：日 本'],
    ['a code that is another name', { members: [japan, { ...soon, name: 'ｊｐ' }] }, 'members', '成员重复：ｊｐ'],
    ['a name that cannot be joined', { members: [{ ...japan, name: '日;本' }] }, 'members', '名称不能含有分号：日;本'],
    ['a code of three letters', { members: [{ ...japan, code: 'JPN' }] }, 'members', '代码应为两个大写字母'],
    ['no member', { members: [] }, 'members', '请填写成员'],
    ['a day that is none', { members: [{ ...japan, protocolFrom: '2026-02-30' }] }, 'members', '适用日期有误'],
    ['a day of checking that is none', { checkedOn: '2026-13-01' }, 'checkedOn', '核对日期有误'],
    ['a check tomorrow', { checkedOn: '2026-11-26' }, 'checkedOn', '核对日期不能晚于今天'],
    ['data of tomorrow', { asOf: '2026-11-26' }, 'asOf', '数据日期不能晚于今天'],
    [
      'money with one decimal',
      { members: [{ ...japan, fee: { first: '1.5', further: '1.00', ...chf } }] },
      'members',
      '金额应为两位小数',
    ],
    [
      'two currencies',
      {
        members: [{ ...japan, fee: { first: '1.50', further: '1.00', ...chf, currency: 'USD' } }],
        fees: { basic: '1.00', basicColour: '1.00', perClassOverThree: '1.00', complementary: '1.00', ...chf },
      },
      'members',
      '费用的币种须与国际局费用相同：日本',
    ],
  ])('is refused with %s', async (_what, changes, field, msg) => {
    const { status, body } = await save({ ...form, ...changes })
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ status: 'U00400', msg, fields: [{ path: field, msg }] }),
    ])
  })

  it('is staff’s with the permission alone', async () => {
    const asCustomer = await portal.call({ method: 'PUT', path, body: form, token: portal.people.demo.token })
    expect([asCustomer.status, (await portal.ask(path)).status, (await portal.ask(path, 'demo')).status]).toEqual([
      403, 401, 403,
    ])
  })
})

const file = resolve(process.env.SHARED_DATA ?? '../shared/data', 'madrid-members.json')
type SharedMember = { st3: string; nameZh: string; nameEn: string; protocolInForce: string }

// The list of all members is kept beside the project; where it is not, there is nothing to hand in.
it.skipIf(!existsSync(file))('takes a whole list of the Union', async () => {
  const { members } = JSON.parse(readFileSync(file, 'utf8')) as { members: SharedMember[] }
  const whole = members.map(({ st3, nameZh, nameEn, protocolInForce }) => ({
    code: st3,
    name: nameZh,
    nameEn,
    protocolFrom: protocolInForce,
  }))
  expect((await save({ ...form, members: whole })).status).toBe(200)
  const again = await portal.again()
  expect((await again.inject({ url: '/api/madridMembers' })).json().list).toHaveLength(whole.length - 1)
})

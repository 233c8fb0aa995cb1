import { maskIdCard } from '@portal/accounts/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const own = '330203199001010014'
const masked = '330***********0014'
const other = '11010519491231002X'
const tooYoung = '权利人未满十四周岁，不能在线办理，请由监护人联系平台工作人员'

/** A number born on that day, with its check character (GB 11643-1999). */
const idNumberOf = (day: string): string => {
  const digits = `110101${day}001`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11), 0)
  return digits + '10X98765432'.charAt(sum % 11)
}

const submit = async (changes: object = {}, token = portal.people.demo.token) =>
  portal.submit(
    { voucher: [await portal.upload('expert-filing', token)], ...changes },
    { sample: 'expertFiling', token },
  )
const submitted = async (changes: object = {}) => String((await submit(changes)).body.businessSn)
const reveal = (businessSn: string, body: object = { reason: '核对证件' }, token = portal.people.staff.token) =>
  portal.call({ method: 'POST', path: `/api/admin/requests/${businessSn}/reveal`, token, body })
const deskDetail = (businessSn: string) =>
  portal.call({ path: `/api/admin/requests/${businessSn}`, token: portal.people.staff.token })

describe('the ID number of a filing', () => {
  it('is masked for its owner and for the desk', async () => {
    const businessSn = await submitted({ idCard: other })
    expect((await portal.detail(businessSn)).body.idCard).toBe('110***********002X')
    expect((await deskDetail(businessSn)).body.idCard).toBe('110***********002X')
  })

  it('may be the masked one of the account, which stands for the stored one', async () => {
    const businessSn = await submitted({ idCard: masked })
    expect((await portal.detail(businessSn)).body.idCard).toBe(masked)
    expect((await reveal(businessSn)).body).toEqual({ idCard: own })
  })

  it.each(['330***********0015', '110***********002X', '******************', '330203********0014'])(
    'is no other masked one: %s',
    async (idCard) => {
      const { status, body } = await submit({ idCard })
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: [{ path: 'idCard', msg: '请输入完整的身份证号' }],
      })
    },
  )

  it('is not taken from an account that has none', async () => {
    expect((await submit({ idCard: masked }, portal.people.demo2.token)).body.msg).toBe('请输入完整的身份证号')
  })

  it('of a child is refused, and of a minor told to the desk', async () => {
    const year = new Date().getFullYear()
    const child = idNumberOf(`${year - 10}0101`)
    const { status, body } = await submit({ idCard: child })
    expect([status, body.fields]).toEqual([400, [{ path: 'idCard', msg: tooYoung }]])
    const minor = await submitted({ idCard: idNumberOf(`${year - 16}0101`) })
    expect((await deskDetail(minor)).body.minor).toBe(true)
    expect((await portal.detail(minor)).body.minor).toBeUndefined()
    expect((await deskDetail(await submitted({ idCard: other }))).body.minor).toBe(false)
    expect((await deskDetail(await submitted({ obligeeRenType: 2 }))).body.minor).toBe(false)
  })

  it('of a child is refused too where the account has it and its masked form is sent', async () => {
    const { id, token } = portal.people.demo2
    const child = idNumberOf(`${new Date().getFullYear() - 10}0101`)
    const sealed = portal.ctx.cipher.seal(child, { table: 'user_account', column: 'idCard', row: id })
    await portal.database.pool.query('update user_account set id_card_sealed = $1 where id = $2', [sealed, id])
    const { status, body } = await submit({ idCard: maskIdCard(child) }, token)
    await portal.database.pool.query('update user_account set id_card_sealed = null where id = $1', [id])
    expect([status, body.fields]).toEqual([400, [{ path: 'idCard', msg: tooYoung }]])
  })

  it('is not kept of a company', async () => {
    const businessSn = await submitted({ obligeeRenType: 2 })
    expect((await portal.detail(businessSn)).body).toMatchObject({ idCard: null, obligeeRenType: 2 })
    expect((await reveal(businessSn)).body).toMatchObject({ status: 'U00409', msg: '该业务没有身份证号' })
  })
})

describe('looking at an ID number', () => {
  it('is written down with its reason, which the owner reads', async () => {
    const businessSn = await submitted({ idCard: other })
    expect((await reveal(businessSn, { reason: ' 与证书核对 ' })).body).toEqual({ idCard: other })
    expect((await reveal(businessSn, { reason: '再次核对' }, portal.people.admin.token)).status).toBe(200)
    const views = [
      { actor: 'staff', reason: '与证书核对', createTime: expect.any(Number) },
      { actor: 'admin', reason: '再次核对', createTime: expect.any(Number) },
    ]
    expect((await deskDetail(businessSn)).body.idCardViews).toEqual(views)
    const label = expect.stringMatching(/^办案人员 [2-9A-Z]{4}$/)
    expect((await portal.detail(businessSn)).body.idCardViews).toEqual(views.map((view) => ({ ...view, actor: label })))
  })

  it.each([{}, { reason: '' }, { reason: ' \n' }, { reason: null }])('needs a reason: not %j', async (body) => {
    const businessSn = await submitted({ idCard: other })
    expect((await reveal(businessSn, body)).body).toMatchObject({ status: 'U00400', msg: '请填写查看原因' })
    expect((await portal.detail(businessSn)).body.idCardViews).toEqual([])
  })

  it('takes a reason of 200 characters and no more', async () => {
    const businessSn = await submitted()
    expect((await reveal(businessSn, { reason: '𠮷'.repeat(200) })).status).toBe(200)
    expect((await reveal(businessSn, { reason: '𠮷'.repeat(201) })).body.msg).toBe('最多输入200个字')
  })

  it('is the desk’s alone, and of a request that exists', async () => {
    const businessSn = await submitted()
    for (const { token } of [portal.people.demo, portal.people.agency])
      expect((await reveal(businessSn, { reason: '看' }, token)).status).toBe(403)
    expect((await reveal('HG20261120000000')).status).toBe(404)
    expect((await portal.detail(businessSn)).body.idCardViews).toEqual([])
  })
})

describe('personal data at rest', () => {
  it('stands in no row as it was typed, not even after it was looked at', async () => {
    const personal = { idCard: other, lxrPhone: '13987654321', lxrEmail: 'zhou.hai@example.org' }
    const voucher = [await portal.upload('expert-filing')]
    const { body } = await portal.submit(
      { voucher, ...personal },
      { sample: 'expertFiling', headers: { 'idempotency-key': 'p1' } },
    )
    const { status } = await portal.call({
      method: 'POST',
      path: `/api/admin/requests/${body.businessSn}/reveal`,
      token: portal.people.staff.token,
      body: { reason: '核对证件' },
      headers: { 'idempotency-key': 'p2' },
    })
    expect(status).toBe(200)
    const { rows } = await portal.database.pool.query(
      `select string_agg(t, '') as all from (
         select r::text as t from protection_request r union all
         select s::text from request_step s union all
         select v::text from request_id_number_view v union all
         select i::text from idempotency_key i union all
         select o::text from outbox o) rows`,
    )
    const stored = String(rows[0].all)
    expect(stored).toContain(body.businessSn)
    expect(stored).toContain('核对证件')
    for (const text of Object.values(personal)) {
      expect(stored).not.toContain(text)
      expect(portal.logged.join('')).not.toContain(text)
    }
  })
})

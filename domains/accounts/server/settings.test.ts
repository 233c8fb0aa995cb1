import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'

let portal: AccountsApp
beforeAll(async () => {
  portal = await createAccountsApp()
})
afterAll(() => portal.close())

const path = '/api/admin/settings'
const put = (body: object, token = portal.people.admin.token) => portal.call({ method: 'PUT', path, token, body })

describe('system settings', () => {
  it('begin with many sessions and nobody forbidden', async () => {
    const { body } = await portal.call({ path, token: portal.people.admin.token })
    expect(body).toEqual({
      ...{ login_style: 2, retentionDays: 180, auditYears: 3, secondFactor: 'off' },
      ...{ disabled_update_pass: [], disabledUsers: [] },
    })
  })

  it('are kept, each user once and by name', async () => {
    const { demo, staff } = portal.people
    const spans = { retentionDays: 90, auditYears: 5 }
    const wanted = { login_style: '1', ...spans, disabled_update_pass: [staff.id, demo.id, staff.id] }
    const { status, body } = await put(wanted)
    expect(status).toBe(200)
    expect(body).toEqual({
      login_style: 1,
      ...spans,
      disabled_update_pass: [staff.id, demo.id],
      secondFactor: 'off',
      disabledUsers: [
        { id: demo.id, username: 'demo' },
        { id: staff.id, username: 'staff' },
      ],
    })
    expect((await portal.call({ path, token: portal.people.admin.token })).body).toEqual(body)
    const { retentionDays: _, auditYears: __, ...others } = wanted
    expect((await put(others)).body).toEqual(body)
  })

  it('are the top-level administrator’s alone', async () => {
    const { staff, demo } = portal.people
    for (const call of [portal.call({ path, token: staff.token }), put({ login_style: 1 }, staff.token)]) {
      expect(await call).toMatchObject({ status: 403, body: { status: 'U00403', msg: '只有管理员才能操作！' } })
    }
    expect((await put({ login_style: 1 }, demo.token)).status).toBe(403)
    expect((await portal.call({ path })).status).toBe(401)
  })

  it.each([
    [{ login_style: 3, disabled_update_pass: [] }, '请选择登录方式'],
    [{ login_style: 1 }, '请选择用户'],
    [{ login_style: 1, retentionDays: 0, disabled_update_pass: [] }, '请填写 1 到 3650 之间的天数'],
    [{ login_style: 1, auditYears: '0', disabled_update_pass: [] }, '请填写 1 到 30 之间的年数'],
    [{ login_style: 1, disabled_update_pass: ['nonsense'] }, '用户编号有误'],
    [{ login_style: 1, disabled_update_pass: ['3f2b8c1e-8a53-4d0e-9a44-0d6f0a1f1c11'] }, '所选用户不存在'],
  ])('refuse %j', async (body, msg) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { status: 'U00400', msg } })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'
import { createAdministrator } from './create-administrator.ts'

let portal: AccountsApp
beforeAll(async () => {
  portal = await createAccountsApp()
})
afterAll(() => portal.close())

describe('the first administrator', () => {
  it('signs in once with a random password and has to change it', async () => {
    const made = await createAdministrator(portal.ctx, { username: 'first_admin' })
    expect(made.password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)
    const { body } = await portal.login('first_admin', made.password)
    expect(body).toMatchObject({ mustChangePassword: true, userinfo: { pid: '0', userType: 'staff' } })
    const settings = await portal.call({ path: '/api/admin/settings', token: String(body.token) })
    expect(settings).toMatchObject({ status: 403, body: { msg: '请先修改初始密码' } })
  })

  it('gets another password each time', async () => {
    const one = await createAdministrator(portal.ctx, { username: 'admin_one' })
    const two = await createAdministrator(portal.ctx, { username: 'admin_two' })
    expect(one.password).not.toBe(two.password)
  })

  it('needs a name that is free, also of an account that was closed not long ago, and fit', async () => {
    await expect(createAdministrator(portal.ctx, { username: 'demo' })).rejects.toMatchObject({
      failure: { msg: '该用户名已被使用' },
    })
    await portal.call({
      method: 'DELETE',
      path: `/api/admin/users/${portal.people.demo2.id}?reason=test`,
      token: portal.people.admin.token,
    })
    await expect(createAdministrator(portal.ctx, { username: 'Demo2' })).rejects.toMatchObject({
      failure: { msg: '该用户名已被使用' },
    })
    await expect(createAdministrator(portal.ctx, { username: 'x' })).rejects.toMatchObject({
      failure: { msg: '用户名须为 4 到 30 个字符' },
    })
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demonstrationPassword, updatePassSample } from '../contract/samples.ts'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'

let portal: AccountsApp
beforeEach(async () => {
  portal = await createAccountsApp()
})
afterEach(() => portal.close())

const change = (token: string, body: object = updatePassSample, headers: Record<string, string> = {}) =>
  portal.call({ method: 'POST', path: '/api/updatePass', token, body, headers })

const forbid = (ids: string[]) =>
  portal.call({
    method: 'PUT',
    path: '/api/admin/settings',
    token: portal.people.admin.token,
    body: { login_style: 2, disabled_update_pass: ids },
  })

describe('changing the password', () => {
  it('takes the new one from then on and ends every other session', async () => {
    const { demo, demo2 } = portal.people
    const other = await portal.login('demo')
    expect(await change(demo.token)).toMatchObject({ status: 200, body: {} })
    expect(await portal.isSignedIn(other.body.token)).toBe(false)
    expect(await portal.isSignedIn(demo.token)).toBe(true)
    expect(await portal.isSignedIn(demo2.token)).toBe(true)
    expect((await portal.login('demo')).status).toBe(400)
    expect((await portal.login('demo', updatePassSample.password)).status).toBe(200)
  })

  it('makes strangers of all browsers but this one', async () => {
    const thief = String((await portal.login('demo')).body.device)
    const mine = await portal.login('demo')
    await change(String(mine.body.token), updatePassSample, { 'x-device': String(mine.body.device) })
    for (let time = 0; time < 5; time += 1) await portal.login('demo', 'not-the-password-1')
    const enter = (device: unknown) => portal.login('demo', updatePassSample.password, { 'x-device': String(device) })
    expect((await enter(thief)).status).toBe(429)
    expect((await enter(mine.body.device)).status).toBe(200)
  })

  it('counts wrong old passwords like failed logins', async () => {
    const { token } = portal.people.demo
    for (let time = 0; time < 5; time += 1) {
      const { status, body } = await change(token, { ...updatePassSample, old_password: 'not-the-password-1' })
      expect([status, body.msg, body.fields]).toEqual([
        400,
        '原密码错误',
        [{ path: 'old_password', msg: '原密码错误' }],
      ])
    }
    expect(await change(token)).toMatchObject({ status: 429, body: { status: 'U00429' } })
    portal.clock.advance(1_000)
    expect((await change(token)).status).toBe(200)
  })

  it.each([
    [{ password_confirm: 'something-else-12' }, '两次输入密码不一致!', 'password_confirm'],
    [{ password: 'short', password_confirm: 'short' }, '密码至少 12 个字符', 'password'],
    [
      { password: demonstrationPassword, password_confirm: demonstrationPassword },
      '新密码不能与原密码相同',
      'password',
    ],
    [
      // The same password in full-width letters: hashes are of the normal form, so that the old one would still open.
      { password: 'Ｐｏｒｔａｌ-demo-2026', password_confirm: 'Ｐｏｒｔａｌ-demo-2026' },
      '新密码不能与原密码相同',
      'password',
    ],
    [{ password: 'qazwsxedcrfv', password_confirm: 'qazwsxedcrfv' }, '该密码已被大量使用，请换一个', 'password'],
    [
      { password: 'demo@2026-11!', password_confirm: 'demo@2026-11!' },
      '密码不能由您的用户名、手机号或邮箱组成',
      'password',
    ],
  ])('refuses %j', async (wrong, msg, path) => {
    const { status, body } = await change(portal.people.demo.token, { ...updatePassSample, ...wrong })
    expect([status, body.msg, body.fields]).toEqual([400, msg, [{ path, msg }]])
    expect((await portal.login('demo')).status).toBe(200)
  })

  it('is refused to whom the administrator has named', async () => {
    const { demo, demo2 } = portal.people
    await forbid([demo.id])
    expect(await change(demo.token)).toMatchObject({
      status: 403,
      body: { status: 'U00403', msg: '您的账号不允许自行修改密码，请联系管理员' },
    })
    expect((await change(demo2.token)).status).toBe(200)
  })

  it('succeeds once when asked for twice at the same moment', async () => {
    const { token } = portal.people.demo
    const answers = await Promise.all([change(token), change(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})

describe('a one-time password', () => {
  const reset = async (id: string) => {
    const { body } = await portal.call({
      method: 'POST',
      path: `/api/admin/users/${id}/password`,
      token: portal.people.staff.token,
    })
    return String(body.password)
  }

  it('opens nothing but its own change', async () => {
    const { demo } = portal.people
    const password = await reset(demo.id)
    expect(await portal.isSignedIn(demo.token)).toBe(false)
    expect((await portal.login('demo')).status).toBe(400)
    const { body } = await portal.login('demo', password)
    expect(body.mustChangePassword).toBe(true)
    const token = String(body.token)
    expect((await portal.call({ path: '/api/privilege', token })).body.mustChangePassword).toBe(true)
    expect(await portal.call({ path: '/api/sessions', token })).toMatchObject({
      status: 403,
      body: { status: 'U00403', msg: '请先修改初始密码' },
    })
    expect((await change(token, { ...updatePassSample, old_password: password })).status).toBe(200)
    expect((await portal.call({ path: '/api/privilege', token })).body.mustChangePassword).toBe(false)
    expect((await portal.call({ path: '/api/sessions', token })).status).toBe(200)
  })

  const over = { status: 400, body: { msg: '一次性密码已使用过或超过 24 小时，请联系平台工作人员重新设置' } }

  it('opens one login of two at once, and none later', async () => {
    const { demo } = portal.people
    const password = await reset(demo.id)
    const answers = await Promise.all([portal.login('demo', password), portal.login('demo', password)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await portal.login('demo', password)).toMatchObject(over)
    expect((await portal.login('demo', 'not-the-password-1')).body.msg).toBe('用户名或密码错误')
    const { token } = answers.find(({ status }) => status === 200)?.body ?? {}
    expect((await change(String(token), { ...updatePassSample, old_password: password })).status).toBe(200)
    expect((await portal.login('demo', updatePassSample.password)).status).toBe(200)
    const next = await reset(demo.id)
    expect((await portal.login('demo', next)).status).toBe(200)
  })

  it('is over after a day', async () => {
    const password = await reset(portal.people.demo.id)
    portal.clock.advance(24 * 3600_000)
    expect(await portal.login('demo', password)).toMatchObject(over)
  })

  it('can be changed even by whom the administrator has named', async () => {
    const { demo } = portal.people
    await forbid([demo.id])
    const password = await reset(demo.id)
    const { body } = await portal.login('demo', password)
    expect((await change(String(body.token), { ...updatePassSample, old_password: password })).status).toBe(200)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demonstrationPassword } from '../contract/samples.ts'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'

const wrong = 'not-the-password-1'
const second = 1000
const minute = 60 * second

let portal: AccountsApp
beforeEach(async () => {
  portal = await createAccountsApp()
})
afterEach(() => portal.close())

const failTimes = async (times: number, username: string, headers: Record<string, string> = {}): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    const { status } = await portal.login(username, wrong, headers)
    expect(status).toBe(400)
  }
}

describe('guessing at one account', () => {
  it('waits one second after five failures, whatever the password', async () => {
    await failTimes(5, 'demo')
    const refused = await portal.login('demo')
    expect(refused).toMatchObject({ status: 429, body: { status: 'U00429', msg: '尝试次数过多，请 1 秒后再试' } })
    expect(refused.headers['retry-after']).toBe('1')
    portal.clock.advance(second)
    expect((await portal.login('demo')).status).toBe(200)
  })

  it('doubles the wait with every further failure, up to a minute', async () => {
    await failTimes(5, 'demo')
    const waits: number[] = []
    for (let round = 0; round < 8; round += 1) {
      waits.push(Number((await portal.login('demo')).headers['retry-after']))
      portal.clock.advance(minute + second)
      await failTimes(1, 'demo')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  it('treats an unknown user name alike', async () => {
    await failTimes(5, 'nobody-here')
    const unknown = await portal.login('nobody-here', wrong)
    portal.clock.advance(second)
    await failTimes(5, 'demo')
    const known = await portal.login('demo', wrong)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })

  it('is not deceived by another spelling or a forwarding header', async () => {
    const spellings = ['demo', 'DEMO', ' demo', 'ｄｅｍｏ', 'Demo']
    for (const spelling of spellings) await failTimes(1, spelling, { 'x-forwarded-for': `10.0.0.${spelling.length}` })
    expect((await portal.login('dEmO', demonstrationPassword, { 'x-forwarded-for': '10.9.9.9' })).status).toBe(429)
  })

  it('is not deceived by another spelling of a telephone number', async () => {
    const spellings = ['13800000001', '138-0000-0001', '1-3800000001', '１３８００００-0001', '13800000001-']
    for (const spelling of spellings) await failTimes(1, spelling)
    expect((await portal.login('1-3-8-00000001')).status).toBe(429)
  })

  it('forgets after fifteen minutes, and after the right password', async () => {
    await failTimes(4, 'demo')
    portal.clock.advance(15 * minute + second)
    await failTimes(4, 'demo')
    expect((await portal.login('demo')).status).toBe(200)
    await failTimes(4, 'demo')
    expect((await portal.login('demo')).status).toBe(200)
  })

  it('is shared by processes and survives a restart', async () => {
    await failTimes(5, 'demo')
    const other = await portal.again()
    const payload = { username: 'demo', password: demonstrationPassword }
    expect((await other.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(429)
  })

  it('counts name, phone and e-mail of one account together', async () => {
    await failTimes(2, 'demo')
    await failTimes(2, '13800000001')
    await failTimes(1, 'demo@example.com')
    for (const name of ['demo', '13800000001', 'demo@example.com']) expect((await portal.login(name)).status).toBe(429)
    portal.clock.advance(second)
    expect((await portal.login('demo')).status).toBe(200)
    await failTimes(4, '13800000001')
  })

  it('leaves other accounts alone', async () => {
    await failTimes(5, 'demo')
    expect((await portal.login('demo2')).status).toBe(200)
  })
})

describe('a browser that signed in before', () => {
  const deviceOf = async (username: string): Promise<Record<string, string>> => {
    const { body } = await portal.login(username)
    return { 'x-device': String(body.device) }
  }

  it('enters while strangers guess', async () => {
    const own = await deviceOf('demo')
    await failTimes(5, 'demo')
    expect((await portal.login('demo', wrong)).status).toBe(429)
    expect((await portal.login('demo', demonstrationPassword, own)).status).toBe(200)
  })

  it('does not slow the account down by its own failures', async () => {
    const own = await deviceOf('demo')
    await failTimes(6, 'demo', own)
    expect((await portal.login('demo')).status).toBe(200)
  })

  it('helps nobody with another account, and cannot be invented', async () => {
    const others = await deviceOf('demo2')
    await failTimes(5, 'demo')
    expect((await portal.login('demo', demonstrationPassword, others)).status).toBe(429)
    expect((await portal.login('demo', demonstrationPassword, { 'x-device': 'x'.repeat(43) })).status).toBe(429)
  })

  it('keeps its token from login to login, shared by the users of one browser', async () => {
    const own = await deviceOf('demo')
    expect((await portal.login('demo', demonstrationPassword, own)).body.device).toBe(own['x-device'])
    expect((await portal.login('demo2', demonstrationPassword, own)).body.device).toBe(own['x-device'])
    const invented = 'y'.repeat(43)
    expect((await portal.login('demo', demonstrationPassword, { 'x-device': invented })).body.device).not.toBe(invented)
  })
})

describe('guessing from one address', () => {
  it('waits after twenty failures over any number of accounts', async () => {
    for (let at = 0; at < 20; at += 1) await failTimes(1, `someone-${at}`)
    expect(await portal.login('demo')).toMatchObject({ status: 429, body: { status: 'U00429' } })
    portal.clock.advance(second)
    expect((await portal.login('demo')).status).toBe(200)
  })

  it('does not slow down who has signed in before from a browser behind the same address', async () => {
    const own = { 'x-device': String((await portal.login('demo')).body.device) }
    for (let at = 0; at < 20; at += 1) await failTimes(1, `someone-${at}`)
    expect((await portal.login('demo')).status).toBe(429)
    expect((await portal.login('demo', demonstrationPassword, own)).status).toBe(200)
    await failTimes(20, 'demo', own)
    expect((await portal.login('demo', demonstrationPassword, own)).status).toBe(429)
  })
})

import { codePoints } from '@portal/platform/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMessagesApp, type MessagesApp, solvedProof } from '../testing/messages-app.ts'

let portal: MessagesApp
beforeAll(async () => {
  portal = await createMessagesApp()
})
beforeEach(() => portal.clock.set(new Date('2026-11-18T10:00:00+08:00')))
afterAll(() => portal.close())

const beijing = (text: string) => Date.parse(`${text}:00+08:00`)
/** To the minute: the clock of a test goes on. */
const minuteOf = (moment: unknown) => new Date(Math.floor(Number(moment) / 60_000) * 60_000)

describe('leaving a message', () => {
  it('answers number and promise; a visitor gets the key to his message', async () => {
    const { status, body } = await portal.send()
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^LY20261118\d{6}$/),
      replyBy: expect.any(Number),
      key: expect.stringMatching(/^[\da-f]{40}$/),
    })
    expect(minuteOf(body.replyBy)).toEqual(new Date(beijing('2026-11-20T10:00')))
    expect(await portal.detail(String(body.id))).toMatchObject({ state: 'new', heldFor: null, username: null })
  })

  it.each([
    ['within a shift, from the moment it came', '2026-11-18T20:30', '2026-11-20T20:30'],
    ['at night, from the next shift on', '2026-11-18T23:10', '2026-11-21T08:30'],
    ['on a Friday night, from Monday morning on', '2026-11-20T22:00', '2026-11-25T08:30'],
    ['before the national holiday, from the first shift after it', '2026-09-30T21:40', '2026-10-10T08:30'],
  ])('counts 48 hours of the clock: %s', async (_name, sentAt, replyBy) => {
    portal.clock.set(new Date(beijing(sentAt)))
    const { body } = await portal.send({}, { token: portal.people.demo.token })
    expect(minuteOf(body.replyBy)).toEqual(new Date(beijing(replyBy)))
    const { body: terms } = await portal.call({ path: '/api/messageTerms' })
    expect(terms).toMatchObject({ hours: 48, mail: false })
    expect(minuteOf(terms.replyBy)).toEqual(new Date(beijing(replyBy)))
  })

  it('names what is missing in the order of the form, in the words of the specification', async () => {
    const { status, body } = await portal.call({ method: 'POST', path: '/api/submitleavemessage', body: {} })
    expect([status, body.status, body.msg]).toEqual([400, 'U00400', '请输入标题'])
    expect(body.fields).toEqual([
      { path: 'title', msg: '请输入标题' },
      { path: 'lyName', msg: '请输入姓名' },
      { path: 'lyEmail', msg: '请输入邮箱' },
      { path: 'content', msg: '请填写内容' },
    ])
  })

  it.each([
    [{ content: '𠮷'.repeat(501) }, '最多输入500个字'],
    [{ title: '题'.repeat(61) }, '最多输入60个字'],
    [{ lyEmail: 'someone@example' }, '请输入正确的邮箱'],
    [{ lyEmail: 'a@example.com\r\nBcc: b@example.com' }, '请输入正确的邮箱'],
  ])('refuses %j', async (changes, msg) => {
    const { status, body } = await portal.send(changes)
    expect([status, body.msg]).toEqual([400, msg])
  })

  it('counts code points: 500 rare characters are 500', async () => {
    const content = '𠮷'.repeat(500)
    expect(codePoints(content)).toBe(500)
    expect((await portal.send({ content })).status).toBe(200)
  })

  it('keeps name and address sealed', async () => {
    const id = await portal.written({ lyName: '欧阳明', lyEmail: 'ouyang@example.com' })
    const { rows } = await portal.database.pool.query('select * from message where number = $1', [id])
    expect(JSON.stringify(rows)).not.toMatch(/欧阳|ouyang/)
    expect(await portal.detail(id)).toMatchObject({ lyName: '欧阳明', lyEmail: 'o***@example.com' })
  })

  it('is stored once for one key, and refuses the key for other words', async () => {
    const proof = await solvedProof(portal)
    const headers = { 'idempotency-key': 'message-once' }
    const body = { title: '一次', lyName: '林晓', lyEmail: 'l@example.com', content: '只存一次', proof }
    const post = (changes = {}) =>
      portal.call({ method: 'POST', path: '/api/submitleavemessage', headers, body: { ...body, ...changes } })
    const [first, second] = [await post(), await post()]
    expect(second.body).toEqual(first.body)
    expect((await post({ content: '别的' })).body).toMatchObject({
      status: 'U00409',
      msg: expect.stringContaining(String(first.body.id)),
    })
  })
})

describe('what is held back for a person to look at, with the same answer for its writer', () => {
  const laneOf = async (changes: object, as?: { token?: string; proof?: string }) => {
    const { status, body } = await portal.send(changes, as)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['id', 'replyBy', 'key'])
    const { state, heldFor } = await portal.detail(String(body.id))
    return [state, heldFor]
  }

  it('a visitor without a proof of work, but no signed-in user', async () => {
    expect(await laneOf({}, { proof: '' })).toEqual(['held', 'unproved'])
    expect(await laneOf({}, { token: portal.people.demo.token })).toEqual(['new', null])
  })

  it('a proof a second time', async () => {
    const proof = await solvedProof(portal)
    expect(await laneOf({}, { proof })).toEqual(['new', null])
    expect(await laneOf({}, { proof })).toEqual(['held', 'unproved'])
  })

  it('two messages with one proof at the same moment: one of them', async () => {
    const proof = await solvedProof(portal)
    const both = await Promise.all([laneOf({}, { proof }), laneOf({}, { proof })])
    expect(both.map(([state]) => state).toSorted()).toEqual(['held', 'new'])
  })

  it('a proof that is too old', async () => {
    const proof = await solvedProof(portal)
    portal.clock.advance(31 * 60_000)
    expect(await laneOf({}, { proof })).toEqual(['held', 'unproved'])
  })

  it('a proof for another address, of an easier challenge, or of no work at all', async () => {
    const proof = await solvedProof(portal)
    const read = JSON.parse(Buffer.from(proof, 'base64').toString())
    const forged = (change: (given: typeof read) => void) => {
      const given = structuredClone(read)
      change(given)
      return Buffer.from(JSON.stringify(given)).toString('base64')
    }
    for (const one of [
      forged((given) => {
        given.challenge.parameters.data.caller = '0'.repeat(32)
      }),
      forged((given) => {
        given.challenge.parameters.cost = 1
      }),
      forged((given) => {
        given.solution.counter += 1
      }),
      'no base64 of anything',
      Buffer.from('{}').toString('base64'),
    ]) {
      expect(await laneOf({}, { proof: one })).toEqual(['held', 'unproved'])
    }
    const elsewhere = await portal.app.inject({
      method: 'POST',
      url: '/api/submitleavemessage',
      remoteAddress: '203.0.113.9',
      payload: { title: '别处', lyName: '林晓', lyEmail: 'l@example.com', content: '从另一个地址发出', proof },
    })
    expect(await portal.detail(elsewhere.json().id)).toMatchObject({ state: 'held', heldFor: 'unproved' })
  })

  it('many addresses of other sites, and the same text again', async () => {
    const { token } = portal.people.demo
    const content = '请看 https://a.example www.b.example http://c.example'
    expect(await laneOf({ content }, { token })).toEqual(['held', 'links'])
    expect(await laneOf({ content: '同一段  文字' }, { token })).toEqual(['new', null])
    expect(await laneOf({ content: '同一段文字' }, { token })).toEqual(['held', 'repeated'])
  })
})

describe('with rate limits', () => {
  it('lets whoever did no work write less, and nobody write without end', async () => {
    const limited = await createMessagesApp({ RATE_LIMITS: 'on' })
    for (let sent = 0; sent < 6; sent += 1) expect((await limited.send({}, { proof: '' })).status).toBe(200)
    const refused = await limited.send({}, { proof: '' })
    expect([refused.status, refused.body.status]).toEqual([429, 'U00429'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect((await limited.send()).status).toBe(200)
    const { token } = limited.people.demo
    for (let sent = 0; sent < 20; sent += 1) expect((await limited.send({}, { token })).status).toBe(200)
    expect((await limited.send({}, { token })).status).toBe(429)
    await limited.close()
  })
})

import { demonstrationPassword } from '@portal/accounts/server'
import { escalatePromises } from '@portal/promises/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { actionsIn, messageActionLabels, messageStates, openStates } from '../contract/states.ts'
import { createMessagesApp, type MessagesApp } from '../testing/messages-app.ts'

let portal: MessagesApp
beforeAll(async () => {
  portal = await createMessagesApp()
})
beforeEach(() => portal.clock.set(new Date('2026-11-18T10:00:00+08:00')))
afterAll(() => portal.close())

const reply = { reply: '材料见《条例》第七条。' }
const mine = () => portal.people.demo.token
const hourMs = 3_600_000
const asStaff = { username: 'staff', password: demonstrationPassword }
/** The row as everybody sees it. */
const shownOf = async (id: string) => (await portal.list('?pgCount=100')).elements.find((row) => row.id === id)

describe('an answer', () => {
  it('is the writer’s alone until it is published, and the promise is kept', async () => {
    const id = await portal.written({}, { token: mine() })
    expect((await portal.list('?mine=1', mine())).elements[0]).toMatchObject({
      id,
      state: 'waiting',
      replyBy: expect.any(Number),
    })
    portal.clock.advance(hourMs)
    expect((await portal.act(id, 'reply', reply)).status).toBe(200)
    expect(await portal.detail(id)).toMatchObject({
      state: 'answered',
      nextDue: null,
      promises: [{ kind: 'messageReply', keptAt: expect.any(Number), brokenAt: null }],
    })
    expect(await shownOf(id)).toBeUndefined()
    expect((await portal.list('?mine=1', mine())).elements[0]).toMatchObject({ ...reply, published: false })
    await portal.act(id, 'publish')
    expect(await shownOf(id)).toMatchObject({ ...reply, name: '林**', published: true })
    await portal.act(id, 'withhold')
    expect(await shownOf(id)).toBeUndefined()
  })

  it('never shows name or address to the public', async () => {
    const id = await portal.written({ lyName: '司马相如', lyEmail: 'sima@example.com' })
    await portal.act(id, 'reply', { ...reply, publish: true })
    const { body } = await portal.call({ path: '/api/leaveMessages?pgCount=100' })
    expect(JSON.stringify(body)).toContain('司**')
    expect(JSON.stringify(body)).not.toMatch(/司马|sima|example\.com/)
  })

  it('can be put right; what stood there stays in the history', async () => {
    const id = await portal.written()
    await portal.act(id, 'reply', { ...reply, publish: true })
    await portal.act(id, 'reply', { reply: '更正：见第八条。' })
    const { history, reply: now } = await portal.detail(id)
    expect(now).toBe('更正：见第八条。')
    expect(history.map(({ action }) => action)).toEqual(['submit', 'reply', 'publish', 'reply'])
    expect(history.at(-1)).toMatchObject({ actor: 'staff', before: reply, after: { reply: '更正：见第八条。' } })
  })

  it('given to an older version is refused', async () => {
    const id = await portal.written()
    await portal.act(id, 'reply', reply)
    const late = await portal.act(id, 'reply', { reply: '另一个答复', version: 1 })
    expect([late.status, late.body.msg]).toEqual([409, '留言已被他人修改，请刷新后重试'])
    expect((await portal.detail(id)).reply).toBe(reply.reply)
  })
})

describe('the operator’s hand', () => {
  it('edits with a public note; the original is for the desk alone', async () => {
    const content = '原文里有电话 13800001234，请回电'
    const id = await portal.written({ content }, { token: mine() })
    const changed = { title: '改过的标题', content: '请回电', reason: '隐去电话号码' }
    expect((await portal.act(id, 'edit', changed)).status).toBe(200)
    await portal.act(id, 'reply', { ...reply, publish: true })
    const shown = await shownOf(id)
    expect(shown).toMatchObject({ title: '改过的标题', edited: { reason: '隐去电话号码', time: expect.any(Number) } })
    expect(JSON.stringify(shown)).not.toContain('13800001234')
    const { history } = await portal.detail(id)
    expect(history.find(({ action }) => action === 'edit')).toMatchObject({
      before: { content },
      reason: '隐去电话号码',
    })
  })

  it.each([
    ['edit', { title: '标题', content: '内容' }],
    ['remove', {}],
  ])('does not %s without a reason', async (verb, body) => {
    const answer = await portal.act(await portal.written(), verb, body)
    expect([answer.status, answer.body.msg]).toEqual([400, '请填写原因'])
  })

  it('leaves a note in the place of what had been public, for the writer too, and no word of it', async () => {
    const id = await portal.written({ title: '将被删除', content: '将被删除的内容' }, { token: mine() })
    await portal.act(id, 'reply', { reply: '将被删除的答复', publish: true })
    await portal.act(id, 'remove', { reason: '涉及他人隐私' })
    expect(await shownOf(id)).toMatchObject({
      id,
      state: 'removed',
      removed: { reason: '涉及他人隐私' },
      title: '',
      content: '',
      reply: null,
    })
    const own = (await portal.list('?mine=1', mine())).elements.find((row) => row.id === id)
    expect(own).toMatchObject({ title: '将被删除', content: '', reply: null, removed: { reason: '涉及他人隐私' } })
    expect((await portal.list('?keyword=将被删除')).elements).toEqual([])
  })

  it('leaves nothing in public of what had never been there', async () => {
    const id = await portal.written({}, { token: mine() })
    await portal.act(id, 'remove', { reason: '与服务无关' })
    expect(await shownOf(id)).toBeUndefined()
    expect((await portal.detail(id)).promises).toEqual([])
  })
})

describe('spam', () => {
  it('is owed nothing; taken back it is due by when it was first promised', async () => {
    const id = await portal.written()
    const { nextDue } = await portal.detail(id)
    await portal.act(id, 'spam')
    expect(await portal.detail(id)).toMatchObject({ state: 'spam', nextDue: null })
    portal.clock.advance(5 * hourMs)
    await portal.act(id, 'notSpam')
    expect(await portal.detail(id)).toMatchObject({ state: 'new', nextDue, removed: null })
  })

  it('held back is let through by one press, and due as promised', async () => {
    const { body } = await portal.send({}, { proof: '' })
    const id = String(body.id)
    await portal.act(id, 'notSpam')
    expect(await portal.detail(id)).toMatchObject({ state: 'new', heldFor: null, nextDue: body.replyBy })
  })
})

describe('the table of states', () => {
  it.each(messageStates)('allows from “%s” exactly what the row offers', async (state) => {
    const into: Record<string, () => Promise<string>> = {
      new: () => portal.written(),
      held: () => portal.written({}, { proof: '' }),
      answered: async () => stepped(['reply', reply]),
      published: async () => stepped(['reply', { ...reply, publish: true }]),
      spam: async () => stepped(['spam', {}]),
      deleted: async () => stepped(['remove', { reason: '演示' }]),
    }
    const verbs = {
      reply: 'reply',
      publish: 'publish',
      withhold: 'withhold',
      edit: 'edit',
      remove: 'remove',
      markSpam: 'spam',
      clearSpam: 'notSpam',
    }
    const bodies: Record<string, object> = {
      reply: { reply: '另一个答复' },
      edit: { title: '标题', content: '内容', reason: '原因' },
      remove: { reason: '原因' },
    }
    for (const action of Object.keys(messageActionLabels) as (keyof typeof verbs)[]) {
      const id = (await into[state]?.()) ?? ''
      const row = await portal.detail(id)
      expect([row.state, row.can]).toEqual([state, actionsIn(state)])
      const { status } = await portal.act(id, verbs[action], bodies[action])
      expect([action, status]).toEqual([action, row.can.includes(action) ? 200 : 409])
    }
  })

  const stepped = async ([verb, body]: [string, object]): Promise<string> => {
    const id = await portal.written()
    await portal.act(id, verb, body)
    return id
  }
})

describe('what is late', () => {
  it('is announced at 50, 80 and 100 % once each, and found by it at the desk', async () => {
    const id = await portal.written({}, { token: mine() })
    const found = async (level: number) => {
      const path = `/api/admin/messages?level=${level}&keyword=${id}`
      // By then the desk has to sign in anew.
      const { body } = await portal.call({ method: 'POST', path: '/api/login', body: asStaff })
      const token = String(body.token)
      return (await portal.call({ path, token })).body.totalElements
    }
    const announced = async () => {
      await escalatePromises(portal.ctx)
      const { rows } = await portal.database.pool.query(
        "select data->>'level' as level from outbox where event = 'promise.escalated' and data->>'subjectRef' = $1 order by id",
        [id],
      )
      return rows.map(({ level }) => Number(level))
    }
    portal.clock.advance(39 * hourMs)
    expect(await announced()).toEqual([50, 80])
    expect([await found(80), await found(100)]).toEqual([1, 0])
    portal.clock.advance(10 * hourMs)
    expect(await announced()).toEqual([50, 80, 100])
    expect([await found(80), await found(100)]).toEqual([0, 1])
  })
})

describe('the desk’s list', () => {
  type Page = { elements: { id: string; state: string }[]; totalElements: number }
  const desk = async (query: string): Promise<Page> =>
    (await portal.call({ path: `/api/admin/messages${query}`, token: portal.people.staff.token })).body as Page

  it('shows what is due first, filters by lane and finds by number, words and whole address', async () => {
    const late = await portal.written({ title: '先来的', lyEmail: 'first@example.com' })
    portal.clock.advance(hourMs)
    const later = await portal.written({ title: '后来的' })
    const open = await desk('?state=open&sort=due&pgCount=100')
    const ids = open.elements.map(({ id }) => id)
    expect(ids.indexOf(late)).toBeLessThan(ids.indexOf(later))
    expect(open.elements.every(({ state }) => ['new', 'held'].includes(state))).toBe(true)
    expect((await desk('?from=2026-11-18&to=2026-11-18&pgCount=1')).elements.map(({ id }) => id)).toEqual([later])
    expect((await desk('?to=2026-11-17')).elements).toEqual([])
    for (const keyword of [late, '先来', 'FIRST@example.com']) {
      expect((await desk(`?keyword=${encodeURIComponent(keyword)}`)).elements.map(({ id }) => id)).toEqual([late])
    }
    expect((await desk('?keyword=example.com')).elements).toEqual([])
    const { body } = await portal.call({ path: '/api/admin/messageCounts', token: portal.people.staff.token })
    const lanes = body.lanes as Record<string, number>
    expect(lanes.held).toBe((await desk('?state=held')).totalElements)
    const waiting = openStates.reduce((sum, state) => sum + (lanes[state] ?? 0), 0)
    expect(waiting).toBe((await desk('?state=open')).totalElements)
  })
})

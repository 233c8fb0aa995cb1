import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetWriterAfterDays } from '../contract/limits.ts'
import { createMessagesApp, type MessagesApp } from '../testing/messages-app.ts'
import { forgetWriters } from './forget-writers.ts'

let portal: MessagesApp
beforeAll(async () => {
  portal = await createMessagesApp()
  portal.clock.set(new Date('2026-11-18T10:00:00+08:00'))
})
afterAll(() => portal.close())

/** As the job runs it that long after now; sessions live shorter. */
const runAfter = (ms: number) => {
  const at = new Date(portal.clock.now().getTime() + ms)
  return forgetWriters({ ...portal.ctx, now: () => at })
}
const stated = forgetWriterAfterDays * 86_400_000
const writer = { lyName: '司马相如', lyEmail: 'sima@example.com' }
const foundByAddress = async () => {
  const path = `/api/admin/messages?keyword=${writer.lyEmail}&pgCount=100`
  const { body } = await portal.call({ path, token: portal.people.staff.token })
  return (body.elements as { id: string }[]).map(({ id }) => id).toSorted()
}
const stored = async (id: string) => {
  const sql = 'select name_sealed, email_sealed, email_fingerprint from message where number = $1'
  return (await portal.database.pool.query<Record<string, string>>(sql, [id])).rows[0]
}

it('who wrote a deleted message or spam is forgotten after the stated time, and nobody else', async () => {
  const [kept, deleted, spam, later] = [
    await portal.written(writer),
    await portal.written(writer),
    await portal.written(writer),
    await portal.written(writer),
  ]
  await portal.act(kept, 'reply', { reply: '答复', publish: true })
  await portal.act(deleted, 'remove', { reason: '内容为广告' })
  await portal.act(spam, 'spam')

  await runAfter(stated - 1000)
  expect(await foundByAddress()).toEqual([kept, deleted, spam, later].toSorted())
  portal.clock.advance(1000)
  await portal.act(later, 'remove', { reason: '内容为广告' })
  await runAfter(stated - 1000)
  expect(await foundByAddress()).toEqual([kept, later].toSorted())
  for (const id of [deleted, spam]) {
    expect(await stored(id)).toEqual({ name_sealed: '', email_sealed: '', email_fingerprint: '' })
    expect(await portal.detail(id)).toMatchObject({ lyName: null, lyEmail: null, history: [{}, { actor: 'staff' }] })
  }
  expect(await portal.detail(kept)).toMatchObject({ lyName: '司马相如', state: 'published' })
})

it('spam whose writer is forgotten cannot be called back, since nobody could be answered', async () => {
  const id = await portal.written(writer)
  await portal.act(id, 'spam')
  expect((await portal.detail(id)).can).toContain('clearSpam')
  await runAfter(stated)
  expect((await portal.detail(id)).can).toEqual(['remove'])
  const refused = await portal.act(id, 'notSpam')
  expect(refused).toMatchObject({ status: 409, body: { status: 'U00409' } })
  expect((await portal.detail(id)).state).toBe('spam')
  expect((await portal.act(id, 'remove', { reason: '内容为广告' })).status).toBe(200)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MessageState, messageStates } from '../contract/states.ts'
import { createMessagesApp, type MessagesApp } from '../testing/messages-app.ts'
import { seedMessages } from './seed-messages.ts'

let portal: MessagesApp
beforeAll(async () => {
  portal = await createMessagesApp()
  const { demo, staff } = portal.people
  await seedMessages(portal.ctx, { customer: demo.id, staff: staff.id })
})
afterAll(() => portal.close())

it('shows every state, every text marked, every published fact with where it stands', async () => {
  const { rows } = await portal.database.pool.query('select state, title, content, reply from message')
  const states = new Set<MessageState>(rows.map(({ state }) => state))
  expect(messageStates.filter((state) => !states.has(state))).toEqual([])
  for (const { title, content, reply, state } of rows) {
    expect([title, content]).toEqual([expect.stringMatching(/^演示/), expect.stringMatching(/^演示/)])
    if (state === 'published') expect(reply).toMatch(/^演示答复：.*\n依据：《.+》/s)
  }
  expect(rows.filter(({ state }) => state === 'published').length).toBeGreaterThanOrEqual(8)
})

it('is older than now, with one note of an edit and one of a removal in public', async () => {
  const { elements } = await portal.list('?pgCount=100')
  expect(elements.every(({ createTime }) => Number(createTime) < Date.now())).toBe(true)
  expect(elements.filter(({ edited }) => edited !== null)).toHaveLength(1)
  expect(elements.filter(({ removed }) => removed !== null)).toHaveLength(1)
})

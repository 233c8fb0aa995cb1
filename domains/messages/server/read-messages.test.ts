import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMessagesApp, type MessagesApp } from '../testing/messages-app.ts'

let portal: MessagesApp
const ids: Record<string, string> = {}

const publish = async (title: string, content: string, reply: string): Promise<string> => {
  const id = await portal.written({ title, content }, { token: portal.people.demo.token })
  await portal.act(id, 'reply', { reply, publish: true })
  return id
}

beforeAll(async () => {
  portal = await createMessagesApp()
  ids.recordal = await publish('海关备案要准备哪些材料', '想给注册商标做备案', '请准备申请书和权利证书。')
  ids.renewal = await publish('海关备案到期怎么续展', '备案明年到期', '届满前六个月内申请。')
  ids.ebay = await publish('eBay 店铺被投诉', '收到 TRO 通知', '先核对案号。')
  ids.hidden = await portal.written({ title: '海关备案材料', content: '没有公开的备案材料问题' })
})
afterAll(() => portal.close())

const similar = async (text: string): Promise<unknown[]> => {
  const { body } = await portal.call({ method: 'POST', path: '/api/similarMessages', body: { text } })
  return (body.elements as { id: string }[]).map(({ id }) => id)
}
const found = async (keyword: string) =>
  (await portal.list(`?keyword=${encodeURIComponent(keyword)}`)).elements.map(({ id }) => id)

describe('the public list', () => {
  it('finds parts of Chinese words in question and answer, and nothing that is not public', async () => {
    expect(await found('关备')).toEqual([ids.renewal, ids.recordal])
    expect(await found('权利证')).toEqual([ids.recordal])
    expect(await found('tro')).toEqual([ids.ebay])
    expect(await found('没有公开')).toEqual([])
    expect(await found('%')).toEqual([])
  })

  it('asks for a session where it is one’s own that is asked for', async () => {
    expect((await portal.call({ path: '/api/leaveMessages?mine=1' })).body.status).toBe('U00015')
    const strangers = await portal.list('?mine=1', portal.people.demo2.token)
    expect(strangers).toEqual({ elements: [], totalElements: 0 })
  })
})

describe('similar questions', () => {
  it('come with the nearest first, by parts of words', async () => {
    expect(await similar('海关备案快到期了，怎么续展？')).toEqual([ids.renewal, ids.recordal])
    expect(await similar('EBAY 上的 tro 怎么应对')).toEqual([ids.ebay])
  })

  it('are none where nothing is alike, or too little is written', async () => {
    expect(await similar('版权登记')).toEqual([])
    expect(await similar('请问如何')).toEqual([])
    expect(await similar('')).toEqual([])
  })
})

describe('the key of a writer without an account', () => {
  const read = (id: unknown, key: unknown) => portal.call({ path: `/api/leaveMessage?id=${id}&key=${key}` })

  it('opens his message and its answer, and no other', async () => {
    const { body: mine } = await portal.send({ title: '匿名提问' })
    const { body: other } = await portal.send()
    await portal.act(String(mine.id), 'reply', { reply: '只给您的答复' })
    const { status, body } = await read(mine.id, mine.key)
    expect([status, body.title, body.reply, body.published]).toEqual([200, '匿名提问', '只给您的答复', false])
    const nobody = await read('LY20261120000000', mine.key)
    expect(nobody.status).toBe(404)
    for (const answer of [await read(other.id, mine.key), await read(mine.id, ''.padEnd(40, '0'))]) {
      expect([answer.status, answer.body]).toEqual([nobody.status, nobody.body])
    }
  })

  it('does not open what somebody wrote with an account', async () => {
    const id = await portal.written({}, { token: portal.people.demo.token })
    expect((await read(id, ''.padEnd(40, 'a'))).status).toBe(404)
  })
})

import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTrademarksApp, type TrademarksApp } from '../../testing/trademarks-app.ts'

let portal: TrademarksApp
beforeAll(async () => {
  portal = await createTrademarksApp()
})
afterAll(() => portal.close())
beforeEach(() => {
  portal.logged.length = 0
})

const create = (name: string) => portal.ask(`/api/createTrademarkImage?trademark_name=${encodeURIComponent(name)}`)
const fetchPicture = (url: string) => portal.app.inject({ url })

it('a name becomes an address, and the address a picture that a browser keeps', async () => {
  const { status, body } = await create('星辰大海')
  expect([status, body.fileName]).toEqual([200, '星辰大海.jpg'])
  const [one, again] = [await fetchPicture(String(body.url)), await fetchPicture(String(body.url))]
  expect(one.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(one.rawPayload.equals(again.rawPayload)).toBe(true)
  expect(await sharp(one.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1160, height: 500 })
})

it('the longest name, of signs outside the basic plane, has an address that works', async () => {
  const { body } = await create('\u{1f100}'.repeat(30))
  expect((await fetchPicture(String(body.url))).statusCode).toBe(200)
})

it.each([
  ['nothing', '', '请输入商标名称'],
  ['small letters', 'Star', '商标名称中的字母须为大写'],
  ['more than thirty signs', '星'.repeat(31), '商标名称最多输入30个字'],
  ['a sign that the font lacks', '野𠮷家', '字库中没有“𠮷”，请上传图片'],
  ['several of them', '😀星ก', '字库中没有“😀、ก”，请上传图片'],
  ['a turn of direction', '星\u202e辰', '字库中没有“U+202E”，请上传图片'],
  ['a NUL', '星\u0000辰', '内容含有无法保存的字符'],
  ['ten kilobytes', '星'.repeat(3_000), '商标名称最多输入30个字'],
])('a name of %s is refused in words', async (_what, name, msg) => {
  const { status, body } = await create(name)
  expect([status, body]).toEqual([400, expect.objectContaining({ status: 'U00400', code: 'fail', msg })])
})

it('markup, SQL and paths are names like any other, and never leave the text of a file name', async () => {
  for (const name of ['<B>X</B>', "'; DROP TABLE X;--", '../../X', 'A\\B:C*?"|']) {
    const { status, body } = await create(name)
    expect([name, status, /[<>:"/\\|?*]/.test(String(body.fileName))]).toEqual([name, 200, false])
    expect((await fetchPicture(String(body.url))).statusCode).toBe(200)
  }
})

it('an altered address names nothing', async () => {
  const url = String((await create('星辰')).body.url)
  const other = String((await create('星晨')).body.url)
  const [mine, theirs] = [url.split('.'), other.split('.')]
  for (const wrong of [
    `${mine[0]}.${theirs[1]}.jpg`,
    url.replace('.jpg', ''),
    url.replace('.jpg', 'A.jpg'),
    `${url}.jpg`,
  ]) {
    expect([wrong, (await portal.ask(wrong)).body]).toEqual([wrong, expect.objectContaining({ status: 'U00404' })])
  }
})

describe('a name that is not filed yet', () => {
  it('is in no line of the log and no metric', async () => {
    const name = '秘密商标名称'
    const url = String((await create(name)).body.url)
    await fetchPicture(url)
    await fetchPicture(url.replace('.jpg', 'x.jpg'))
    await portal.send('/api/trademarkCheck', { trademark_name: name })
    await portal.send('/api/smartRegistration', { trademark_name: name, pass_rate: 60, class_ids: [9] })
    const token = Buffer.from(name).toString('base64url')
    const metrics = (await portal.app.inject({ url: '/metrics' })).body
    expect(portal.logged.join('')).toContain('/api/trademarkImage/…')
    for (const text of [portal.logged.join(''), metrics]) {
      for (const told of [name, token, encodeURIComponent(name)]) expect(text).not.toContain(told)
    }
    expect(metrics).toContain('portal_trademark_image_seconds_count')
  })
})

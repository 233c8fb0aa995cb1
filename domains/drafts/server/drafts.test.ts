import { filesServer } from '@portal/files/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Draft, DraftHead } from '../contract/draft.ts'
import { draftLimits } from '../contract/limits.ts'
import { createDraftsApp, type DraftsApp, iPhoneSafari } from '../testing/drafts-app.ts'
import { drafts } from './draft.table.ts'
import { dropDraft, sweepDrafts } from './remove-draft.ts'

const day = 24 * 3600_000
let test: DraftsApp
beforeAll(async () => {
  test = await createDraftsApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.set(new Date())
  await test.services.db.delete(drafts)
})

const saved = async (...of: Parameters<DraftsApp['save']>): Promise<DraftHead> => {
  const { status, body } = await test.save(...of)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as DraftHead
}

describe('a draft', () => {
  it('is read from another device as it was saved, with device and time', async () => {
    test.clock.set(new Date('2026-11-20T02:00:00Z'))
    const values = { appeal: '请协助判断', lxrPhone: '13912345678', idCard: '330203199001010014', n: [1, { a: null }] }
    const head = await saved(values)
    expect(head).toMatchObject({
      form: 'seizure',
      title: '海关查扣应对',
      page: '/home/customsSeizure',
      version: 1,
      device: 'Chrome · Windows',
    })
    expect(Math.abs(head.savedAt - Date.parse('2026-11-20T02:00:00Z'))).toBeLessThan(5_000)
    expect((await test.read()).body).toEqual({ ...head, values, lostFiles: 0 })
    const [listed] = await test.list()
    expect(listed).toEqual(head)
  })

  it('lies sealed in the database, as does every number that was typed', async () => {
    await saved({ lxrPhone: '13912345678', appeal: '绝密诉求' })
    const [row] = await test.services.db.select().from(drafts)
    const stored = JSON.stringify(row)
    for (const text of ['13912345678', '绝密诉求', 'lxrPhone', 'appeal']) expect(stored).not.toContain(text)
    expect(test.logged.join('\n')).not.toMatch(/13912345678|绝密诉求/)
  })

  it('has one version that counts on, whichever device saves', async () => {
    const first = await saved({ appeal: '一' })
    const second = await saved({ appeal: '二' }, { base: first, userAgent: iPhoneSafari })
    expect([second.id, second.version, second.device]).toEqual([first.id, 2, 'Safari · iPhone'])
    expect(await test.list()).toHaveLength(1)
  })

  it('is nobody else’s: strangers, providers and staff get what a missing one gives', async () => {
    const head = await saved({ appeal: '一' })
    for (const token of ['demo2', 'agency', 'staff']) {
      expect(await test.list(token)).toEqual([])
      const answers = [
        await test.read('seizure', token),
        await test.save({ appeal: '甲' }, { base: head, token }),
        await test.remove(head, { token }),
      ]
      for (const { status, body } of answers) expect([status, body.status]).toEqual([404, 'U00404'])
    }
    expect((await test.read()).body.version).toBe(1)
  })

  it('is kept for thirty days after it was last saved, then neither shown nor kept', async () => {
    const first = await saved({ appeal: '一' })
    test.clock.advance(20 * day)
    await saved({ appeal: '二' }, { base: first })
    test.clock.advance(29 * day)
    expect((await test.read()).status).toBe(200)
    expect(await sweepDrafts(test.ctx)).toBe(0)
    test.clock.advance(1.01 * day)
    expect((await test.read()).status).toBe(404)
    expect(await test.list()).toEqual([])
    const again = await saved({ appeal: '三' })
    expect(again.version).toBe(1)
    test.clock.advance(30.01 * day)
    expect(await sweepDrafts(test.ctx)).toBe(1)
  })
})

describe('two devices that write at once', () => {
  it('the slower learns of the other’s version, with time, device and fields; nothing is overwritten', async () => {
    const read = await saved({ appeal: '一' })
    const phone = await saved({ appeal: '手机上写的' }, { base: read, userAgent: iPhoneSafari })
    const { status, body } = await test.save({ appeal: '电脑上写的' }, { base: read })
    expect([status, body.status, body.msg]).toEqual([409, 'U00409', '这份草稿已在另一处更新，请选择保留哪一份'])
    expect(body.current).toEqual({ ...phone, values: { appeal: '手机上写的' }, lostFiles: 0 })
    expect((await test.read()).body.values).toEqual({ appeal: '手机上写的' })
    const chosen = await saved({ appeal: '电脑上写的' }, { base: body.current as Draft })
    expect(chosen.version).toBe(3)
  })

  it('one who knows of no draft finds the one that is there', async () => {
    await saved({ appeal: '一' })
    const { status, body } = await test.save({ appeal: '二' })
    expect([status, (body.current as Draft).values]).toEqual([409, { appeal: '一' }])
  })

  it('of many savings of one version exactly one is kept, of many beginnings too', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, (_, n) => test.save({ appeal: `${n}` })))
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(begun.filter(({ status, body }) => status === 409 && body.current)).toHaveLength(5)
    const [base] = await test.list()
    if (!base) throw new Error('no draft')
    const more = await Promise.all(Array.from({ length: 6 }, (_, n) => test.save({ appeal: `b${n}` }, { base })))
    expect(more.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await test.list()).map(({ version }) => version)).toEqual([2])
  })

  it('a version of an earlier draft never passes for the same number of a newer one', async () => {
    const old = await saved({ appeal: '一' })
    expect((await test.remove(old)).status).toBe(200)
    const { body } = await test.save({ appeal: '二' }, { base: old })
    expect(body.status).toBe('U00404')
    await saved({ appeal: '三' })
    const late = await test.save({ appeal: '四' }, { base: old })
    expect([late.status, (late.body.current as Draft).values]).toEqual([409, { appeal: '三' }])
    expect((await test.remove(old)).status).toBe(409)
  })

  it('goes when its form was sent, and no late saving brings it back', async () => {
    const head = await saved({ appeal: '一' })
    await dropDraft(test.ctx, { ownerId: test.actors.demo.userId, form: 'seizure' })
    expect((await test.read()).status).toBe(404)
    expect((await test.save({ appeal: '二' }, { base: head })).status).toBe(404)
    expect(await test.list()).toEqual([])
  })
})

describe('its uploads', () => {
  const sweep = async () => {
    const job = filesServer.jobs?.find(({ name }) => name === 'files.sweep-unattached')
    await job?.run(test.ctx)
  }
  const isThere = async ({ id }: { id: string }) =>
    (await test.app.inject({ url: `/api/file/${id}`, headers: { authorization: 'demo' } })).statusCode === 200

  it('outlive the sweep as long as the draft names them, and go when it does not or is gone', async () => {
    const [kept, dropped, loose] = [await test.upload(), await test.upload(), await test.upload()]
    const first = await saved({ voucher: [kept, dropped] })
    const second = await saved({ deep: { voucher: [kept] } }, { base: first })
    test.clock.advance(2 * day)
    await sweep()
    expect(await Promise.all([kept, dropped, loose].map(isThere))).toEqual([true, false, false])
    expect((await test.remove(second)).status).toBe(200)
    await sweep()
    expect(await isThere(kept)).toBe(false)
  })

  it('of strangers are not spared', async () => {
    const theirs = await test.upload('demo2')
    await saved({ voucher: [theirs] })
    test.clock.advance(2 * day)
    await sweep()
    const { statusCode } = await test.app.inject({
      url: `/api/file/${theirs.id}`,
      headers: { authorization: 'demo2' },
    })
    expect(statusCode).toBe(404)
  })

  it('are opened and shown by new links where those of the draft have ended', async () => {
    const { thumbnail, ...plain } = await test.upload()
    await saved({ voucher: [{ ...plain, thumbnail }], slot: plain })
    test.clock.advance(3600_000)
    const { values } = (await test.read()).body as {
      values: { voucher: [typeof plain & { thumbnail: string }]; slot: typeof plain }
    }
    const opens = async (url: string) => (await test.app.inject({ url })).statusCode
    expect(await Promise.all([plain.url, values.voucher[0].url, values.slot.url].map(opens))).toEqual([404, 200, 200])
    expect(values.voucher[0]).toEqual({ ...plain, thumbnail: expect.any(String), url: expect.any(String) })
    expect(await opens(values.voucher[0].thumbnail)).toBe(200)
    expect(values.slot).not.toHaveProperty('thumbnail')
  })

  it('that are no more are left out and counted', async () => {
    const [file, gone] = [await test.upload(), { ...(await test.upload()), id: '' }]
    const lost = { ...gone, url: '/api/file/00000000-0000-4000-8000-000000000000' }
    await saved({ voucher: [file, lost], slot: lost, name: '甲' })
    const { body } = await test.read()
    expect(body.values).toEqual({ voucher: [file], slot: null, name: '甲' })
    expect(body.lostFiles).toBe(1)
  })
})

describe('the limits', () => {
  it('of size, files and depth', async () => {
    const room = draftLimits.bytes - JSON.stringify({ a: '' }).length
    expect((await test.save({ a: 'x'.repeat(room) }, { form: 'full' })).status).toBe(200)
    const over = await test.save({ a: 'x'.repeat(room + 1) })
    expect([over.status, over.body.status]).toEqual([413, 'U00413'])
    const urls = Array.from({ length: draftLimits.files + 1 }, (_, n) => ({
      url: `/api/file/00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    }))
    expect((await test.save({ urls })).status).toBe(413)
    let deep: unknown = 1
    for (let level = 0; level < 1_000; level += 1) deep = [deep]
    expect((await test.save({ deep })).status).toBe(400)
  })

  it('of drafts: a further form is refused, a known one still saved', async () => {
    const heads = await Promise.all(
      Array.from({ length: draftLimits.drafts }, (_, n) => saved({ n }, { form: `form-${n}` })),
    )
    const { status, body } = await test.save({}, { form: 'one-more' })
    expect([status, body.status]).toEqual([429, 'U00429'])
    const [first] = heads
    if (!first) throw new Error('no draft')
    await saved({ n: 'again' }, { form: 'form-0', base: first })
  })

  it.each([
    ['a form’s name', '/api/drafts/..%2Fx', {}],
    ['an address elsewhere', '/api/drafts/seizure', { page: 'https://evil.example/' }],
    ['an address of another part', '/api/drafts/seizure', { page: '//evil.example' }],
    ['values that are none', '/api/drafts/seizure', { values: ['a'] }],
    ['no title', '/api/drafts/seizure', { title: '' }],
    ['a version that is none', '/api/drafts/seizure', { base: 'x' }],
  ])('refuse %s', async (_, path, wrong) => {
    const body = { title: '表单', page: '/home/x', values: {}, ...wrong }
    const answer = await test.call({ method: 'PUT', path, token: 'demo', body })
    expect([answer.status, answer.body.status]).toEqual([400, 'U00400'])
    expect(String(answer.body.msg)).toMatch(/\p{Script=Han}/u)
  })
})

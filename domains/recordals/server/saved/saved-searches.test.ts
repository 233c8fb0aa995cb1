import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savedLimits } from '../../contract/saved-search.ts'
import { arrive } from '../../testing/arrive.ts'
import { createSavedApp, type SavedApp } from '../../testing/saved-app.ts'

let test: SavedApp
beforeAll(async () => {
  test = await createSavedApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.pool.query('delete from recordal_saved_search')
})

const asked = { kind: 'query', query: { q: '星辰', registerType: 4 } }

describe('a saved search', () => {
  it('keeps its conditions as the page’s address carries them, the newest first', async () => {
    expect((await test.save({ ...asked, title: '星辰的商标' })).status).toBe(200)
    test.clock.advance(1000)
    await test.save({ kind: 'name', watched: '云帆', title: '近似云帆' })
    expect(await test.list()).toMatchObject([
      { kind: 'name', title: '近似云帆', watched: '云帆', query: null, paused: false, latest: null, hits: 0 },
      {
        ...{ kind: 'query', title: '星辰的商标', watched: null },
        query: { q: '星辰', registerType: '4', match: 'fuzzy' },
      },
    ])
  })

  it('lies sealed: nobody who reads the table learns what is looked for', async () => {
    await test.save({ kind: 'name', watched: '尚未公开的品牌', title: '尚未公开' })
    const { rows } = await test.database.pool.query(
      'select recordal_saved_search::text as row from recordal_saved_search',
    )
    expect(rows[0].row).not.toMatch(/品牌|公开/)
  })

  it('is renamed, paused and taken up again', async () => {
    const { body } = await test.save(asked)
    expect((await test.change(body.id, { title: '新名字', paused: true })).body).toMatchObject({
      title: '新名字',
      paused: true,
    })
    expect((await test.change(body.id, { title: '新名字', paused: false })).body.paused).toBe(false)
    expect((await test.change(body.id, { title: ' ', paused: false })).body.msg).toBe('请给这个查询起个名字')
  })

  it('is kept once, however the name or the number is written', async () => {
    const again = async (kind: string, first: string, second: string) => {
      expect((await test.save({ kind, watched: first })).status).toBe(200)
      return (await test.save({ kind, watched: second })).status
    }
    expect(await again('own', 'T2024-990001', ' ｔ2024 990001')).toBe(409)
    expect(await again('own', 'T2024-990002', 'T2024-990003')).toBe(200)
    expect(await again('name', '演示龙门Star', '演示龍門 ＳＴＡＲ')).toBe(409)
  })

  it('is deleted for good', async () => {
    const { body } = await test.save(asked)
    expect((await test.remove(body.id)).status).toBe(200)
    expect(await test.list()).toEqual([])
    expect((await test.remove(body.id)).status).toBe(404)
  })

  it('is nobody else’s, staff included', async () => {
    const { body } = await test.save(asked)
    for (const { token } of [test.people.demo2, test.people.staff, test.people.admin]) {
      expect(await test.list(token)).toEqual([])
      const change = await test.change(body.id, { title: '我的', paused: true }, token)
      const remove = await test.remove(body.id, token)
      expect([change.status, remove.status]).toEqual([404, 404])
    }
    expect(await test.list()).toMatchObject([{ title: '演示查询', paused: false }])
  })

  it.each([
    ['query', { kind: 'query', query: { match: 'exact' } }, '请先填写查询条件'],
    ['watched', { kind: 'name', watched: '  ' }, '请输入要关注的名称'],
    ['watched', { kind: 'own' }, '请输入备案号'],
    ['title', { kind: 'name', watched: '云帆', title: '' }, '请给这个查询起个名字'],
    ['title', { kind: 'name', watched: '云帆', title: '长'.repeat(51) }, '最多输入50个字'],
    ['kind', { kind: 'all' }, '请选择保存的内容'],
  ])('is refused without a good %s', async (field, body, msg) => {
    const { status, body: answer } = await test.save(body)
    expect([status, answer.fields?.[0]?.path, answer.msg]).toEqual([400, field, msg])
    expect(await test.list()).toEqual([])
  })

  it('is kept once', async () => {
    await test.save(asked)
    expect(await test.save({ ...asked, title: '又一次' })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('已经保存过') },
    })
    expect((await test.save({ kind: 'query', query: { q: '星辰' } })).status).toBe(200)
  })

  it('finds room for so many and no more, also when the last ones come at once', async () => {
    const watched = (at: number) => ({ kind: 'name', watched: `名称${at}` })
    for (let at = 0; at < savedLimits.searches - 2; at += 1) await test.save(watched(at))
    const late = await Promise.all([91, 92, 93, 94, 95].map((at) => test.save(watched(at))))
    expect(late.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
    expect(await test.list()).toHaveLength(savedLimits.searches)
  })
})

describe('a recordal of one’s own', () => {
  it('is shown as the data have it, however its number is written', async () => {
    await arrive(test.ctx, [{ recordNum: 'T2024-990021', recordName: '演示云帆', recordEndDate: '2031-01-31' }])
    await test.save({ kind: 'own', watched: ' t2024-990021 ' })
    await test.save({ kind: 'own', watched: 'T2024-990099' })
    const own = (await test.list()).map(({ own: found }) => found?.recordName ?? null)
    expect(own.toSorted()).toEqual(['演示云帆', null].toSorted())
  })

  it('says where another part of the portal reminds of its end', async () => {
    test.remindedElsewhere.set(test.people.demo.id, ['T2024990021'])
    await test.save({ kind: 'own', watched: 'T2024-990021' })
    await test.save({ kind: 'own', watched: 'T2024-990022' })
    const reminded = (await test.list()).map(({ watched, remindedElsewhere }) => [watched, remindedElsewhere])
    expect(reminded.toSorted()).toEqual([
      ['T2024-990021', true],
      ['T2024-990022', false],
    ])
  })
})

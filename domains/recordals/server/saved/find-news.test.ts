import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savedLimits } from '../../contract/saved-search.ts'
import { arrive } from '../../testing/arrive.ts'
import { createSavedApp, type SavedApp } from '../../testing/saved-app.ts'
import { findNews } from './find-news.ts'

let test: SavedApp
beforeAll(async () => {
  test = await createSavedApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.advance(60_000)
  await test.database.pool.query('delete from recordal_saved_search; delete from recordal')
  await test.events()
})

let numbered = 0
const numberOf = () => {
  numbered += 1
  return `T2024-${99_0000 + numbered}`
}
const saved = async (body: object, token?: string) => (await test.save(body, token)).body.id
/** An import of these rows is finished and announced. */
const bring = async (...rows: Parameters<typeof arrive>[1]) => {
  test.clock.advance(1000)
  const importId = await arrive(test.ctx, rows)
  const at = test.clock.now()
  await findNews(test.ctx, importId, { at })
  return { importId, at }
}
const rowsOf = async (id: string) => {
  const [search] = (await test.list()).filter((one) => one.id === id)
  if (!search?.latest) return []
  return (await test.hit(id, search.latest.id)).body.elements.map(({ recordName }) => recordName)
}

describe('after an import', () => {
  it('each search hears once of what is new for it, and of nothing else', async () => {
    await bring({ recordNum: numberOf(), recordName: '演示旧星辰' })
    const stars = await saved({ kind: 'query', query: { recordName: '星辰' } })
    const sails = await saved({ kind: 'query', query: { q: '云帆' } })
    await saved({ kind: 'query', query: { q: '没有这个' } })
    await bring(
      { recordNum: numberOf(), recordName: '演示星辰一号' },
      { recordNum: numberOf(), recordName: '演示星辰二号' },
      { recordNum: numberOf(), recordName: '演示山河' },
      { recordNum: numberOf(), recordName: '演示云帆' },
    )
    const { id: userId } = test.people.demo
    expect((await test.events()).map(({ event, data }) => [event, data.searchId, data.userId]).toSorted()).toEqual(
      [
        ['recordal.new_match', stars, userId],
        ['recordal.new_match', sails, userId],
      ].toSorted(),
    )
    expect((await rowsOf(stars)).toSorted()).toEqual(['演示星辰一号', '演示星辰二号'].toSorted())
    expect(await rowsOf(sails)).toEqual(['演示云帆'])
  })

  it('a guarded name hears of the same and of similar ones, in whatever writing', async () => {
    const id = await saved({ kind: 'name', watched: '星辰花' })
    await bring(
      { recordNum: numberOf(), recordName: '星辰花' },
      { recordNum: numberOf(), recordName: '星辰花園' },
      { recordNum: numberOf(), recordName: '星辰' },
      { recordNum: numberOf(), recordName: '花' },
      { recordNum: numberOf(), recordName: '山河', name: '星辰花有限公司' },
    )
    expect((await rowsOf(id)).toSorted()).toEqual(['星辰', '星辰花', '星辰花園'].toSorted())
    expect((await test.events()).map(({ event }) => event)).toEqual(['recordal.similar_name'])
  })

  it.each([
    ['星辰', ['兴晨', 'XING CHEN', 'Xingchen']],
    ['xingchen', ['兴晨', 'XING CHEN', 'Xingchen']],
    ['星辰花', ['星晨花', '星辰之花', '星花', '幸臣华']],
    ['四海龙门', ['四海尤门', '四龙门', '肆海龙门', '寺亥聋门']],
    ['nike', ['NLKE', 'NI-KE', 'nke']],
    ['apple', ['ap9le', 'apile', 'aple']],
    ['adidas', ['adibas']],
    ['星', []],
  ])('a guarded name %s hears of what sounds alike or is one sign apart: %j', async (watched, expected) => {
    const id = await saved({ kind: 'name', watched })
    const others = ['星空', '辰', '兴', '行程表', '花', '龙门客栈', '四川龙虾门', 'KE', 'nest', 'able', '演示山河']
    await bring(
      ...[...expected, ...others].map((recordName) => ({ recordNum: numberOf(), recordName, name: '星辰花有限公司' })),
    )
    expect((await rowsOf(id)).toSorted()).toEqual(expected.toSorted())
  })

  it('a guarded name does not hear of a recordal that its owner watches as his own', async () => {
    const number = numberOf()
    const id = await saved({ kind: 'name', watched: '星辰' })
    await saved({ kind: 'own', watched: number.toLowerCase().replace('-', '') })
    await saved({ kind: 'own', watched: numberOf() }, test.people.demo2.token)
    await bring({ recordNum: number, recordName: '星辰' }, { recordNum: numberOf(), recordName: '星辰之路' })
    expect(await rowsOf(id)).toEqual(['星辰之路'])
    await bring({ recordNum: number, recordName: '星辰', recordState: 3 })
    expect(await rowsOf(id)).toEqual(['星辰之路'])
  })

  it('a row that it changed is news, with what changed; one that it left as it was is not', async () => {
    const [one, other] = [numberOf(), numberOf()]
    await bring({ recordNum: one, recordName: '演示星辰' }, { recordNum: other, recordName: '演示星辰' })
    const id = await saved({ kind: 'query', query: { recordName: '星辰' } })
    await bring(
      { recordNum: one, recordName: '演示星辰', recordState: 3 },
      { recordNum: other, recordName: '演示星辰' },
    )
    const [search] = await test.list()
    expect(search?.latest).toMatchObject({ total: 1, totalIsExact: true })
    const { body } = await test.hit(id, search?.latest?.id ?? '')
    expect(body.elements).toMatchObject([
      { recordNum: one, recordState: 3, changes: [{ field: 'recordState', before: '1', after: '3' }] },
    ])
  })

  it('the link leads to the same rows whatever later imports change', async () => {
    const number = numberOf()
    const id = await saved({ kind: 'query', query: { recordName: '星辰' } })
    await bring({ recordNum: number, recordName: '演示星辰' })
    const [search] = await test.list()
    await bring({ recordNum: number, recordName: '演示改名' })
    const { body } = await test.hit(id, search?.latest?.id ?? '')
    expect(body).toMatchObject({ hit: { total: 1 }, elements: [{ recordNum: number, recordName: '演示改名' }] })
  })

  it('a search that takes longer than a page would wait is answered all the same', async () => {
    const id = await saved({ kind: 'query', query: { recordName: '星辰' } })
    test.clock.advance(1000)
    const importId = await arrive(test.ctx, [{ recordNum: numberOf(), recordName: '演示星辰' }])
    const holding = await test.database.pool.connect()
    await holding.query('begin; lock table recordal')
    const finding = findNews(test.ctx, importId, { at: test.clock.now() })
    await sleep(1_500)
    await holding.query('commit')
    holding.release()
    expect(await finding).toBe(1)
    expect(await rowsOf(id)).toEqual(['演示星辰'])
  })

  it('the first rows are kept by name, all are counted', async () => {
    const id = await saved({ kind: 'query', query: { recordName: '星辰' } })
    const many = Array.from({ length: savedLimits.rows + 5 }, (_, at) => ({
      recordNum: numberOf(),
      recordName: `演示星辰${at}`,
    }))
    await bring(...many)
    const [search] = await test.list()
    const { body } = await test.hit(id, search?.latest?.id ?? '')
    expect([body.hit.total, body.totalElements]).toEqual([savedLimits.rows + 5, savedLimits.rows])
  })

  it('a stranger does not see what it brought', async () => {
    const id = await saved({ kind: 'query', query: { recordName: '星辰' } })
    await bring({ recordNum: numberOf(), recordName: '演示星辰' })
    const [search] = await test.list()
    const hitId = search?.latest?.id ?? ''
    expect((await test.hit(id, hitId, test.people.demo2.token)).status).toBe(404)
    const own = await saved({ kind: 'query', query: { recordName: '星辰' } }, test.people.demo2.token)
    expect((await test.hit(own, hitId, test.people.demo2.token)).status).toBe(404)
  })
})

describe('a recordal of one’s own', () => {
  it('is news when it appears, changes, or is no longer in effect', async () => {
    const number = numberOf()
    const id = await saved({ kind: 'own', watched: number.toLowerCase() })
    await bring({ recordNum: numberOf() })
    expect(await test.events()).toEqual([])
    for (const change of [{}, { name: '演示新权利人' }, { name: '演示新权利人', recordState: 4 as const }]) {
      await bring({ recordNum: number, ...change })
      expect((await test.events()).map(({ event, data }) => [event, data.searchId])).toEqual([
        ['recordal.own_changed', id],
      ])
    }
    await bring({ recordNum: number, name: '演示新权利人', recordState: 4 })
    expect(await test.events()).toEqual([])
  })
})

describe('who is not told', () => {
  it('a search that was saved after the import was finished', async () => {
    test.clock.advance(1000)
    const importId = await arrive(test.ctx, [{ recordNum: numberOf(), recordName: '演示星辰' }])
    const at = test.clock.now()
    test.clock.advance(1000)
    await saved({ kind: 'query', query: { recordName: '星辰' } })
    await findNews(test.ctx, importId, { at })
    expect(await test.events()).toEqual([])
  })

  it('a search that is paused; taken up again it hears of the next import alone', async () => {
    const id = await saved({ kind: 'query', query: { recordName: '星辰' } })
    await test.change(id, { title: '演示', paused: true })
    const missed = await bring({ recordNum: numberOf(), recordName: '演示星辰一' })
    test.clock.advance(1000)
    await test.change(id, { title: '演示', paused: false })
    await findNews(test.ctx, missed.importId, missed)
    expect(await test.events()).toEqual([])
    await bring({ recordNum: numberOf(), recordName: '演示星辰二' })
    expect(await rowsOf(id)).toEqual(['演示星辰二'])
  })

  it('a search that was deleted, whose hits go with it', async () => {
    const id = await saved({ kind: 'query', query: { recordName: '星辰' } })
    await bring({ recordNum: numberOf(), recordName: '演示星辰' })
    await test.remove(id)
    const { rows } = await test.database.pool.query('select count(*)::int as hits from recordal_search_hit')
    expect(rows[0].hits).toBe(0)
  })
})

describe('once', () => {
  it('however often the import is announced, and by however many processes at once', async () => {
    await saved({ kind: 'query', query: { recordName: '星辰' } })
    await saved({ kind: 'own', watched: 'T2024-999999' })
    test.clock.advance(1000)
    const importId = await arrive(test.ctx, [
      { recordNum: numberOf(), recordName: '演示星辰' },
      { recordNum: 'T2024-999999', recordName: '演示山河' },
    ])
    const at = test.clock.now()
    await Promise.all([1, 2, 3, 4].map(() => findNews(test.ctx, importId, { at })))
    await findNews(test.ctx, importId, { at })
    expect((await test.events()).map(({ event }) => event).toSorted()).toEqual([
      'recordal.new_match',
      'recordal.own_changed',
    ])
  })

  it('also where one search cannot be read: the others are told, and the queue comes back for it alone', async () => {
    const broken = await saved({ kind: 'query', query: { recordName: '星辰' } })
    const good = await saved({ kind: 'name', watched: '演示星辰' })
    const { rows } = await test.database.pool.query('select content_sealed from recordal_saved_search where id = $1', [
      broken,
    ])
    const damage = 'update recordal_saved_search set content_sealed = $2 where id = $1'
    await test.database.pool.query(damage, [broken, 'k1.damaged'])
    test.clock.advance(1000)
    const importId = await arrive(test.ctx, [{ recordNum: numberOf(), recordName: '演示星辰' }])
    const at = test.clock.now()
    await expect(findNews(test.ctx, importId, { at })).rejects.toThrow('1 saved searches')
    expect((await test.events()).map(({ data }) => data.searchId)).toEqual([good])
    await test.database.pool.query(damage, [broken, rows[0].content_sealed])
    await findNews(test.ctx, importId, { at })
    expect((await test.events()).map(({ data }) => data.searchId)).toEqual([broken])
  })

  it('hit and event live or die together: a process that dies between them leaves neither', async () => {
    const id = await saved({ kind: 'query', query: { recordName: '星辰' } })
    test.clock.advance(1000)
    const importId = await arrive(test.ctx, [{ recordNum: numberOf(), recordName: '演示星辰' }])
    const at = test.clock.now()
    await test.database.pool.query(
      `create function refuse_event() returns trigger language plpgsql as 'begin raise exception $$gone$$; end';
       create trigger refuse_event before insert on outbox for each row execute function refuse_event()`,
    )
    await expect(findNews(test.ctx, importId, { at })).rejects.toThrow()
    await test.database.pool.query('drop trigger refuse_event on outbox; drop function refuse_event')
    expect((await test.list())[0]?.hits).toBe(0)
    await findNews(test.ctx, importId, { at })
    expect((await test.events()).map(({ data }) => data.searchId)).toEqual([id])
  })
})

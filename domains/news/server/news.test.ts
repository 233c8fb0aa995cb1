import { foldText } from '@portal/names/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchWords } from '../contract/search-words.ts'
import { createNewsApp, type NewsApp } from '../testing/news-app.ts'

let news: NewsApp
beforeAll(async () => {
  news = await createNewsApp()
})
afterAll(() => news.close())

const foundBy = async (keyword: string, query: Record<string, string | number> = {}) => {
  const { page } = (await news.list({ keyword, count: 100, categoryId: 38, ...query })).body
  return page.list.map(({ title }) => title)
}

describe('the public list', () => {
  it('answers a category newest first, by pages, with the number of all', async () => {
    for (let at = 1; at <= 12; at += 1) {
      await news.publish({ title: `演示·政策 ${at}`, categoryId: 39 })
      news.clock.advance(1_000)
    }
    const first = (await news.list({ categoryId: 39 })).body.page
    expect(first.totalCount).toBe(12)
    expect(first.list.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, at) => `演示·政策 ${12 - at}`))
    expect(first.list[0]).toMatchObject({ categoryId: 39, author: '演示编辑', snippet: null })
    const second = (await news.list({ categoryId: 39, pageIndex: 2, count: 10 })).body.page
    expect(second.list.map(({ title }) => title)).toEqual(['演示·政策 2', '演示·政策 1'])
    expect((await news.list({ categoryId: 39, pageIndex: 9 })).body.page).toEqual({
      list: [],
      totalCount: 12,
      totalIsExact: true,
    })
  })

  it('begins with what the operator recommends, and the home page leaves out what it is not to show', async () => {
    const [old, hidden] = [await news.publish({ title: '演示·推荐' }), await news.publish({ title: '演示·不上首页' })]
    news.clock.advance(1_000)
    const newest = await news.publish({ title: '演示·最新' })
    await news.place(old.id, { isShown: true, isRecommended: true })
    await news.place(hidden.id, { isShown: false, isRecommended: false })
    const titlesOf = async (query: Record<string, number>) =>
      (await news.list({ count: 100, ...query })).body.page.list.map(({ title }) => title)
    expect(await titlesOf({})).toEqual(['演示·推荐', '演示·最新', '演示·不上首页'])
    expect(await titlesOf({ home: 1 })).toEqual(['演示·推荐', '演示·最新'])
    // A correction that is published keeps the place.
    await news.save(old.id, { title: '演示·推荐，已更正', version: 1 })
    await news.act(old.id, 'publish', { version: 2 })
    expect((await titlesOf({}))[0]).toBe('演示·推荐，已更正')
    for (const { id } of [old, hidden, newest]) await news.act(id, 'withdraw')
  })

  it('takes 37 where no category is named, and refuses one that there is not', async () => {
    await news.publish({ title: '演示·预警' })
    expect((await news.list()).body.page.list).toMatchObject([{ title: '演示·预警', categoryId: 37 }])
    expect((await news.list({ categoryId: 12 })).status).toBe(400)
    expect((await news.list({ count: 101 })).status).toBe(400)
  })

  it('counts right when articles change their category or go', async () => {
    const { id } = await news.publish({ categoryId: 38 })
    const total = async (categoryId: number) => (await news.list({ categoryId })).body.page.totalCount
    const before = [await total(37), await total(38)]
    await news.save(id, { categoryId: 37, version: 1 })
    expect([await total(37), await total(38)]).toEqual(before)
    await news.act(id, 'publish', { version: 2 })
    expect([await total(37), await total(38)]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) - 1])
    await news.act(id, 'withdraw')
    expect([await total(37), await total(38)]).toEqual([before[0], (before[1] ?? 0) - 1])
  })

  it('names the tags that its articles have, without those of other categories and of later days', async () => {
    const tagsOf = async (categoryId: number) => {
      const { body } = await news.call({ path: `/cms/api/directive/contentTags?categoryId=${categoryId}` })
      return new Map((body.tags as { code: string; count: number }[]).map(({ code, count }) => [code, count]))
    }
    const before = await tagsOf(39)
    const { id } = await news.publish({ categoryId: 39, places: ['fr', 'gb'], subjects: ['court'] })
    const planned = await news.create({ categoryId: 39, places: ['sea'], subjects: [] })
    const publishAt = news.clock.now().getTime() + 86_400_000
    await news.act(planned.id, 'schedule', { version: 1, publishAt })
    const after = await tagsOf(39)
    expect([before.get('fr'), after.get('fr'), after.get('court'), after.get('sea')]).toEqual([
      undefined,
      1,
      1,
      undefined,
    ])
    expect((await tagsOf(37)).has('gb')).toBe(false)
    await news.act(id, 'withdraw')
    expect((await tagsOf(39)).has('fr')).toBe(false)
  })

  it('may be kept for a moment, and answers 304 to whoever has it', async () => {
    const url = '/cms/api/directive/contentList?categoryId=39'
    const first = await news.app.inject({ url })
    expect(first.headers['cache-control']).toBe('public, max-age=15')
    const again = await news.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })
})

describe('tags', () => {
  beforeAll(async () => {
    await news.publish({ title: '演示·甲', categoryId: 39, places: ['fr', 'de'], subjects: ['fair'] })
    await news.publish({ title: '演示·乙', categoryId: 39, places: ['de'], subjects: ['court'], text: '<p>长</p>' })
  })
  const titlesOf = async (query: Record<string, string | number>) => {
    const { page } = (await news.list({ categoryId: 39, ...query })).body
    expect(page.totalCount).toBe(page.list.length)
    return page.list.map(({ title }) => title).toSorted()
  }

  it('select the articles of a category, by place and by subject, also together with a search', async () => {
    expect(await titlesOf({ tag: 'de' })).toEqual(['演示·乙', '演示·甲'])
    expect(await titlesOf({ tag: 'fair' })).toEqual(['演示·甲'])
    expect(await titlesOf({ tag: 'de', keyword: '乙' })).toEqual(['演示·乙'])
    expect(await titlesOf({ tag: 'sea' })).toEqual([])
    expect((await news.list({ tag: 'moon' })).body).toMatchObject({ status: 'U00400', msg: '标签有误' })
  })

  it('are found by their names, although the text does not hold them', async () => {
    expect(await titlesOf({ keyword: '法国' })).toEqual(['演示·甲'])
  })

  it('stand in list and article with their names, and go where another version has none', async () => {
    const { list } = (await news.list({ categoryId: 39, tag: 'fair' })).body.page
    const tags = {
      places: [
        { code: 'fr', name: '法国' },
        { code: 'de', name: '德国' },
      ],
      subjects: [{ code: 'fair', name: '展会' }],
    }
    expect(list).toMatchObject([{ ...tags, cover: null, minutes: 1, snippet: null }])
    const id = list[0]?.id ?? ''
    expect((await news.read(id)).body).toMatchObject(tags)
    await news.save(id, { title: '演示·甲', categoryId: 39, places: [], subjects: [], version: 1 })
    await news.act(id, 'publish', { version: 2 })
    expect(await titlesOf({ tag: 'fair' })).toEqual([])
    await news.act(id, 'withdraw')
  })
})

describe('the time that reading takes', () => {
  it.each([
    [400, 1],
    [401, 2],
    [2_400, 6],
  ])('is for %i characters %i minutes', async (characters, minutes) => {
    const { id } = await news.publish({ text: `<p>${'字 '.repeat(characters)}</p>` })
    expect((await news.read(id)).body.minutes).toBe(minutes)
    await news.act(id, 'withdraw')
  })
})

describe('an article', () => {
  it('names the next newer and the next older one of its category', async () => {
    const { page } = (await news.list({ categoryId: 39 })).body
    const [newest, second, third] = page.list
    expect((await news.read(second?.id ?? '')).body).toMatchObject({
      newer: { id: newest?.id, title: newest?.title },
      older: { id: third?.id, title: third?.title },
    })
    expect((await news.read(newest?.id ?? '')).body.newer).toBeNull()
  })

  it.each(['', '1', 'drop table', '00000000-0000-4000-8000-000000000000'])('is not there under %j', async (id) => {
    expect(await news.read(encodeURIComponent(id))).toMatchObject({ status: 404, body: { status: 'U00404' } })
  })
})

const texts = [
  ['演示·马德里体系', '沙特加入', '<p>沙特阿拉伯加入<strong>马德</strong>里体系，2026 年生效。</p>'],
  ['演示·欧盟海关', 'ＡＦＡ 申请', '<p>一律电子提交：ＥＵ Portal。</p><p>知识产权执法</p>'],
  ['演示·知识与产权', '两个词', '<p>知识很重要，产权也重要；识产不在一起。</p>'],
  ['演示·百分号 50%_', '记号', '<p>折扣 50% 与 _ 下划线 \\ 反斜线</p>'],
] as const

describe('search', () => {
  beforeAll(async () => {
    const untagged = { places: [], subjects: [] }
    for (const [title, summary, text] of texts) {
      await news.publish({ title, summary, text, categoryId: 38, ...untagged })
    }
  })

  it.each([
    ['one character', '沙', ['演示·马德里体系']],
    ['a part of a word', '德里体', ['演示·马德里体系']],
    ['words that markup cuts in two', '马德里', ['演示·马德里体系']],
    ['the summary', '个词', ['演示·知识与产权']],
    ['another width and case', 'afa eu portal', ['演示·欧盟海关']],
    ['a row and not its pieces apart', '知识产权', ['演示·欧盟海关']],
    ['all of several words', '知识 重要', ['演示·知识与产权']],
    ['signs of a pattern literally', '0%_', ['演示·百分号 50%_']],
    ['a backslash', '\\', ['演示·百分号 50%_']],
    ['nothing across two paragraphs', '提交知识', []],
    ['nothing of the markup', 'strong', []],
    ['nothing of another category', '政策', []],
  ])('finds %s: %j', async (_name, keyword, titles) => {
    expect(await foundBy(keyword)).toEqual(titles)
  })

  it('answers the piece of the text around the hit, as plain text', async () => {
    const { page } = (await news.list({ categoryId: 38, keyword: '阿拉伯' })).body
    expect(page.list[0]?.snippet).toBe('沙特阿拉伯加入马德里体系，2026 年生效。')
  })

  it('finds what the text holds and nothing else, whatever is asked', async () => {
    const folded = texts.map(([title, summary, text]) => ({
      title,
      lines: [title, summary, text.replaceAll(/<\/p>/g, ' ').replaceAll(/<[^>]*>/g, '')].map(foldText),
    }))
    const source = fc.constantFrom(...texts.flat().map((text) => text.replaceAll(/<[^>]*>/g, '')))
    const asked = fc.tuple(source, fc.nat(40), fc.integer({ min: 1, max: 6 }))
    await fc.assert(
      fc.asyncProperty(asked, async ([text, from, length]) => {
        const keyword = [...text].slice(from, from + length).join('')
        const words = searchWords(keyword)
        fc.pre(words.length > 0)
        const expected = folded
          .filter(({ lines }) => words.every((word) => lines.some((line) => line.includes(word))))
          .map(({ title }) => title)
        expect((await foundBy(keyword)).toSorted()).toEqual(expected.toSorted())
      }),
      { numRuns: 60 },
    )
  })

  it('forgets what is withdrawn and finds what is put right', async () => {
    const { id } = await news.publish({ title: '演示·错字沙恃', categoryId: 38 })
    await news.save(id, { title: '演示·改正', categoryId: 38, version: 1 })
    await news.act(id, 'publish', { version: 2 })
    expect(await foundBy('沙恃')).toEqual([])
    expect(await foundBy('改正')).toEqual(['演示·改正'])
    await news.act(id, 'withdraw')
    expect(await foundBy('改正')).toEqual([])
  })

  it('goes through very many hits by pages, and says that it counts them roughly', async () => {
    const many = 520
    await news.database.pool.query(
      `with made as (
         insert into article (id, state, version, public_version, category, title, summary, author, created_at, published_at, saved_at, saved_by)
         select gen_random_uuid(), 'published', 1, 1, 39, '多', '', '', now(), now() - n * interval '1 hour', now(), gen_random_uuid()
         from generate_series(1, $1) n returning id, published_at
       ), shown as (
         insert into public_article (id, category, title, summary, author, services, body_html, images, created_at, published_at)
         select id, 39, '多', '', '', '[]', '', '[]', published_at, published_at from made returning id, published_at
       )
       insert into article_search (id, published_at, plain, folded, grams)
       select id, published_at, '许多文章', '许多文章', array['#39', '许', '多', '文', '章', '许多', '多文', '文章'] from shown`,
      [many],
    )
    const rough = (await news.list({ categoryId: 39, keyword: '许多文', pageIndex: 52, count: 10 })).body.page
    expect([rough.totalCount, rough.totalIsExact, rough.list.length]).toEqual([many, false, 10])
    const exact = (await news.list({ categoryId: 39, keyword: '许多', pageIndex: 52, count: 10 })).body.page
    expect([exact.totalCount, exact.totalIsExact]).toEqual([many, true])
    expect(exact.list.map(({ id }) => id)).toEqual(rough.list.map(({ id }) => id))
  })
})

describe('the articles related to one', () => {
  it('share its tags: the more the earlier, then the newest; whatever their category, and never itself', async () => {
    const make = async (title: string, places: string[], subjects: string[], categoryId = 37) => {
      const { id } = await news.publish({ title, places, subjects, categoryId })
      news.clock.advance(1_000)
      return id
    }
    const relatedTo = async (id: string) => {
      const { body } = await news.call({ path: `/cms/api/directive/contentRelated?id=${id}` })
      return (body.list as { title: string }[]).map(({ title }) => title)
    }
    const both = await make('德国专利展会', ['de'], ['patent', 'fair'])
    await make('德国专利', ['de'], ['patent'], 38)
    await make('德国', ['de'], ['court'])
    await make('较新的德国', ['de'], ['policy'], 39)
    await make('美国', ['us'], ['court'])
    const none = await make('没有标签', [], [])
    expect(await relatedTo(both)).toEqual(['德国专利', '较新的德国', '德国'])
    expect(await relatedTo(none)).toEqual([])
    await news.act(both, 'withdraw')
    expect((await news.call({ path: `/cms/api/directive/contentRelated?id=${both}` })).status).toBe(404)
    expect((await news.call({ path: '/cms/api/directive/contentRelated?id=x' })).status).toBe(404)
  })
})

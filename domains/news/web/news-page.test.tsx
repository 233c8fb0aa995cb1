import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewsItem } from '../contract/article.ts'
import { newsItemSample } from '../contract/samples.ts'
import { refusal, stagePage } from '../testing/portal-stage.tsx'
import { NewsPage } from './news-page.tsx'

const path = '/cms/api/directive/contentList'
const tagsPath = '/cms/api/directive/contentTags'
const page = (list: NewsItem[], totalCount = list.length, totalIsExact = true) => ({
  page: { list, totalCount, totalIsExact },
})
const item = (changes: Partial<NewsItem> = {}): NewsItem => ({ ...newsItemSample, ...changes })
/** The articles of the category have these tags. */
const used = { tags: ['eu', 'fr', 'seizure'].map((code) => ({ code, count: 1 })) }
const stage = async (at: string, answer: (query: Record<string, string>) => object) => {
  const answers = { [path]: ({ query }: { query: Record<string, string> }) => answer(query), [tagsPath]: () => used }
  const staged = await stagePage(<NewsPage />, { at, answers })
  return { ...staged, asked: () => staged.calls.filter((call) => call.path === path) }
}

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Chrome')
})

describe('合规资讯', () => {
  it('shows the tabs in their order, and begins with the warnings', async () => {
    const { asked } = await stage('/home/newList', () => page([item()]))
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['预警资讯', '政策资讯', '法律法规'])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('预警资讯')
    expect(asked()[0]?.query).toEqual({ categoryId: '37', pageIndex: '1', count: '10' })
    expect(await screen.findByRole('link', { name: newsItemSample.title })).toBeVisible()
  })

  it('opens an article in a new tab, and in WeChat in the same', async () => {
    await stage('/home/newList', () => page([item()]))
    const link = await screen.findByRole('link', { name: newsItemSample.title })
    expect(link).toHaveAttribute('href', `/home/newList?activeName=37&isdetail=${newsItemSample.id}`)
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('keeps to one window in WeChat', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
    await stage('/home/newList', () => page([item()]))
    expect(await screen.findByRole('link', { name: newsItemSample.title })).not.toHaveAttribute('target')
  })

  it('puts tab, page and size into the address, and begins again at the first page', async () => {
    const { asked, here, user } = await stage('/home/newList?activeName=39&page=2', () => page([item()], 85))
    await screen.findByText('共 85 条')
    expect(asked()[0]?.query).toMatchObject({ categoryId: '39', pageIndex: '2' })
    const sizes = screen.getByRole('combobox', { name: '每页条数' })
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10 条/页', '20 条/页', '30 条/页', '40 条/页'])
    await user.selectOptions(sizes, '40')
    expect(here()).toContain('size=40')
    expect(asked().at(-1)?.query).toMatchObject({ pageIndex: '1', count: '40' })
    await user.click(screen.getByRole('tab', { name: '法律法规' }))
    expect(here()).toContain('activeName=38')
  })

  it('puts the tag that narrows the list into the address, and says where nothing has it', async () => {
    const { asked, here, user } = await stage('/home/newList?tag=eu&page=2', ({ tag }) =>
      page(tag === 'fr' ? [] : [item()], tag === 'fr' ? 0 : 12),
    )
    expect(await screen.findByRole('button', { name: '欧盟', pressed: true })).toBeVisible()
    expect(asked()[0]?.query).toEqual({ categoryId: '37', pageIndex: '2', count: '10', tag: 'eu' })
    await user.click(screen.getByRole('button', { name: '法国' }))
    expect(here()).toMatch(/\?tag=fr&page=1$/)
    expect(await screen.findByText('预警资讯 · 法国还没有文章。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '不限法国' }))
    expect(screen.getByRole('button', { name: '全部', pressed: true })).toBeVisible()
    expect(asked().at(-1)?.query).not.toHaveProperty('tag')
  })

  it('offers the tags alone that an article of the category has, and the one that is chosen', async () => {
    const { user } = await stage('/home/newList?tag=de', () => page([item()]))
    await screen.findByRole('button', { name: '查扣' })
    const chips = (label: string) =>
      within(screen.getByRole('group', { name: label }))
        .getAllByRole('button')
        .map((chip) => chip.textContent)
    expect([chips('地方'), chips('主题')]).toEqual([['全部', '欧盟', '德国', '法国'], ['查扣']])
    await user.click(screen.getByRole('button', { name: '全部' }))
    expect(screen.queryByRole('button', { name: '德国' })).toBeNull()
  })

  it('shows of each article its cover, its tags, its day and how long it takes to read', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23), toFake: ['Date'] })
    await stage('/home/newList', () =>
      page([item({ minutes: 6 }), item({ id: '2', title: '去年的', publishDate: Date.UTC(2025, 10, 18) })]),
    )
    await screen.findByRole('link', { name: '去年的' })
    const [first, second] = screen.getAllByRole('heading', { level: 2 }).map((title) => title.closest('li'))
    expect(first).toHaveTextContent(`欧盟查扣${newsItemSample.title}`)
    expect(first).toHaveTextContent('11-18 · 约 6 分钟')
    expect(first?.querySelectorAll('img[loading="lazy"]')).toHaveLength(2)
    expect(second).toHaveTextContent('2025-11-18 ·')
  })

  it('takes nonsense in the address for nothing said', async () => {
    const { asked } = await stage('/home/newList?activeName=99&page=-1&size=1000&tag=moon', () => page([item()]))
    expect(asked()[0]?.query).toEqual({ categoryId: '37', pageIndex: '1', count: '10' })
  })

  it('searches, and marks what was found as text and not as markup', async () => {
    const found = item({ title: '演示·<b>海关</b>', snippet: '…货物被海关扣留…' })
    const { asked, user } = await stage('/home/newList', ({ keyword }) => page(keyword ? [found] : [item()]))
    await user.type(screen.getByRole('searchbox', { name: '搜索资讯' }), '海关{Enter}')
    expect(await screen.findByText(/“海关”在预警资讯中共 1 篇/)).toBeVisible()
    expect(asked().at(-1)?.query).toMatchObject({ keyword: '海关', pageIndex: '1' })
    const marks = document.querySelectorAll('mark')
    expect([...marks].map((mark) => mark.textContent)).toEqual(['海关', '海关'])
    expect(screen.getByRole('link', { name: '演示·<b>海关</b>' })).toBeVisible()
    expect(document.querySelector('li b b')).toBeNull()
    await user.click(screen.getByRole('button', { name: '清除搜索' }))
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
  })

  it('says roughly how many there are where nobody counts exactly', async () => {
    await stage('/home/newList?keyword=知识产权', () => page([item()], 812, false))
    expect(await screen.findByText('约 812 条')).toBeVisible()
  })

  it('shows a way on where nothing was found, and where a category is empty', async () => {
    const { here, user } = await stage('/home/newList?keyword=沙特', () => page([]))
    await user.click(await screen.findByRole('button', { name: '在政策资讯中查找' }))
    expect(here()).toContain('activeName=39')
    expect(here()).toContain('keyword=')
  })

  it('leads back from a page that does not exist any more', async () => {
    const { here, user } = await stage('/home/newList?page=9', ({ pageIndex }) =>
      pageIndex === '9' ? page([], 3) : page([item()], 3),
    )
    await user.click(await screen.findByRole('button', { name: '回到第一页' }))
    expect(here()).toContain('page=1')
  })

  it('says what failed and tries again', async () => {
    let isBroken = true
    const { user } = await stage('/home/newList', () =>
      isBroken ? refusal(500, 'U00500', '系统繁忙，请稍后再试') : page([item()]),
    )
    expect(await screen.findByText('资讯加载失败')).toBeVisible()
    expect(screen.getByText('系统繁忙，请稍后再试')).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: newsItemSample.title })).toBeVisible()
  })
})

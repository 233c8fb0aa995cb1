import { setServices } from '@portal/platform/web'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewsArticle, NewsItem } from '../../contract/article.ts'
import { hostileCases } from '../../contract/hostile-samples.ts'
import { newsArticleSample, newsItemSample } from '../../contract/samples.ts'
import { refusal, stagePage } from '../../testing/portal-stage.tsx'
import { NewsPage } from '../news-page.tsx'
import { purified } from './purify.ts'

let related: readonly NewsItem[] = []
const stage = (answer: () => object) =>
  stagePage(<NewsPage />, {
    at: `/home/newList?activeName=37&isdetail=${newsArticleSample.id}`,
    answers: {
      '/cms/api/directive/contentAttribute': answer,
      '/cms/api/directive/contentRelated': () => ({ list: related }),
    },
  })
const show = (changes: Partial<NewsArticle> = {}) => stage(() => ({ ...newsArticleSample, ...changes }))

beforeEach(() => {
  related = []
  document.title = '合规资讯 · 一链维权'
  setServices([
    {
      to: '/home/customsSeizure',
      title: '海关查扣应对',
      description: '',
      icon: 'ship',
      scene: 'ship',
      stage: '应对查扣投诉',
      sort: 1,
    },
    {
      to: '/home/exhibition',
      title: '海关在线备案',
      description: '',
      icon: 'shield',
      scene: 'shield',
      stage: '规避贸易风险',
      sort: 2,
    },
  ])
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1), toFake: ['Date'] })
})

describe('an article', () => {
  it('lists its headings, marks the one that is read, and leads to each', async () => {
    const reveal = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = await show({ text: '<h2>谁</h2><p>甲</p><h2>何时</h2><h3>细节</h3><p>乙</p>' })
    const contents = within(await screen.findByRole('navigation', { name: '本文目录' }))
    expect(contents.getAllByRole('button').map((button) => button.textContent)).toEqual(['谁', '何时'])
    await user.click(contents.getByRole('button', { name: '何时' }))
    const heading = screen.getByRole('heading', { name: '何时' })
    expect(reveal.mock.contexts).toEqual([heading])
    expect(heading).toHaveFocus()
    expect(contents.getByRole('button', { current: true })).toBeInTheDocument()
  })

  it('needs no list of headings where there is but one', async () => {
    await show({ text: '<h2>谁</h2><p>甲</p>' })
    expect(await screen.findByRole('heading', { name: '谁' })).toBeVisible()
    expect(screen.queryByText('本文目录')).toBeNull()
  })

  it('shows when it was published and checked, where it comes from and what it says', async () => {
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: newsArticleSample.title })).toBeVisible()
    expect(screen.getByText('发布 2026 年 11 月 18 日')).toBeVisible()
    expect(screen.getByText('核对 2026 年 11 月 18 日')).toBeVisible()
    expect(screen.getByText('约 1 分钟')).toBeVisible()
    expect(screen.getByText('查扣')).toBeVisible()
    const source = screen.getByRole('link', { name: '演示来源' })
    expect(source).toHaveAttribute('href', 'https://example.com/notice')
    expect(source).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByRole('heading', { level: 2, name: '发生了什么' })).toBeVisible()
    expect(screen.getByText('核对图形')).toBeVisible()
  })

  it('offers the first of its services beside the text and at the foot of a phone, and names the others', async () => {
    await show({ services: ['/home/gone', '/home/customsSeizure', '/home/exhibition'] })
    const card = await screen.findByRole('link', { name: '海关查扣应对' })
    expect(card).toHaveAttribute('href', '/home/customsSeizure')
    expect(screen.getByRole('link', { name: '去办理：海关查扣应对' })).toHaveAttribute('href', '/home/customsSeizure')
    const others = within(screen.getByRole('region', { name: '也可能用到' }))
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home/exhibition'])
  })

  it('leads to related articles beside it, each with its cover, and shows no heading where there are none', async () => {
    related = [{ ...newsItemSample, id: '1', title: '演示·相关的一篇', minutes: 3 }]
    await show()
    const others = within(await screen.findByRole('region', { name: '相关资讯' }))
    expect(others.getByRole('link', { name: '演示·相关的一篇' })).toHaveAttribute(
      'href',
      expect.stringContaining('isdetail=1'),
    )
    expect(others.getByRole('listitem')).toHaveTextContent('约 3 分钟')
    expect(others.getByRole('listitem').querySelectorAll('img')).toHaveLength(2)
    cleanup()
    related = []
    await show()
    await screen.findByRole('button', { name: '分享' })
    expect(screen.queryByText('相关资讯')).toBeNull()
  })

  it('offers no service that this portal does not have', async () => {
    await show({ services: ['/home/gone'] })
    expect(await screen.findByRole('button', { name: '分享' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /去办理/ })).toBeNull()
    expect(screen.queryByText('也可能用到')).toBeNull()
  })

  it('gives the document its title and description, and takes them back', async () => {
    const { router } = await show()
    await waitFor(() => expect(document.title).toBe(`${newsArticleSample.title} · 一链维权`))
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', newsArticleSample.summary)
    await router.navigate('/elsewhere')
    await waitFor(() => expect(document.title).toBe('合规资讯 · 一链维权'))
  })

  it('leads to the ones beside it', async () => {
    await show()
    expect(await screen.findByRole('link', { name: '演示·上一期预警' })).toHaveAttribute(
      'href',
      expect.stringContaining('000000000036'),
    )
    expect(screen.getByText('上一篇').parentElement).toHaveTextContent('没有了')
  })

  it('hands a link without the reader’s own way to the device, or copies it', async () => {
    const { user } = await show()
    const share = vi.fn(async (_data: ShareData) => undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await user.click(await screen.findByRole('button', { name: '分享' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: newsArticleSample.title,
      text: newsArticleSample.summary,
      url: `http://localhost:3000/#/home/newList?activeName=37&isdetail=${newsArticleSample.id}`,
    })
    Reflect.deleteProperty(navigator, 'share')
    await user.click(screen.getByRole('button', { name: '分享' }))
    expect(await screen.findByText('链接已复制')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost:3000\/#\/home\/newList\?/)
  })

  it('says kindly that it is not there, and shows a way on', async () => {
    await stage(() => refusal(404, 'U00404', '内容不存在或已删除'))
    expect(await screen.findByText('这篇资讯不存在，或者已经撤下')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '没有这篇资讯' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '看看其他资讯' })).toHaveAttribute('href', '/home/newList?activeName=37')
  })

  it('says what failed and tries again', async () => {
    let isBroken = true
    const { user } = await stage(() =>
      isBroken ? refusal(503, 'U00500', '系统繁忙，请稍后再试') : { ...newsArticleSample },
    )
    await user.click(await screen.findByRole('button', { name: '重试' }, { timeout: 5_000 }))
    isBroken = false
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(newsArticleSample.title)
  })
})

describe('the browser’s own cleaning, as if the server had done none', () => {
  const htmlOf = (html: string) => {
    const box = document.createElement('div')
    box.append(purified(html))
    return box
  }

  it.each(hostileCases)('$name', ({ html }) => {
    const box = htmlOf(html)
    for (const element of box.querySelectorAll('*')) {
      expect(element.tagName).toMatch(/^(P|H[2-4]|UL|OL|LI|BLOCKQUOTE|A|IMG|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD|DIV)$/)
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(/^(href|src|alt|rel|target|loading|data-align|tabindex|role|aria-label)$/)
        if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:)/)
        if (name === 'src') expect(value).toMatch(/^\/api\/picture\/[0-9a-f-]{36}\/\d+\.webp$/)
      }
    }
  })

  it('aligns by a name, since style attributes are refused', () => {
    expect(htmlOf('<p style="text-align: center">中</p>').innerHTML).toBe('<p data-align="center">中</p>')
  })

  it('lets a wide table scroll within itself', () => {
    const box = htmlOf('<table><caption>期限</caption><tbody><tr><td>甲</td></tr></tbody></table>')
    expect(box.firstElementChild).toHaveAttribute('aria-label', '期限')
    expect(box.firstElementChild).toHaveAttribute('tabindex', '0')
  })
})

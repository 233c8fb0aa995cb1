import { type HelpEntry, setFoundLooks, setHelp, setServices } from '@portal/platform/web'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advice } from '../../contract/line.ts'
import type { Found } from '../../contract/search/endpoints.ts'
import { firstHourEntries } from '../first-hour/entries.ts'
import { SearchPage } from './search-page.tsx'
import { SearchPanel } from './search-panel.tsx'
import { examples } from './search-view.tsx'

const seizure: HelpEntry = {
  key: 'customsSeizure',
  title: '海关查扣应对',
  about: '/home/customsSeizure',
  icon: 'ship',
  sort: 20,
  text: '怎么答复海关',
  load: async () => ({
    lead: '',
    parts: { papers: [advice('授权书、合同和展会存证。'), advice('备案到期以前办续展。')] },
  }),
}

const service = (to: string, title: string, description: string) =>
  ({ to, title, description, icon: 'ship', scene: 'ship', stage: '应对查扣投诉', sort: 1 }) as const

const nothing: Found = { groups: [], parts: [] }
const article: Found = {
  groups: [
    {
      kind: 'news',
      total: 12,
      totalIsExact: true,
      hits: [
        { title: '货物在欧盟海关被扣', text: '十个工作日', to: '/home/newList?isdetail=a', time: 1_763_600_000_000 },
      ],
    },
  ],
  parts: [],
}

let answer: (query: URLSearchParams) => Found | Response
const asked: string[] = []

beforeEach(() => {
  setHelp([...firstHourEntries, seizure])
  setServices([
    service('/home/customsSeizure', '海关查扣应对', '货物被海关查扣时，取得应对方案'),
    service('/home/filingInquiry', '海关备案与官方查询', '检索海关备案数据'),
  ])
  asked.length = 0
  answer = () => nothing
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    asked.push(`${pathname} ${searchParams.get('q')}${searchParams.get('literal') === '1' ? ' literal' : ''}`)
    const reply = answer(searchParams)
    return reply instanceof Response ? reply : Response.json(reply)
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async (at: string, onClose = () => undefined) => {
  const router = createMemoryRouter(
    [
      { path: '/home/search', element: <SearchPage /> },
      { path: '/panel', element: <SearchPanel onClose={onClose} /> },
      { path: '*', element: <p>别的页面</p> },
    ],
    { initialEntries: [at] },
  )
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return { user: userEvent.setup(), here: () => router.state.location.pathname + router.state.location.search }
}
const group = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the one search', () => {
  it('finds by a country of the EU the guide of the EU and its article, and says so', async () => {
    answer = () => article
    await open(`/home/search?q=${encodeURIComponent('法国')}`)
    const now = await group('现在就办')
    expect(now.getByRole('link', { name: /货物被扣：第一个小时（欧盟）/ })).toHaveAttribute(
      'href',
      '/home/firstHour?case=goodsDetained&place=eu',
    )
    expect(now.getByText('欧盟').tagName).toBe('MARK')
    expect((await group('资讯')).getByRole('link', { name: /货物在欧盟海关被扣/ })).toBeInTheDocument()
    expect(screen.getByText('也找了：')).toHaveTextContent('也找了：欧盟（法国）')
  })

  it('offers a service that answers most of a question', async () => {
    await open(`/home/search?q=${encodeURIComponent('法国海关扣货')}`)
    expect((await group('服务')).getByRole('link', { name: /海关查扣应对/ })).toBeInTheDocument()
  })

  it('shows an article with its cover, a matter with its own picture, a service with its scene', async () => {
    const matter = { title: '海关查扣 · 蓝牙耳机', text: '', time: null }
    const progress = '/home/speedOfProgress?active='
    setFoundLooks({
      scenes: new Map([[7, 'ship']]),
      cover: async () => ({ Component: ({ picture, tags }) => <i>{`${picture} ${tags.join(' ')}`}</i> }),
    })
    const [news] = article.groups
    const covered = { title: '货物在欧盟海关被扣', text: '', to: '/home/newList?isdetail=a', time: null }
    answer = () => ({
      groups: [
        {
          kind: 'matter',
          total: 2,
          totalIsExact: true,
          hits: [
            { ...matter, to: `${progress}7&businessSn=1`, picture: '/api/file/1/thumbnail' },
            { ...matter, to: `${progress}7&businessSn=2`, picture: null },
          ],
        },
        {
          kind: 'news',
          total: 1,
          totalIsExact: true,
          ...news,
          hits: [{ ...covered, picture: null, tags: ['eu', 'seizure'] }],
        },
      ],
      parts: [],
    })
    await open(`/home/search?q=${encodeURIComponent('查扣')}`)
    const picturesOf = async (name: string) =>
      [...(await screen.findByRole('region', { name })).querySelectorAll('img')].map((one) => one.getAttribute('src'))
    expect(await picturesOf('我的事项')).toEqual(['/api/file/1/thumbnail', expect.stringContaining('ship')])
    expect(await (await group('资讯')).findByText('null eu seizure')).toBeInTheDocument()
    expect(await picturesOf('服务')).toContainEqual(expect.stringContaining('ship'))
    setFoundLooks({ scenes: new Map(), cover: undefined })
  })

  it('narrows what was found to one kind, until another question is asked', async () => {
    answer = () => article
    const { user } = await open(`/home/search?q=${encodeURIComponent('查扣')}`)
    await group('资讯')
    const kinds = within(screen.getByRole('group', { name: '种类' }))
    await user.click(kinds.getByRole('button', { name: /^服务 \d+$/ }))
    expect(screen.queryByRole('region', { name: '资讯' })).toBeNull()
    expect(screen.getByRole('region', { name: '服务' })).toBeInTheDocument()
    await user.click(kinds.getByRole('button', { name: /^全部 \d+$/ }))
    expect(screen.getByRole('region', { name: '资讯' })).toBeInTheDocument()
  })

  it('leaves synonyms out on demand, in the address too', async () => {
    const { user, here } = await open(`/home/search?q=${encodeURIComponent('法国')}`)
    await group('现在就办')
    await user.click(screen.getByRole('button', { name: '只找原词' }))
    expect(here()).toBe(`/home/search?q=${encodeURIComponent('法国')}&literal=1`)
    expect(await screen.findByRole('heading', { name: '没有找到“法国”' })).toBeInTheDocument()
    expect(asked).toContain('/api/search 法国 literal')
    await user.click(screen.getByRole('button', { name: '也找近义词' }))
    expect(await screen.findByRole('region', { name: '现在就办' })).toBeInTheDocument()
  })

  it.each([...examples, '扣', '海关扣货'])('finds something by %j without the server', async (example) => {
    await open(`/home/search?q=${encodeURIComponent(example)}`)
    expect((await screen.findAllByRole('link', { name: /./ })).length).toBeGreaterThan(1)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/找到 [1-9]/))
  })

  it('leads from an empty answer to the message desk with the words, to parts that find, and to two places', async () => {
    answer = () => ({
      groups: [],
      parts: [
        { word: '海关', total: 3 },
        { word: '香水瓶形状', total: 0 },
      ],
    })
    const { user, here } = await open(`/home/search?q=${encodeURIComponent('海关香水瓶形状')}`)
    const parts = await group('拆开找试试')
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^海关 \d+$/),
    ])
    expect((await group('或者直接去')).getAllByRole('link')).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: '把这句话发给我们问' }))
    expect(here()).toBe(`/home/leavingAMessage?question=${encodeURIComponent('海关香水瓶形状')}`)
  })

  it('leads to the search of recordals where there are too many to count', async () => {
    const to = `/home/filingInquiry?active=1&q=${encodeURIComponent('海')}`
    const title = '太多，请到海关备案查询'
    const hits = [{ title, text: '', to, time: null }]
    answer = () => ({ groups: [{ kind: 'recordal', total: 0, totalIsExact: false, hits }], parts: [] })
    await open(`/home/search?q=${encodeURIComponent('未知的词')}`)
    const recordals = await group('备案')
    expect(recordals.getByRole('link', { name: title })).toHaveAttribute('href', to)
    expect(recordals.getByRole('heading')).toHaveTextContent(/^备案$/)
    expect(screen.queryByText(/没有找到/)).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('找到的太多')
  })

  it('shows what the page itself found where the server does not answer, and asks again', async () => {
    answer = () => Response.json({ status: 'U00500', msg: '系统繁忙，请稍后再试' }, { status: 500 })
    const { user } = await open(`/home/search?q=${encodeURIComponent('查扣')}`)
    expect(await screen.findByText('有几处没有查到')).toBeInTheDocument()
    expect((await group('服务')).getByRole('link', { name: /海关查扣应对/ })).toBeInTheDocument()
    answer = () => article
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('region', { name: '资讯' })).toBeInTheDocument()
  })

  it('is walked by the arrow keys in the panel, which shows all results on Enter and closes on Escape', async () => {
    answer = () => article
    const onClose = vi.fn()
    const { user, here } = await open('/panel', onClose)
    const field = screen.getByRole('searchbox', { name: '搜索' })
    expect(field).toHaveFocus()
    await user.type(field, '法国')
    await group('资讯')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveAttribute('href', '/home/firstHour?case=goodsDetained&place=eu')
    await user.keyboard('{ArrowUp}')
    expect(field).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(here()).toBe(`/home/search?q=${encodeURIComponent('法国')}`)
  })
})

import { AppQuery, setSession, Toasts } from '@portal/platform/web'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BannerRow } from '../../contract/banners.ts'
import type { SiteChange } from '../../contract/desk.ts'
import type { LinkRow } from '../../contract/link-desk.ts'
import { BannersPage } from './banners-page.tsx'
import { LinksPage } from './links-page.tsx'

type Answer = object | (() => Response)
let answers: Record<string, Answer>
let sent: { call: string; body: unknown }[]

beforeEach(() => {
  setSession({ token: () => 'session', userId: () => 'u1', onEnded: () => undefined })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  answers = {}
  sent = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://localhost')
    const call = `${init.method ?? 'GET'} ${pathname}`
    sent.push({ call: call + search, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const answer = answers[call] ?? {}
    return typeof answer === 'function' ? answer() : Response.json(answer)
  })
})

const open = (page: ReactElement) => {
  const router = createMemoryRouter([{ path: '/', element: <AppQuery>{page}</AppQuery> }])
  render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  )
  return userEvent.setup()
}
const bodiesOf = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body)

const link = (changes: Partial<LinkRow> = {}): LinkRow => ({
  ...{
    id: 'l1',
    group: 'searchTools',
    name: '欧盟商标',
    url: 'https://euipo.example/',
    about: '查欧盟商标',
    icon: null,
  },
  ...{ hidden: false, checkedAt: null, checkedBy: null, metOn: '2026-11-20', isPublic: true },
  ...{ updatedAt: 1_763_600_000_000, updatedBy: null, version: 3, can: ['change', 'check', 'hide', 'down', 'remove'] },
  ...changes,
})
/** Takes an act of a row that stands behind ⋯. */
const choose = async (user: ReturnType<typeof open>, name: string, act: string) => {
  await user.click(await screen.findByRole('button', { name: `更多操作 ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}
const linksAnswer = (...elements: LinkRow[]) => ({ elements, totalElements: elements.length })

describe('the links of the back office', () => {
  it('say which are still to be opened, and keep who has opened one', async () => {
    answers['GET /api/admin/links'] = linksAnswer(
      link(),
      link({ id: 'l2', name: '待核', metOn: null, isPublic: false }),
    )
    const user = open(<LinksPage />)
    const row = (await screen.findByText('欧盟商标')).closest('tr') as HTMLElement
    expect(row).toHaveTextContent('待打开核对2026-11-20 见于公开资料公开显示')
    expect((await screen.findByText('待核')).closest('tr')).toHaveTextContent('核对后公开')
    await user.click(within(row).getByRole('button', { name: '核对 欧盟商标' }))
    const dialog = await screen.findByRole('alertdialog', { name: '核对：欧盟商标' })
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', 'https://euipo.example/')
    await user.click(within(dialog).getByRole('button', { name: '可以打开，内容相符' }))
    await screen.findByText('已标记为可以打开')
    expect(bodiesOf('POST /api/admin/links/l1/check')).toEqual([{ works: true }])
  })

  it('go up and down by buttons, of which the first has none up', async () => {
    answers['GET /api/admin/links'] = linksAnswer(link())
    const user = open(<LinksPage />)
    expect(await screen.findByRole('button', { name: '上移 欧盟商标' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '下移 欧盟商标' }))
    await waitFor(() => expect(bodiesOf('POST /api/admin/links/l1/move')).toEqual([{ to: 'down' }]))
  })

  it('are made by a form that says what is wrong', async () => {
    answers['GET /api/admin/links'] = linksAnswer()
    answers['POST /api/admin/links'] = { id: 'l9' }
    const user = open(<LinksPage />)
    await screen.findByText('还没有链接')
    await user.click(screen.getByRole('button', { name: '新增链接' }))
    const dialog = await screen.findByRole('dialog', { name: '新增链接' })
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /分组/ }), '社交媒体')
    await user.type(within(dialog).getByRole('textbox', { name: /名称/ }), '视频号')
    await user.type(within(dialog).getByRole('textbox', { name: /网址/ }), 'social.example')
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    expect((await within(dialog).findAllByText('网址须以 https:// 或 http:// 开头')).length).toBe(1)
    await user.clear(within(dialog).getByRole('textbox', { name: /网址/ }))
    await user.type(within(dialog).getByRole('textbox', { name: /网址/ }), 'https://social.example')
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await screen.findByText('链接已保存')
    expect(bodiesOf('POST /api/admin/links')).toEqual([
      { group: 'social', name: '视频号', url: 'https://social.example', about: '', icon: '', hidden: false },
    ])
  })

  it('keep what is typed when somebody else was faster, and read the list again', async () => {
    answers['GET /api/admin/links'] = linksAnswer(link())
    answers['PUT /api/admin/links/l1'] = () =>
      Response.json({ status: 'U00409', code: 'site.newer_change', msg: 'staff已修改过这条内容' }, { status: 409 })
    const user = open(<LinksPage />)
    await choose(user, '欧盟商标', '修改')
    const dialog = await screen.findByRole('dialog', { name: '修改链接' })
    await user.type(within(dialog).getByRole('textbox', { name: /名称/ }), '查询')
    const reads = () => sent.filter(({ call }) => call.startsWith('GET /api/admin/links?')).length
    const before = reads()
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await within(dialog).findByText('staff已修改过这条内容')
    expect(within(dialog).getByRole('textbox', { name: /名称/ })).toHaveValue('欧盟商标查询')
    expect(reads()).toBeGreaterThan(before)
    expect(bodiesOf('PUT /api/admin/links/l1')).toMatchObject([{ name: '欧盟商标查询', version: 3 }])
  })

  it('show what was changed by whom', async () => {
    const list: SiteChange[] = [
      {
        time: 1_763_600_000_000,
        actor: 'staff',
        act: 'change',
        fields: [{ label: '名称', before: '旧', after: '新' }],
      },
      { time: 1_763_500_000_000, actor: null, act: 'import', fields: [] },
    ]
    answers['GET /api/admin/links'] = linksAnswer(link())
    answers['GET /api/admin/links/l1/changes'] = { list }
    const user = open(<LinksPage />)
    await choose(user, '欧盟商标', '变更记录')
    const dialog = await screen.findByRole('dialog', { name: '变更记录：欧盟商标' })
    expect((await within(dialog).findByText('名称')).parentElement).toHaveTextContent('名称原为旧 → 改为新')
    within(dialog).getByText(/系统/)
  })

  it('that match nothing say so, and a failed list is asked again', async () => {
    answers['GET /api/admin/links'] = () => Response.json({ status: 'U00500', msg: '系统繁忙' }, { status: 500 })
    const user = open(<LinksPage />)
    await screen.findByText('链接加载失败')
    answers['GET /api/admin/links'] = linksAnswer()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('还没有链接')
    await user.type(screen.getByRole('searchbox'), '没有')
    await user.click(screen.getByRole('button', { name: '查询' }))
    await user.click(await screen.findByRole('button', { name: '清除筛选' }))
    await screen.findByText('还没有链接')
  })
})

const picture = {
  ...{ id: 'p1', width: 1920, height: 820, alt: null, url: '/api/picture/p1/1920.webp' },
  sources: [{ type: 'webp' as const, width: 1920, url: '/api/picture/p1/1920.webp' }],
}
const banner = (changes: Partial<BannerRow> = {}): BannerRow => ({
  ...{ id: 'b1', title: '出口之前', text: null, picture, alt: '', wordsInPicture: false, link: '/home/customsSeizure' },
  ...{ from: null, until: null, hidden: false, state: 'shown', updatedAt: 1_763_600_000_000, updatedBy: 'staff' },
  ...{ isOnline: true, isShown: true, isRecommended: false },
  version: 3,
  can: ['change', 'hide', 'remove'],
  ...changes,
})

describe('the banners of the back office', () => {
  it('say from when until when they are shown', async () => {
    const until = Date.parse('2026-12-01T00:00:00+08:00')
    answers['GET /api/admin/banners'] = { elements: [banner({ until, state: 'over' })], totalElements: 1 }
    open(<BannersPage />)
    const row = (await screen.findByText('出口之前')).closest('tr')
    expect(row).toHaveTextContent('已过期')
    expect(row).toHaveTextContent('至 2026-11-30')
  })

  it('are changed with a preview at two widths, until the end of the last day', async () => {
    answers['GET /api/admin/banners'] = { elements: [banner()], totalElements: 1 }
    const user = open(<BannersPage />)
    await user.click(await screen.findByRole('button', { name: '修改 出口之前' }))
    const dialog = await screen.findByRole('dialog', { name: '修改横幅' })
    within(dialog).getByText('电脑（1440 像素宽）')
    within(dialog).getByText('手机（390 像素宽）')
    const last = within(dialog).getByLabelText(/结束日期/)
    await user.type(last, '2026-11-30')
    expect(last).toHaveValue('2026-11-30')
    await user.click(within(dialog).getByRole('checkbox', { name: /图片自带文字/ }))
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await within(dialog).findByText('图片含有文字时，请在替代文字中写出这些文字')
    await user.type(within(dialog).getByRole('textbox', { name: /替代文字/ }), '出口之前')
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await screen.findByText('横幅已保存')
    expect(bodiesOf('PUT /api/admin/banners/b1')).toMatchObject([
      {
        title: '出口之前',
        picture: 'p1',
        until: Date.parse('2026-12-01T00:00:00+08:00'),
        wordsInPicture: true,
        version: 3,
      },
    ])
  })

  it('are removed after a question', async () => {
    answers['GET /api/admin/banners'] = { elements: [banner()], totalElements: 1 }
    const user = open(<BannersPage />)
    await choose(user, '出口之前', '删除')
    const question = await screen.findByRole('alertdialog', { name: '删除横幅：出口之前' })
    await user.click(within(question).getByRole('button', { name: '删除' }))
    await screen.findByText('横幅已删除')
    expect(bodiesOf('DELETE /api/admin/banners/b1').length).toBe(1)
  })
})

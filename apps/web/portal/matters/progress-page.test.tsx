import { createAccountsWeb } from '@portal/accounts/web'
import type { Matter, MatterCounts } from '@portal/platform/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { plainScreen, signIn, stageApp } from '../../testing/app-stage.tsx'
import { oneService } from '../../testing/sample-domains.ts'
import { portalRoutes } from '../routes.tsx'

beforeEach(plainScreen)

const nothing: MatterCounts = { parts: { yours: 0, ours: 0, ended: 0 }, tabs: [], drafts: 0 }
const steps = ['提交', '分析', '出具方案', '结案']
const matterAnswer = (changes: Partial<Matter> = {}): Matter => ({
  active: 7,
  title: '海关查扣 · 太阳镜 1,200 副',
  number: 'KL20261118000001',
  link: '/home/speedOfProgress?active=7&businessSn=KL20261118000001',
  picture: null,
  since: { at: Date.parse('2026-11-19T10:00:00+08:00'), word: '受理' },
  progress: { steps, current: 2, standing: 'ours', word: '服务中' },
  next: { text: '专家正在准备答复', due: null },
  act: null,
  ...changes,
})
const asked = matterAnswer({
  title: '海关查扣 · 蓝牙耳机 2,400 件',
  link: '/home/speedOfProgress?active=7&businessSn=KL2',
  progress: { steps, current: 1, standing: 'yours', word: '需要补充材料' },
  act: {
    day: '2026-11-30',
    label: '最迟',
    tone: 'due',
    text: '请补交报关单。补齐之前，办理计时暂停。',
    button: '补交 1 份材料',
    link: '/home/speedOfProgress?active=7&businessSn=KL2',
    filled: null,
  },
})
const fair = matterAnswer({
  active: 9,
  title: '展会存证 · 法兰克福消费品展',
  link: '/home/speedOfProgress?active=9&id=e1',
  act: {
    day: '2026-11-25',
    label: '展会第一天',
    tone: 'plain',
    text: '必备材料已有 8 份，还差 3 份。',
    button: '继续拍照',
    link: '/home/exhibitionCertificate?active=2&id=e1',
    filled: { count: 8, of: 11 },
  },
})

type Parts = Partial<Record<'yours' | 'ours' | 'ended', Matter[]>>
/** Opens 我的事项 at `at`; the server answers these matters, and of a search those with the word in their titles. */
const stage = async (parts: Parts, counts: MatterCounts = nothing, at = '/home/speedOfProgress?active=0') => {
  const answers = { ...signIn({}), '/api/myMatters/counts': counts }
  const app = await stageApp(portalRoutes([createAccountsWeb([]), oneService]), '/home/account', answers)
  const plainFetch = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://localhost')
    if (url.pathname !== '/api/myMatters') return plainFetch(address, init)
    const found = parts[(url.searchParams.get('part') ?? 'yours') as keyof Parts] ?? []
    const elements = found.filter(({ title }) => title.includes(url.searchParams.get('keyword') ?? ''))
    return Response.json({ elements, totalElements: elements.length })
  })
  await app.router.navigate(at)
  return app
}
const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })

describe('我的事项', () => {
  it('shows first what waits for the user: title, day and one button', async () => {
    await stage({ yours: [asked, fair], ours: [matterAnswer()] })
    const yours = await section('需要您处理 2')
    const [first, second] = within(yours).getAllByRole('article')
    expect(first).toHaveAccessibleName('海关查扣 · 蓝牙耳机 2,400 件')
    expect(first).toHaveTextContent(/最迟.*11月30日.*海关查扣应对.*请补交报关单/)
    expect(within(first as HTMLElement).getAllByRole('link')).toHaveLength(1)
    expect(within(first as HTMLElement).getByRole('link', { name: /^补交 1 份材料/ })).toHaveAttribute(
      'href',
      '/home/speedOfProgress?active=7&businessSn=KL2',
    )
    expect(second).toHaveTextContent(/展会第一天.*11月25日.*8 \/ 11/)
    expect(within(second as HTMLElement).getByRole('link', { name: /^看详情/ })).toHaveAttribute(
      'href',
      '/home/speedOfProgress?active=9&id=e1',
    )
    expect(await section('我们正在办 1')).toHaveTextContent(
      /太阳镜 1,200 副.*11 月 19 日受理.*专家正在准备答复.*服务中/,
    )
    expect(screen.queryByRole('region', { name: /^最近完成/ })).not.toBeInTheDocument()
  })

  it('says so where nothing waits for the user', async () => {
    await stage({ ended: [matterAnswer({ next: { text: '货物已放行', due: null } })] })
    expect(await section('需要您处理 0')).toHaveTextContent('现在没有要您做的事。')
    expect(await section('最近完成 1')).toHaveTextContent('货物已放行')
  })

  it('counts each kind and the drafts, zero included', async () => {
    const counts = { parts: { yours: 1, ours: 2, ended: 3 }, tabs: [{ active: 7, count: 6 }], drafts: 2 }
    await stage({ ours: [matterAnswer()] }, counts)
    const menu = within(await screen.findByRole('navigation', { name: '事项分类' }))
    await waitFor(() => expect(menu.getByRole('link', { name: '全部 6' })).toHaveAttribute('aria-current', 'page'))
    const shown = menu.getAllByRole('link').map(({ textContent }) => textContent)
    expect(shown[0]).toBe('全部 6')
    expect(shown.at(-1)).toBe('草稿 2')
    expect(shown).toContain('海关查扣应对 6')
    expect(shown).toContain('展会全流程存证 0')
  })

  it('shows a new account what will stand here and three ways to begin', async () => {
    await stage({})
    expect(await screen.findByRole('heading', { name: '这里会列出您办的每一件事' })).toBeVisible()
    const ways = within(screen.getByRole('list', { name: '从这里开始' })).getAllByRole('link')
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      [expect.stringContaining('货物被海关扣了'), '/home/firstHour?case=goodsDetained'],
      [expect.stringContaining('做海关备案'), '/home/exhibition'],
      [expect.stringContaining('下周要参展'), '/home/exhibitionCertificate'],
    ])
  })

  it('finds by number or goods, keeps the words in the address, and ends the search', async () => {
    const { user, here } = await stage({ yours: [asked], ours: [matterAnswer()] })
    await user.click(await screen.findByRole('link', { name: '按编号或货物找' }))
    const field = await screen.findByRole('searchbox', { name: '编号或货物' })
    expect(field).toHaveFocus()
    await user.type(field, '太阳镜{Enter}')
    await waitFor(() => expect(screen.queryByText(/蓝牙耳机/)).not.toBeInTheDocument())
    expect(here()).toContain('keyword=')
    await user.clear(field)
    await user.type(field, '没有这件{Enter}')
    expect(await screen.findByText('没有找到“没有这件”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '不找了' }))
    expect(await screen.findByText(/蓝牙耳机/)).toBeVisible()
    expect(here()).toBe('/home/speedOfProgress?active=0')
  })
})

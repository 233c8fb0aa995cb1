import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { DetailHead } from './detail-head.tsx'
import { DetailLayout } from './detail-layout.tsx'
import { Gallery, Tile } from './gallery.tsx'
import { PageHead } from './page-head.tsx'
import { HeadTools } from './page-way.tsx'
import { Thumb } from './thumb.tsx'
import { Toasts } from './toasts.tsx'

const crumbs = [{ text: '海关查扣应对', to: '/home/x' }, { text: 'KL20261122315847' }]

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 720px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

const showHead = () =>
  render(
    <MemoryRouter>
      <HeadTools value={() => <a href="#/home/help">办事指南</a>}>
        <PageHead title="海关查扣应对" crumbs={crumbs} />
      </HeadTools>
    </MemoryRouter>,
  )

describe('the line above the title of a page', () => {
  it('names every page on the way, and shows the tools', () => {
    showHead()
    const way = within(screen.getByRole('navigation', { name: '当前位置' }))
    expect(way.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual([
      '首页',
      ...crumbs.map(({ text }) => text),
    ])
    expect(way.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/oneChains')
    expect(screen.getByRole('link', { name: '办事指南' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '更多操作' })).toBeNull()
  })

  it('is one line on a phone: the page above, and ⋯ with help and print', async () => {
    onPhone()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    showHead()
    const way = within(screen.getByRole('navigation', { name: '当前位置' }))
    expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['海关查扣应对'])
    expect(way.getByRole('link')).toHaveAttribute('href', '/home/x')
    expect(screen.queryByRole('link', { name: '办事指南' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '更多操作', expanded: false }))
    expect(screen.getByRole('link', { name: '办事指南' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: '更多操作', expanded: false })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }))
    await userEvent.click(screen.getByRole('button', { name: '打印' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: '打印' })).toBeNull()
  })

  it('leads a phone back to the list by itself, and has the further buttons of a record behind ⋯', async () => {
    onPhone()
    render(
      <MemoryRouter>
        <DetailHead
          title="海关查扣 · 太阳镜 1,200 副"
          crumbs={crumbs}
          back={<a href="#/list">返回列表</a>}
          menu={{ wide: <button type="button">导出</button>, phone: <button type="button">下载 PDF</button> }}
        />
      </MemoryRouter>,
    )
    expect(screen.queryByRole('link', { name: '返回列表' })).toBeNull()
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
    expect(screen.queryByRole('button', { name: '下载 PDF' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }))
    expect(screen.getByRole('button', { name: '下载 PDF' })).toBeVisible()
  })
})

describe('the head of a page', () => {
  const showBrief = () =>
    render(
      <MemoryRouter>
        <PageHead
          title="海关查扣应对"
          lead="由专家出具应对方案。"
          facts={[{ icon: 'file', text: '附件 1 份' }]}
          brief={{ words: '您需要准备 2 项', more: <p>扣留通知</p> }}
        />
      </MemoryRouter>,
    )

  it('says at once what the page is for', () => {
    showBrief()
    expect(screen.getByText('由专家出具应对方案。')).toBeVisible()
    expect(screen.getByText('附件 1 份')).toBeVisible()
    expect(screen.queryByRole('button', { name: '您需要准备 2 项' })).toBeNull()
  })

  it('folds that on a phone, together with what is to be prepared', async () => {
    onPhone()
    showBrief()
    const folded = ['由专家出具应对方案。', '附件 1 份', '扣留通知'].map((text) => screen.getByText(text))
    for (const part of folded) expect(part).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '您需要准备 2 项', expanded: false }))
    for (const part of folded) expect(part).toBeVisible()
  })
})

it('the head of a thing has its title first, and copies its number', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <DetailHead picture={<Thumb alt="" />} title="海关查扣 · 蓝牙耳机 2,400 件" number="KL20261122315847" />
      <Toasts />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('海关查扣 · 蓝牙耳机 2,400 件')
  await user.click(screen.getByRole('button', { name: '复制编号' }))
  expect(await navigator.clipboard.readText()).toBe('KL20261122315847')
  expect(await screen.findByText('编号已复制')).toBeVisible()
})

it('on a narrow screen the side stands between what is to be done and the rest', () => {
  const { container } = render(
    <DetailLayout lead="请补交 2 份材料" side="现在轮到您">
      您交的材料
    </DetailLayout>,
  )
  expect(container.textContent).toBe('请补交 2 份材料现在轮到您您交的材料')
})

describe('a gallery', () => {
  it('enlarges a picture, and gives the focus back', async () => {
    render(
      <Gallery label="您交的材料">
        <Tile title="货物照片" meta="11-22 · 1.1 MB" picture="/small.png" large="/large.png" />
      </Gallery>,
    )
    await userEvent.click(screen.getByRole('button', { name: /货物照片/ }))
    const dialog = await screen.findByRole('dialog', { name: '货物照片' })
    expect(within(dialog).getByRole('img', { name: '货物照片' })).toHaveAttribute('src', '/large.png')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /货物照片/ })).toHaveFocus())
  })

  it('lets the page open what is locked or not there yet', async () => {
    const onOpen = vi.fn()
    render(
      <Gallery label="出入境材料">
        <Tile title="护照首页" lock onOpen={onOpen} />
        <Tile title="行程确认单" add="补传" onOpen={onOpen} />
        <Tile title="收费通知书" />
      </Gallery>,
    )
    await userEvent.click(screen.getByRole('button', { name: /护照首页/ }))
    await userEvent.click(screen.getByRole('button', { name: /补传.*行程确认单/ }))
    expect(onOpen).toHaveBeenCalledTimes(2)
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })
})

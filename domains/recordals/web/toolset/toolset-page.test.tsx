import { setSession } from '@portal/platform/web'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const noLinks = { searchTools: [], government: [], platforms: [], social: [] }
let answers: Record<string, object | undefined>
beforeEach(() => {
  vi.resetModules()
  setSession({ token: () => '', userId: () => undefined, onEnded: () => undefined })
  answers = { '/api/site': {}, '/api/links': noLinks }
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path]
    if (!answer) throw new TypeError('offline')
    return Response.json(answer)
  })
})

/** Opens the page as a fresh browser does. */
const open = async () => {
  const { loadSite } = await import('@portal/site/web')
  const { ToolsetPage } = await import('./toolset-page.tsx')
  const router = createMemoryRouter([{ path: '*', element: <ToolsetPage /> }])
  render(<RouterProvider router={router} />)
  await loadSite()
  return () => router.state.location.pathname + router.state.location.search
}

describe('the search toolset', () => {
  it('leads to each tool on its own site, says what one finds there and that one leaves', async () => {
    const tool = { name: '欧盟商标查询', url: 'https://euipo.example/eSearch/', about: '欧盟商标的申请与注册。' }
    answers['/api/links'] = { ...noLinks, searchTools: [tool] }
    const opening = open()
    await screen.findByText('正在加载…')
    await opening
    const link = await screen.findByRole('link', { name: /欧盟商标查询/ })
    expect(link).toHaveAttribute('href', tool.url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveTextContent('欧盟商标的申请与注册。离开本站，前往euipo.example（在新窗口打开）')
    expect(screen.queryByText(/演示/)).toBeNull()
  })

  it('says when no address is checked yet, and in a demonstration why', async () => {
    answers['/api/site'] = { demonstration: true }
    await open()
    await screen.findByText('暂时没有已核对的查询网址')
    screen.getByText(/演示：这里只显示已核对/)
  })

  it('can be loaded again', async () => {
    const links = answers['/api/links']
    answers['/api/links'] = undefined
    await open()
    const again = await screen.findByRole('button', { name: '重试' })
    answers['/api/links'] = links
    again.click()
    await screen.findByText('暂时没有已核对的查询网址')
  })

  it('begins with the search of this portal, which takes the words along', async () => {
    const here = await open()
    const user = userEvent.setup()
    await user.type(screen.getByRole('searchbox', { name: '查询海关备案' }), '  演示星辰 {Enter}')
    expect(here()).toBe(`/home/filingInquiry?active=1&q=${encodeURIComponent('演示星辰')}`)
  })

  it('leads to the other searches of this portal before the tools on other sites', async () => {
    const { setSearchTools } = await import('@portal/platform/web')
    setSearchTools([{ to: '/home/shelf', title: '书名查询', text: '有没有这本书。', icon: 'book', sort: 1 }])
    await open()
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings.slice(0, 5)).toEqual(['查询工具', '海关备案查询', '本站查询工具', '书名查询', '官方查询工具'])
    expect(screen.getByRole('link', { name: /^书名查询/ })).toHaveAttribute('href', '/home/shelf')
  })

  it('does not search while an input method still composes', async () => {
    const here = await open()
    const box = screen.getByRole('searchbox', { name: '查询海关备案' })
    const form = () => screen.getByRole('search')
    fireEvent.compositionStart(box)
    fireEvent.submit(form())
    expect(here()).toBe('/')
    fireEvent.compositionEnd(box)
    fireEvent.submit(form())
    expect(here()).toContain('active=1')
  })
})

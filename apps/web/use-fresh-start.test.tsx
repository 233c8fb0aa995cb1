import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, Outlet, useLocation } from 'react-router'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { PageProvider } from './router/page-provider.tsx'
import { createPageRouter } from './router/page-router.ts'
import { useFreshStart } from './use-fresh-start.ts'

/** What happens to the window as soon as the next page is drawn. */
let whenDrawn = (): void => undefined

function Frame() {
  useFreshStart()
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}

function Drawn() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is drawn once.
  useLayoutEffect(() => whenDrawn(), [key])
  return <Frame />
}

type Entry = { pathname: string; search?: string; key: string }

/** The document is loaded at the last of these entries; those before it stand in its history. */
const stage = async (...entries: Entry[]) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const history = createMemoryHistory({ initialEntries: entries.length > 0 ? entries : ['/list'] })
  const pages = [
    { path: '/list', element: <h1>列表</h1> },
    { path: '/one', element: <h1>一件</h1> },
    { path: '/late', element: <p>正在加载</p> },
  ]
  const router = createPageRouter([{ element: <Drawn />, children: pages }], history)
  await act(async () => {
    await router.ready
    render(<PageProvider router={router} />)
  })
  return { router, scrollTo }
}

const scrollHere = (place: number) => {
  vi.stubGlobal('scrollY', place)
  window.dispatchEvent(new Event('scroll'))
}
const pageIsLong = (height: number) => vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)

afterEach(() => {
  history.scrollRestoration = 'auto'
})

it('shows another path from its top, also where it replaces the one before, with the focus on its heading', async () => {
  const { router, scrollTo } = await stage()
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
  scrollHere(700)
  await act(() => router.navigate('/one'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  expect(screen.getByRole('heading', { name: '一件' })).toHaveFocus()
  scrollHere(300)
  await act(() => router.navigate('/list', { replace: true }))
  expect(scrollTo).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('heading', { name: '列表' })).toHaveFocus()
  await act(() => router.navigate('/late'))
  expect(screen.getByRole('main')).toHaveFocus()
})

it('leaves the place alone while the path stays', async () => {
  const { router, scrollTo } = await stage()
  await act(() => router.navigate('/list?pgIndex=2'))
  expect(scrollTo).not.toHaveBeenCalled()
})

it('goes back to the place, as soon as the page is as long as it was', async () => {
  const { router, scrollTo } = await stage()
  pageIsLong(3000)
  scrollHere(900)
  await act(() => router.navigate('/one'))
  scrollTo.mockClear()
  pageIsLong(800)
  await act(() => router.navigate(-1))
  expect(scrollTo).not.toHaveBeenCalled()
  pageIsLong(3000)
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 900))
})

it('goes back to the place, although the window moves while the old page is drawn again', async () => {
  const { router, scrollTo } = await stage()
  pageIsLong(3000)
  scrollHere(900)
  await act(() => router.navigate('/list?pgIndex=3'))
  scrollTo.mockClear()
  whenDrawn = () => scrollHere(250)
  await act(() => router.navigate(-1))
  whenDrawn = () => undefined
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
})

it('leaves the page where it is when what a fresh document had opened over it is closed', async () => {
  const { router, scrollTo } = await stage(
    { pathname: '/list', search: '?pgIndex=2', key: 'closed' },
    { pathname: '/list', search: '?pgIndex=2&recordal=T1', key: 'open' },
  )
  pageIsLong(3000)
  scrollHere(900)
  await act(() => router.navigate(-1))
  expect(scrollTo).not.toHaveBeenCalled()
})

it('goes back to the top of another page whose place no longer is known', async () => {
  const { router, scrollTo } = await stage({ pathname: '/list', key: 'before' }, { pathname: '/one', key: 'loaded' })
  pageIsLong(3000)
  scrollHere(900)
  await act(() => router.navigate(-1))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

it('goes back to the place also where the page after it was left before it had been drawn', async () => {
  onTestFinished(() => history.replaceState(null, ''))
  const { scrollTo } = await stage({ pathname: '/list', key: 'drawn' })
  pageIsLong(3000)
  history.replaceState({ key: 'drawn' }, '')
  scrollHere(900)
  history.replaceState({ key: 'undrawn' }, '')
  scrollHere(250)
  history.replaceState({ key: 'drawn' }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
})

it('does not pull the page away under somebody who scrolls already', async () => {
  const { router, scrollTo } = await stage()
  scrollHere(900)
  await act(() => router.navigate('/one'))
  scrollTo.mockClear()
  pageIsLong(800)
  await act(() => router.navigate(-1))
  window.dispatchEvent(new Event('wheel'))
  pageIsLong(3000)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(scrollTo).not.toHaveBeenCalled()
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  Link,
  Outlet,
  useBlocker,
  useLocation,
  useNavigation,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { PageProvider } from './page-provider.tsx'
import type { PageRoute } from './page-route.ts'
import { createPageRouter } from './page-router.ts'

const deferred = <T,>() => {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

function Frame() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p data-testid="at">{pathname + search}</p>
      <p data-testid="busy">{useNavigation().location?.pathname ?? 'idle'}</p>
      <Outlet />
    </>
  )
}

const framed = (children: readonly PageRoute[]): PageRoute[] => [
  {
    element: <Frame />,
    children: [
      { ErrorBoundary: () => <h1>没有打开</h1>, children: [{ path: '/a', element: <h1>甲</h1> }, ...children] },
    ],
  },
]

const stage = async (routes: readonly PageRoute[], { before = [] as string[], at = '/a' } = {}) => {
  const router = createPageRouter(routes, createMemoryHistory({ initialEntries: [...before, at] }))
  await act(async () => {
    await router.ready
    render(<PageProvider router={router} />)
  })
  const go = (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
  return { router, go, user: userEvent.setup() }
}
const at = () => screen.getByTestId('at').textContent

describe('a lazy page', () => {
  it('leaves the old page standing until it is here, and says that it is on its way', async () => {
    const page = deferred<{ Component: () => React.ReactNode }>()
    const { router } = await stage(framed([{ path: '/b', load: () => page.promise }]))
    let arrival = Promise.resolve()
    await act(async () => {
      arrival = router.navigate('/b')
    })
    expect(screen.getByRole('heading', { name: '甲' })).toBeInTheDocument()
    expect(screen.getByTestId('busy')).toHaveTextContent('/b')
    expect(at()).toBe('/a')
    await act(async () => {
      page.resolve({ Component: () => <h1>乙</h1> })
      await arrival
    })
    expect(screen.getByRole('heading', { name: '乙' })).toBeInTheDocument()
    expect(screen.getByTestId('busy')).toHaveTextContent('idle')
    expect(at()).toBe('/b')
  })

  it('gives way to the page that was asked for after it', async () => {
    const page = deferred<{ Component: () => React.ReactNode }>()
    const { router, go } = await stage(
      framed([
        { path: '/slow', load: () => page.promise },
        { path: '/b', element: <h1>乙</h1> },
      ]),
    )
    let arrival = Promise.resolve()
    await act(async () => {
      arrival = router.navigate('/slow')
    })
    await go('/b')
    await act(async () => {
      page.resolve({ Component: () => <h1>迟到</h1> })
      await arrival
    })
    expect(screen.getByRole('heading', { name: '乙' })).toBeInTheDocument()
    expect(at()).toBe('/b')
  })

  it('shows the nearest error page when it fails, with the frame around it, and is tried again', async () => {
    let tries = 0
    const load = async () => {
      tries += 1
      if (tries === 1) throw new Error('lost')
      return { Component: () => <h1>乙</h1> }
    }
    const { go } = await stage(framed([{ path: '/b', load }]))
    await go('/b')
    expect(screen.getByRole('heading', { name: '没有打开' })).toBeInTheDocument()
    expect(at()).toBe('/b')
    await go('/a')
    await go('/b')
    expect(screen.getByRole('heading', { name: '乙' })).toBeInTheDocument()
    expect(tries).toBe(2)
  })
})

describe('a redirect', () => {
  const login = (address: string) => `/login?return_url=${address}`
  const routes = framed([
    { path: '/login', element: <h1>登录</h1> },
    { path: '/mine', redirect: login, element: <h1>我的</h1> },
    { path: '*', redirect: () => '/a' },
  ])

  it('carries the address with its query', async () => {
    const { go } = await stage(routes)
    await go('/mine?active=7')
    expect(at()).toBe('/login?return_url=/mine?active=7')
    await go(-1)
    expect(at()).toBe('/a')
  })

  it('takes the place of the address that one arrived at, so that going back leaves it behind', async () => {
    const { go } = await stage(routes, { before: ['/login'], at: '/nowhere' })
    expect(at()).toBe('/a')
    await go(-1)
    expect(at()).toBe('/login')
  })
})

it('reads a query alone as the same page with that query, and offers the plain address as href', async () => {
  const { user } = await stage(framed([{ path: '/b', element: <Link to="?page=2">下一页</Link> }]), { at: '/b?page=1' })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/b?page=2')
  await user.click(screen.getByRole('link'))
  expect(at()).toBe('/b?page=2')
})

describe('a page that asks before it is left', () => {
  function Asking() {
    const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/form')
    return blocker.state === 'blocked' ? (
      <>
        <button type="button" onClick={() => blocker.proceed()}>
          离开
        </button>
        <button type="button" onClick={() => blocker.reset()}>
          留下
        </button>
      </>
    ) : (
      <h1>表单</h1>
    )
  }
  const open = () =>
    stage(
      framed([
        { path: '/form', element: <Asking /> },
        { path: '/b', element: <h1>乙</h1> },
      ]),
      {
        before: ['/b'],
        at: '/form',
      },
    )

  it.each([
    ['a link', '/a', '/a'],
    ['the back button', -1, '/b'],
  ])('holds up %s until the answer', async (_name, to, goal) => {
    const { go, user } = await open()
    await go(to)
    expect(at()).toBe('/form')
    await user.click(screen.getByRole('button', { name: '留下' }))
    expect(screen.getByRole('heading', { name: '表单' })).toBeInTheDocument()
    expect(at()).toBe('/form')
    await go(to)
    await user.click(screen.getByRole('button', { name: '离开' }))
    expect(at()).toBe(goal)
  })

  it('lets steps within the page pass', async () => {
    const { go } = await open()
    await go('?page=2')
    expect(at()).toBe('/form?page=2')
    expect(screen.getByRole('heading', { name: '表单' })).toBeInTheDocument()
  })

  it('asks no more once it is gone', async () => {
    const { go, user } = await open()
    await go('/a')
    await user.click(screen.getByRole('button', { name: '离开' }))
    await go('/b')
    expect(at()).toBe('/b')
  })
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { LeaveGuard } from './leave-guard.tsx'

// The network is away: the dialog never comes.
vi.mock('./leave-dialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

it.each<[string, string, boolean]>([
  ['another form of the same page', '/form?form=edit&id=2', true],
  ['the page without a form', '/form', true],
  ['the same form with another list beside it', '/form?form=edit&id=1&page=2', false],
])('of a form that the query chooses, %s: %s', async (_, to, asks) => {
  vi.stubGlobal('reportError', vi.fn())
  const ask = vi.fn(() => false)
  vi.stubGlobal('confirm', ask)
  const router = createMemoryRouter([{ path: '/form', element: <LeaveGuard when by={['form', 'id']} /> }])
  await router.navigate('/form?form=edit&id=1')
  render(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(reportError).toHaveBeenCalled())
  await act(() => router.navigate(to))
  expect(ask).toHaveBeenCalledTimes(asks ? 1 : 0)
})

it('asks before a form is left, and keeps the form, although its dialog cannot be loaded', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const ask = vi.fn(() => false)
  vi.stubGlobal('confirm', ask)
  const router = createMemoryRouter([
    {
      path: '/form',
      element: (
        <>
          <input aria-label="货物" />
          <LeaveGuard when />
          <Link to="/away">离开</Link>
        </>
      ),
    },
    { path: '/away', element: <h1>别处</h1> },
  ])
  await router.navigate('/form')
  render(<RouterProvider router={router} />)
  await vi.waitFor(() => expect(reportError).toHaveBeenCalled())
  await userEvent.type(screen.getByRole('textbox', { name: '货物' }), '蓝牙耳机')
  await userEvent.click(screen.getByRole('link', { name: '离开' }))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('textbox', { name: '货物' })).toHaveValue('蓝牙耳机')
  ask.mockReturnValue(true)
  await userEvent.click(screen.getByRole('link', { name: '离开' }))
  expect(await screen.findByRole('heading', { name: '别处' })).toBeVisible()
})

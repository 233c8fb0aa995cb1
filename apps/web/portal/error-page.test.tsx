import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ErrorPage } from './error-page.tsx'

const show = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  render(
    <MemoryRouter>
      <ErrorPage />
    </MemoryRouter>,
  )
  return screen.getByRole('heading', { level: 1 })
}

it('says that the network is gone, and does not give way to the page of the browser', async () => {
  expect(show(false)).toHaveTextContent('网络断开了')
  // The window of the test refuses to load anything: a reload would be an error here.
  await userEvent.setup().click(screen.getByRole('button', { name: '重新加载' }))
  expect(screen.getByRole('link', { name: '返回首页' })).toBeVisible()
})

it('says of any other failure that the page did not open', () => {
  expect(show(true)).toHaveTextContent('这个页面没有打开')
})

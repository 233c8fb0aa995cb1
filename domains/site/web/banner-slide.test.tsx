import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Banner } from '../contract/banners.ts'
import { BannerSlide } from './banner-slide.tsx'
import { loadBanners } from './banner-store.ts'

const banner: Banner = {
  ...{ id: '1', title: '出口之前', text: '先看一眼', alt: '', image: '/api/picture/1/960.webp', wordsInPicture: false },
  ...{ link: '/home/customsSeizure', width: 960, height: 410, sources: [] },
  ...{ isOnline: true, isShown: true, isRecommended: false },
}
const show = (changes: Partial<Banner>, preview?: 'wide') => {
  const element = <BannerSlide banner={{ ...banner, ...changes }} {...(preview && { preview })} />
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return unmount
}

it('leads to a page of the portal in this window, to another site in a new one and says so', () => {
  const unmount = show({})
  const inside = screen.getByRole('link', { name: /出口之前/ })
  expect(inside).toHaveAttribute('href', '/home/customsSeizure')
  expect(inside).not.toHaveAttribute('target')
  unmount()
  show({ link: 'https://www.wipo.int/' })
  const outside = screen.getByRole('link', { name: /在新窗口打开其他网站/ })
  expect(outside).toHaveAttribute('href', 'https://www.wipo.int/')
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
})

it('is no link where it leads nowhere, nor in a preview', () => {
  show({ link: null })()
  show({}, 'wide')
  expect(screen.queryByRole('link')).toBeNull()
})

it('speaks its title and does not draw it where the picture holds the words', () => {
  show({ wordsInPicture: true, alt: '出口之前，先看一眼' })
  expect(screen.getByRole('heading', { name: '出口之前' })).toHaveClass('sr-only')
  expect(screen.queryByText('先看一眼')).toBeNull()
  screen.getByRole('img', { name: '出口之前，先看一眼' })
})

it('a carousel without an answer goes on without banners', async () => {
  const fetched = vi.fn(async () => Response.json({ banners: [banner] }))
  vi.stubGlobal('fetch', fetched)
  expect(await loadBanners()).toEqual([banner])
  fetched.mockResolvedValueOnce(new Response('busy', { status: 503 }))
  expect(await loadBanners()).toEqual([])
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  expect(await loadBanners()).toEqual([])
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const url = (width: number, type: string) => `/api/picture/1/${width}.${type}`
const picture = {
  width: 1920,
  height: 820,
  alt: '港口',
  url: url(1920, 'webp'),
  sources: (['avif', 'webp'] as const).flatMap((type) =>
    [1920, 960].map((width) => ({ type, width, url: url(width, type) })),
  ),
}

it('offers every type and width, best first, and keeps its place', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />)
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes])
  expect(sources).toEqual([
    ['image/avif', `${url(1920, 'avif')} 1920w, ${url(960, 'avif')} 960w`, '50vw'],
    ['image/webp', `${url(1920, 'webp')} 1920w, ${url(960, 'webp')} 960w`, '50vw'],
  ])
  const image = screen.getByRole('img', { name: '港口' })
  expect(image).toMatchObject({ width: 1920, height: 820 })
  expect(image.getAttribute('loading')).toBe('lazy')
})

it('says what the page says, or nothing where it only adorns', () => {
  const { rerender } = render(<Picture picture={picture} alt="海关查验" loading="eager" fetchPriority="high" />)
  expect(screen.getByRole('img', { name: '海关查验' }).getAttribute('fetchpriority')).toBe('high')
  rerender(<Picture picture={{ ...picture, alt: null }} />)
  screen.getByRole('presentation')
})

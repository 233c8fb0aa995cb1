import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch.ts'

it('loads the drawing of the page without network once somebody moves about, while there is a network', () => {
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address)
      }
    },
  )
  prefetchOnIntent([])
  fireEvent.pointerOver(document.body)
  fireEvent.pointerOver(document.body)
  expect(asked).toEqual([expect.stringMatching(/offline\.svg\b/)])
})

import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTouch } from './use-media.ts'

type Device = { hover: string; pointer: string; 'any-pointer': string; width: number }

/** Answers media queries as the browser of this device does. */
const holds = (device: Device, query: string): boolean =>
  query.split(', ').some((clause) =>
    clause.split(' and ').every((feature) => {
      const [name = '', value = ''] = feature.slice(1, -1).split(': ')
      if (name === 'max-width') return device.width <= Number.parseInt(value, 10)
      return device[name as keyof Device] === value
    }),
  )

function Sample() {
  return <p>{useTouch() ? '拍照' : '拖到这里'}</p>
}

it.each<[string, Device, string]>([
  ['a phone', { hover: 'none', pointer: 'coarse', 'any-pointer': 'coarse', width: 390 }, '拍照'],
  ['a tablet', { hover: 'none', pointer: 'coarse', 'any-pointer': 'coarse', width: 1180 }, '拍照'],
  [
    'a phone that says that it can hover',
    { hover: 'hover', pointer: 'coarse', 'any-pointer': 'coarse', width: 390 },
    '拍照',
  ],
  [
    'a phone that calls the finger fine',
    { hover: 'none', pointer: 'fine', 'any-pointer': 'coarse', width: 390 },
    '拍照',
  ],
  ['a narrow window', { hover: 'hover', pointer: 'fine', 'any-pointer': 'fine', width: 390 }, '拖到这里'],
  [
    'a laptop with a touch screen',
    { hover: 'hover', pointer: 'fine', 'any-pointer': 'coarse', width: 1440 },
    '拖到这里',
  ],
  ['a computer without a mouse', { hover: 'none', pointer: 'none', 'any-pointer': 'none', width: 1440 }, '拖到这里'],
])('%s is known by its pointer and not by its width', (_, device, shown) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds(device, query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  render(<Sample />)
  expect(screen.getByText(shown)).toBeVisible()
})

import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { partOf } from './part-of.tsx'

it('a part that cannot be loaded leaves the page alone, and comes when the network is back', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const load = vi.fn(async () => ({ Component: ({ name }: { name: string }) => <p>{name}到了</p> }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Part = partOf(load, () => <p>请稍候</p>)
  render(
    <>
      <input aria-label="货物" defaultValue="蓝牙耳机" />
      <Part name="地区" />
    </>,
  )
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('textbox', { name: '货物' })).toHaveValue('蓝牙耳机')
  expect(screen.getByText('请稍候')).toBeVisible()
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('地区到了')).toBeVisible()
})

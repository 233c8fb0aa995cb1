import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Field } from './field.tsx'
import type { Region, RegionPath } from './region.ts'
import { RegionPicker } from './region-picker.tsx'

const regions: readonly Region[] = [
  { id: '110000', name: '北京市', children: [{ id: '110101', name: '东城区' }] },
  {
    id: '440000',
    name: '广东省',
    children: [
      {
        id: '440300',
        name: '深圳市',
        children: [
          { id: '440304', name: '福田区' },
          { id: '440305', name: '南山区' },
        ],
      },
      { id: '441900', name: '东莞市' },
    ],
  },
]
const onPick = vi.fn<(path: RegionPath) => void>()
beforeEach(() => onPick.mockClear())

function Place({ load = async () => regions }: { load?: () => Promise<readonly Region[]> }) {
  const [value, setValue] = useState<RegionPath>([])
  return (
    <Field label="所在地区" required>
      <RegionPicker
        value={value}
        load={load}
        onChange={(path) => {
          setValue(path)
          onPick(path)
        }}
      />
    </Field>
  )
}
const trigger = () => screen.getByRole('button', { name: /^所在地区/ })
const open = async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('option', { name: '北京市' })
}
const ids = () => onPick.mock.lastCall?.[0].map(({ id }) => id)

describe('RegionPicker by keyboard', () => {
  it('goes down three columns and takes the district', async () => {
    render(<Place />)
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(screen.getByRole('option', { name: '深圳市' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{End}{Enter}')
    expect(ids()).toEqual(['440000', '440300', '440305'])
    expect(trigger()).toHaveTextContent('广东省 / 深圳市 / 南山区')
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('takes a city without districts as complete', async () => {
    render(<Place />)
    await open()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
    expect(ids()).toEqual(['440000', '441900'])
  })

  it('goes back with the left arrow, and escapes without a choice', async () => {
    render(<Place />)
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}')
    expect(screen.getByRole('option', { name: '广东省' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onPick).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('RegionPicker by search', () => {
  it.each(['南山', '广东省深圳市南山区', '深圳 南山'])('finds by %s and takes it with Enter', async (typed) => {
    render(<Place />)
    await open()
    await userEvent.click(screen.getByRole('combobox', { name: '搜索地区' }))
    await userEvent.keyboard(`${typed}{Enter}`)
    expect(ids()).toEqual(['440000', '440300', '440305'])
  })

  it('marks with the arrows, takes with the mouse, and says when there is nothing', async () => {
    render(<Place />)
    await open()
    const search = screen.getByRole('combobox', { name: '搜索地区' })
    await userEvent.type(search, '东')
    const hits = within(screen.getByRole('listbox', { name: '搜索结果' })).getAllByRole('option')
    expect(hits.map((hit) => hit.textContent)).toEqual([
      '北京市 / 东城区',
      '广东省 / 深圳市 / 福田区',
      '广东省 / 深圳市 / 南山区',
      '广东省 / 东莞市',
    ])
    await userEvent.keyboard('{ArrowDown}')
    expect(search).toHaveAttribute('aria-activedescendant', hits[1]?.id)
    await userEvent.type(search, '火')
    expect(screen.getByText('没有匹配的地区')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, '东莞')
    await userEvent.click(screen.getByRole('option', { name: '广东省 / 东莞市' }))
    expect(ids()).toEqual(['440000', '441900'])
  })
})

it('loads once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<readonly Region[]>>()
  load.mockRejectedValue(new Error('offline'))
  render(<Place load={load} />)
  await userEvent.click(trigger())
  const again = await screen.findByRole('button', { name: '重试' })
  load.mockClear().mockResolvedValue(regions)
  await userEvent.click(again)
  expect(await screen.findByRole('option', { name: '广东省' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(trigger())
  expect(load).toHaveBeenCalledTimes(1)
})

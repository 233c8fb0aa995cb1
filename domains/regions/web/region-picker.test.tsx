import { Field } from '@portal/platform/web'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleRegions } from '../contract/samples.ts'
import type { RegionCodes } from './region-codes.ts'
import { RegionField } from './region-field.tsx'

const onPick = vi.fn<(codes: RegionCodes) => void>()
beforeEach(() => {
  onPick.mockClear()
  vi.stubGlobal('fetch', async () => Response.json({ list: sampleRegions }))
})
afterEach(() => vi.unstubAllGlobals())

function Place() {
  const [value, setValue] = useState<RegionCodes>({ province: '', city: '', county: '' })
  return (
    <Field label="所在地区" required>
      <RegionField
        value={value}
        onChange={(codes) => {
          setValue(codes)
          onPick(codes)
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
const picked = () => Object.values(onPick.mock.lastCall?.[0] ?? {})

describe('RegionField by keyboard', () => {
  it('goes down three columns and takes the district', async () => {
    render(<Place />)
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(screen.getByRole('option', { name: '深圳市' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{End}{Enter}')
    expect(picked()).toEqual(['440000', '440300', '440305'])
    expect(trigger()).toHaveTextContent('广东省 / 深圳市 / 南山区')
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('takes a city without districts as complete', async () => {
    render(<Place />)
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{Enter}')
    expect(picked()).toEqual(['440000', '441900', ''])
  })

  it('goes back with the left arrow, and escapes without a choice', async () => {
    render(<Place />)
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowLeft}')
    expect(screen.getByRole('option', { name: '广东省' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onPick).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('RegionField by search', () => {
  it.each(['南山', '广东省深圳市南山区', '深圳 南山'])('finds by %s and takes it with Enter', async (typed) => {
    render(<Place />)
    await open()
    await userEvent.click(screen.getByRole('combobox', { name: '搜索地区' }))
    await userEvent.keyboard(`${typed}{Enter}`)
    expect(picked()).toEqual(['440000', '440300', '440305'])
  })

  it('marks with the arrows, takes with the mouse, and says when there is nothing', async () => {
    render(<Place />)
    await open()
    const search = screen.getByRole('combobox', { name: '搜索地区' })
    await userEvent.type(search, '东')
    const hits = within(screen.getByRole('listbox', { name: '搜索结果' })).getAllByRole('option')
    expect(hits.map((hit) => hit.textContent)).toEqual([
      '北京市 / 北京市 / 东城区',
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
    expect(picked()).toEqual(['440000', '441900', ''])
  })
})

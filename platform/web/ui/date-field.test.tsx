import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DateField } from './date-field.tsx'
import { Field } from './field.tsx'
import { MomentField } from './moment-field.tsx'

function Day({
  from = '',
  said,
  ...rest
}: {
  from?: string
  said?: (value: string) => void
  min?: string
  max?: string
}) {
  const [value, setValue] = useState(from)
  return (
    <Field label="核对日期">
      <DateField
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next)
          said?.(next)
        }}
      />
      <button type="button" onClick={() => setValue('2030-01-02')}>
        填入
      </button>
    </Field>
  )
}

const box = () => screen.getByRole('textbox', { name: '核对日期' })
const calendar = () => screen.findByRole('dialog', { name: '选择日期' })

describe('a field for a day', () => {
  it('writes the day out, and shows it as one types it while it has the focus', async () => {
    render(<Day from="2026-11-20" />)
    expect(box()).toHaveValue('2026 年 11 月 20 日')
    expect(box()).toHaveAttribute('type', 'text')
    await userEvent.click(box())
    expect(box()).toHaveValue('2026-11-20')
  })

  it('has another day typed over the one that it holds, where one comes to it with Tab', async () => {
    render(<Day from="2026-11-20" />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '核对日期' })
    act(() => field.focus())
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('2026-11-20')
  })

  it('takes a typed day as soon as it is whole, and the shorter forms when the field is left', async () => {
    const said = vi.fn()
    render(<Day said={said} />)
    await userEvent.type(box(), '20261120')
    expect(said).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.clear(box())
    expect(said).toHaveBeenLastCalledWith('')
    await userEvent.type(box(), '2026/1/5')
    await userEvent.tab()
    expect(said).toHaveBeenLastCalledWith('2026-01-05')
    expect(box()).toHaveValue('2026 年 1 月 5 日')
  })

  it('keeps what it cannot read, and hands it on to be refused', async () => {
    const said = vi.fn()
    render(<Day said={said} />)
    await userEvent.type(box(), '2026-02-30')
    await userEvent.tab()
    expect(said).toHaveBeenLastCalledWith('2026-02-30')
    expect(box()).toHaveValue('2026-02-30')
  })

  it('shows a value that comes from outside in place of what was typed', async () => {
    render(<Day />)
    await userEvent.type(box(), '明天')
    await userEvent.click(screen.getByRole('button', { name: '填入' }))
    expect(box()).toHaveValue('2030 年 1 月 2 日')
  })

  it('is chosen from the calendar by the keyboard alone', async () => {
    render(<Day from="2026-11-30" />)
    await userEvent.click(box())
    await userEvent.keyboard('{ArrowDown}')
    await calendar()
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 11 月 30 日' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('grid', { name: '2026 年 12 月' })).toBeVisible()
    expect(screen.getByRole('button', { name: '2026 年 12 月 1 日' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(box()).toHaveFocus())
    expect(box()).toHaveValue('2026-12-01')
  })

  it('turns months and years, offers no day out of its limits, and is emptied', async () => {
    const said = vi.fn()
    render(<Day from="2026-11-20" min="2026-11-10" max="2027-12-31" said={said} />)
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }))
    const days = within(await calendar())
    await userEvent.click(days.getByRole('button', { name: '2026 年 11 月 9 日' }))
    expect(said).not.toHaveBeenCalled()
    await userEvent.click(days.getByRole('button', { name: '下一年' }))
    await userEvent.click(days.getByRole('button', { name: '下个月' }))
    expect(days.getByRole('grid', { name: '2027 年 12 月' })).toBeVisible()
    expect(days.getByRole('button', { name: '下个月' })).toHaveFocus()
    await userEvent.click(days.getByRole('button', { name: '清除' }))
    expect(said).toHaveBeenLastCalledWith('')
    expect(box()).toHaveValue('')
  })
})

describe('a field for a moment', () => {
  function Moment({ said }: { said: (value: string) => void }) {
    const [value, setValue] = useState('')
    return (
      <Field label="开课时间">
        <MomentField
          value={value}
          onChange={(next) => {
            setValue(next)
            said(next)
          }}
        />
      </Field>
    )
  }
  const day = () => screen.getByRole('textbox', { name: '开课时间' })
  const time = () => screen.getByRole('textbox', { name: '时间（时:分）' })

  it('has a day and a time, and puts the time into its form', async () => {
    const said = vi.fn()
    render(<Moment said={said} />)
    await userEvent.type(day(), '20261201')
    await userEvent.type(time(), '930')
    await userEvent.tab()
    expect(said).toHaveBeenLastCalledWith('2026-12-01T09:30')
    await userEvent.clear(day())
    await userEvent.type(day(), '20261202')
    expect(said).toHaveBeenLastCalledWith('2026-12-02T09:30')
  })

  it('takes both at once where they are pasted into the day', async () => {
    const said = vi.fn()
    render(<Moment said={said} />)
    await userEvent.type(day(), '2026-12-01T14:00')
    await userEvent.tab()
    expect(said).toHaveBeenLastCalledWith('2026-12-01T14:00')
    expect(day()).toHaveValue('2026 年 12 月 1 日')
    expect(time()).toHaveValue('14:00')
  })
})

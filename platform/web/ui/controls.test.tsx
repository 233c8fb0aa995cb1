import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CheckboxGroup } from './checkbox-group.tsx'
import { Combo } from './combo.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const countries = [
  { id: 'CN', name: '中国', search: 'zhongguo china' },
  { id: 'HK', name: '中国香港', search: 'xianggang hong kong' },
  { id: 'DE', name: '德国', search: 'deguo germany' },
]

function Country({ onPick }: { onPick: (id: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <Field label="注册国籍" hint="输入或选择">
      <Combo
        value={value}
        items={countries}
        onChange={(id) => {
          setValue(id)
          onPick(id)
        }}
      />
    </Field>
  )
}
const combo = () => screen.getByRole('combobox', { name: '注册国籍' })

describe('Combo', () => {
  it('speaks Chinese in an English browser', async () => {
    expect(navigator.language).toBe('en-US')
    render(<Country onPick={vi.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: '显示选项' }))
    expect(screen.getByRole('listbox')).toHaveAccessibleName(/建议/)
  })

  it('opens and closes its list by the mouse, and keeps the focus in the text', async () => {
    render(<Country onPick={vi.fn()} />)
    const button = screen.getByRole('button', { name: '显示选项' })
    await userEvent.click(button)
    expect(screen.getAllByRole('option')).toHaveLength(countries.length)
    expect(combo()).toHaveFocus()
    await userEvent.click(button)
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(combo()).toHaveFocus()
  })

  it.each([
    ['香港', '中国香港'],
    ['germany', '德国'],
    ['ＺＨＯＮＧ', '中国'],
  ])('finds by %s', async (typed, name) => {
    const onPick = vi.fn()
    render(<Country onPick={onPick} />)
    await userEvent.type(combo(), typed)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([name])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(combo()).toHaveValue(name)
    expect(onPick).toHaveBeenLastCalledWith(countries.find((country) => country.name === name)?.id)
  })

  it('does not take the half-typed pinyin for an answer', async () => {
    const onPick = vi.fn()
    render(<Country onPick={onPick} />)
    await userEvent.type(combo(), 'zhongguo')
    await userEvent.tab()
    expect(combo()).toHaveValue('')
    expect(onPick).not.toHaveBeenCalledWith('zhongguo')
  })

  it('says when nothing fits', async () => {
    render(<Country onPick={vi.fn()} />)
    await userEvent.type(combo(), '火星')
    expect(screen.getByText('没有匹配的选项')).toBeVisible()
  })
})

function Platforms({ onText }: { onText: (text: string) => void }) {
  const [value, setValue] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  return (
    <Field label="平台" group required>
      <CheckboxGroup
        value={value}
        onChange={setValue}
        options={['天猫国际', '速卖通', '其他平台'].map((name) => ({ value: name, label: name }))}
        other={{
          option: '其他平台',
          label: '请说明其他平台',
          value: text,
          onChange: (next) => {
            setText(next)
            onText(next)
          },
        }}
      />
      <output>{value.join(';')}</output>
    </Field>
  )
}

describe('CheckboxGroup', () => {
  it('opens and focuses the free text with 其他, and closes it again', async () => {
    render(<Platforms onText={vi.fn()} />)
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: '其他平台' }))
    expect(screen.getByRole('textbox', { name: /请说明其他平台/ })).toHaveFocus()
    await userEvent.click(screen.getByRole('checkbox', { name: '其他平台' }))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('takes 50 characters as people count them', async () => {
    const onText = vi.fn()
    render(<Platforms onText={onText} />)
    await userEvent.click(screen.getByRole('checkbox', { name: '其他平台' }))
    await userEvent.paste('𠮷'.repeat(60))
    expect(onText).toHaveBeenLastCalledWith('𠮷'.repeat(50))
    expect(screen.getByText('50 / 50')).toBeVisible()
  })

  it('keeps the order of the options, whatever was chosen first', async () => {
    render(<Platforms onText={vi.fn()} />)
    for (const name of ['速卖通', '天猫国际']) await userEvent.click(screen.getByRole('checkbox', { name }))
    expect(screen.getByRole('status')).toHaveTextContent('天猫国际;速卖通')
    expect(screen.getByRole('group')).toHaveAccessibleName(/^平台/)
  })
})

describe('Field', () => {
  it('reserves the error line, so that a message on blur never moves the button being pressed', () => {
    const css = readFileSync(resolve('platform/web/ui/field.module.css'), 'utf8')
    expect(css).toMatch(/\.under \{[^}]*min-height: 22px/)
  })

  it('counts code points and sets no maxlength, which would count otherwise', () => {
    render(
      <Field label="诉求" counter={{ text: '𠮷𠮷', max: 500 }}>
        <TextInput value="𠮷𠮷" onChange={vi.fn()} />
      </Field>,
    )
    expect(screen.getByText('2 / 500')).toBeVisible()
    expect(screen.getByRole('textbox')).not.toHaveAttribute('maxlength')
  })

  it('ties hint and error to the control', () => {
    render(
      <Field label="企业名称" hint="与执照一致" error="请输入企业名称" required>
        <TextInput value="" onChange={vi.fn()} />
      </Field>,
    )
    const box = screen.getByRole('textbox', { name: '企业名称' })
    expect(box).toHaveAccessibleDescription('与执照一致 请输入企业名称')
    expect(box).toBeInvalid()
    expect(box).toBeRequired()
  })
})

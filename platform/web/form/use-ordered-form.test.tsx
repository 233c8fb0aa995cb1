import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { callError } from '../call/call-error.ts'
import { Segmented } from '../ui/segmented.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toastStore } from '../ui/toast-store.ts'
import { Form } from './form.tsx'
import { FormField } from './form-field.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { useOrderedForm } from './use-ordered-form.ts'

const required = (msg: string) => z.string().check(z.trim(), z.minLength(1, msg))
const schema = z
  .object({
    holderType: z.string(),
    name: required('请输入您的权利人名称/姓名'),
    idCard: z.string(),
    address: required('请输入您的详细地址'),
    phone: required('请输入联系人电话').check(z.regex(/^1\d{10}$/, '请输入正确的联系人电话')),
  })
  .check(
    z.refine((value) => value.holderType !== '1' || value.idCard !== '', {
      path: ['idCard'],
      error: '请输入您的身份证号',
      when: () => true,
    }),
  )
type Value = z.input<typeof schema>
const empty: Value = { holderType: '1', name: '', idCard: '', address: '', phone: '' }
const labels = { name: '名称', idCard: '身份证号', address: '详细地址', phone: '联系人电话' } as const

function Sample({
  send,
  start = empty,
}: {
  send: (value: Value, sending: { key: string }) => Promise<unknown>
  start?: Value
}) {
  const form = useOrderedForm({ schema, defaults: start, send })
  return (
    <Form form={form} label="样本">
      {/* The page shows the phone first: the order that counts is the schema's. */}
      {(['phone', 'name', 'idCard', 'address'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={labels[name]} required>
          {(control) => <TextInput {...control} />}
        </FormField>
      ))}
      <FormField form={form} name="holderType" label="类型" group>
        {(control) => (
          <Segmented
            {...control}
            options={[
              { value: '1', label: '自然人' },
              { value: '2', label: '法人' },
            ]}
          />
        )}
      </FormField>
      <SubmitBar submit="提交">
        <button type="button" onClick={form.startOver}>
          继续提交
        </button>
      </SubmitBar>
    </Form>
  )
}

const toasts = () => toastStore.snapshot().map(({ text }) => text)
const box = (name: string) => screen.getByRole('textbox', { name })
const press = (name = '提交') => userEvent.click(screen.getByRole('button', { name }))
const full: Value = { holderType: '2', name: '甲', idCard: '', address: '乙', phone: '13800000000' }

describe('a form', () => {
  it('toasts the first failure in schema order, focuses its field, and marks the others', async () => {
    const send = vi.fn()
    render(<Sample send={send} />)
    await press()
    await waitFor(() => expect(box('名称')).toHaveFocus())
    expect(toasts()).toEqual(['请输入您的权利人名称/姓名'])
    expect(box('身份证号')).toHaveAccessibleDescription('请输入您的身份证号')
    expect(box('联系人电话')).toHaveAccessibleDescription('请输入联系人电话')
    expect(box('联系人电话')).toBeInvalid()
    expect(send).not.toHaveBeenCalled()
  })

  it('goes on to the next failure once the first is mended', async () => {
    render(<Sample send={vi.fn()} />)
    await press()
    await waitFor(() => expect(box('名称')).toHaveFocus())
    await userEvent.type(box('名称'), '甲')
    await press()
    await waitFor(() => expect(box('身份证号')).toHaveFocus())
    // What was said before the correction is gone.
    expect(toasts()).toEqual(['请输入您的身份证号'])
  })

  it('drops a conditional rule with its condition', async () => {
    render(<Sample send={vi.fn()} />)
    await userEvent.type(box('名称'), '甲')
    await userEvent.click(screen.getByRole('radio', { name: '法人' }))
    await press()
    await waitFor(() => expect(box('详细地址')).toHaveFocus())
  })

  it('says on blur what is wrong with that field, without a toast, and takes it back while typing', async () => {
    render(<Sample send={vi.fn()} />)
    await userEvent.type(box('联系人电话'), '12')
    await userEvent.tab()
    expect(await screen.findByText('请输入正确的联系人电话')).toBeVisible()
    expect(screen.queryByText('请输入您的详细地址')).toBeNull()
    expect(toasts()).toEqual([])
  })

  it('lists three or more failures above, each a way to its field, and shortens the list', async () => {
    render(<Sample send={vi.fn()} />)
    await press()
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('还有 4 处需要填写或修改')
    await userEvent.click(within(summary).getByRole('button', { name: '请输入您的详细地址' }))
    expect(box('详细地址')).toHaveFocus()
    await userEvent.type(box('详细地址'), '街道')
    await waitFor(() => expect(summary).toHaveTextContent('还有 3 处需要填写或修改'))
  })

  it('shows the refusals of the server at their fields', async () => {
    const fields = [{ path: 'phone', msg: '该电话已登记' }]
    render(
      <Sample start={full} send={() => Promise.reject(callError('refused', '该电话已登记', { http: 400, fields }))} />,
    )
    await press()
    await waitFor(() => expect(box('联系人电话')).toHaveFocus())
    expect(box('联系人电话')).toHaveAccessibleDescription('该电话已登记')
    expect(toasts()).toEqual(['该电话已登记'])
  })

  it('sends once for a double click, and says that it is sending', async () => {
    let finish: () => void = () => undefined
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(<Sample start={full} send={send} />)
    await userEvent.dblClick(screen.getByRole('button', { name: '提交' }))
    const button = await screen.findByRole('button', { name: '正在提交…' })
    await userEvent.click(button)
    expect(send).toHaveBeenCalledTimes(1)
    finish()
    expect(await screen.findByRole('button', { name: '提交' })).toBeEnabled()
  })

  it('keeps entries and key over a time-out and offers 重试; 继续提交 takes a new key', async () => {
    const keys: string[] = []
    const send = vi.fn((_: Value, { key }: { key: string }) => {
      keys.push(key)
      return keys.length === 1 ? Promise.reject(callError('timeout', '请求超时')) : Promise.resolve()
    })
    render(<Sample start={full} send={send} />)
    await press()
    await press('重试')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    expect(keys[1]).toBe(keys[0])
    expect(box('名称')).toHaveValue('甲')
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    await press('继续提交')
    await press()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    expect(keys[2]).not.toBe(keys[0])
  })

  it('keeps room for a message before there is one, so that no click is lost', async () => {
    render(<Sample send={vi.fn()} />)
    const line = document.getElementById(box('名称').getAttribute('aria-describedby') ?? '')
    expect(line).toBeEmptyDOMElement()
    await press()
    await waitFor(() => expect(line).toHaveTextContent('请输入您的权利人名称/姓名'))
  })
})

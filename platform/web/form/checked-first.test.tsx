import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type CallError, callError } from '../call/call-error.ts'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toastStore } from '../ui/toast-store.ts'
import { Form } from './form.tsx'
import { FormField } from './form-field.tsx'
import { useOrderedForm } from './use-ordered-form.ts'

const schema = z.object({ name: z.string().check(z.minLength(1, '请输入名称')) })

type Calls = { send: () => Promise<unknown>; onNext: (isFit: boolean) => void; onFailure: (error: CallError) => void }

/** A form with a step between its filling in and its sending. */
function Sample({ send, onNext, onFailure }: Calls) {
  const form = useOrderedForm({ schema, defaults: { name: '' }, send, onFailure })
  return (
    <>
      <Form form={form} label="样本" onSubmit={() => void form.check().then(onNext)}>
        <FormField form={form} name="name" label="名称" help={{ label: '名称怎么填', onOpen: () => undefined }}>
          {(control) => <TextInput {...control} />}
        </FormField>
        <Button type="submit">下一步</Button>
      </Form>
      <Button onClick={() => void form.submit()}>提交</Button>
    </>
  )
}

it('is judged as by its submit without being sent, and then sent by another hand, which tells a failure itself', async () => {
  const calls: Calls = {
    send: vi.fn(() => Promise.reject(callError('network', '网络连接失败'))),
    onNext: vi.fn(),
    onFailure: vi.fn(),
  }
  render(<Sample {...calls} />)
  const user = userEvent.setup()
  const box = screen.getByRole('textbox', { name: '名称' })
  await user.click(screen.getByRole('button', { name: '下一步' }))
  expect(calls.onNext).toHaveBeenLastCalledWith(false)
  expect(box).toHaveAccessibleDescription(/请输入名称/)
  // The button that explains the field stands before its control.
  expect(box).toHaveFocus()
  await user.keyboard('甲{Enter}')
  expect(calls.onNext).toHaveBeenLastCalledWith(true)
  expect(calls.send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '提交' }))
  expect(calls.onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ msg: '网络连接失败' }))
  expect(toastStore.snapshot().filter(({ text }) => text === '网络连接失败')).toEqual([])
})

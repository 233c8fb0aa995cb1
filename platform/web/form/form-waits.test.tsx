import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { callError } from '../call/call-error.ts'
import { FormEnd } from '../desk/form-end.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toastStore } from '../ui/toast-store.ts'
import type { SendFile, UploadedFile } from '../upload/send-file.ts'
import { Upload } from '../upload/upload.tsx'
import { Form } from './form.tsx'
import { FormField } from './form-field.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { useOrderedForm } from './use-ordered-form.ts'

const rule = { purpose: 'attachment', extensions: 'pdf', maxBytes: 1024 }
const file = new File(['%PDF-'], '发票.pdf', { type: 'application/pdf' })
const stored: UploadedFile = { id: '1', url: '/1', fileName: '发票.pdf', size: 5, sha256: '' }
type Values = { number: string; files: readonly UploadedFile[] }
const schema = z.object({ number: z.string(), files: z.array(z.unknown()) })

function Sample({
  upload,
  send,
  end,
}: {
  upload: SendFile
  send: (value: Values) => Promise<void>
  end: 'bar' | 'end'
}) {
  const [isOpen, setOpen] = useState(true)
  const form = useOrderedForm<Values>({ schema, defaults: { number: '', files: [] }, send })
  return (
    <Form form={form} label="样本">
      {isOpen && (
        <FormField form={form} name="files" label="文件" group>
          {(control) => <Upload {...control} rule={rule} send={upload} />}
        </FormField>
      )}
      <button type="button" onClick={() => setOpen(false)}>
        收起
      </button>
      <FormField form={form} name="number" label="号码">
        {(control) => <TextInput {...control} />}
      </FormField>
      {end === 'bar' ? <SubmitBar submit="提交" /> : <FormEnd submit="提交" />}
    </Form>
  )
}

it.each(['bar', 'end'] as const)('a form (%s) waits for the files in it, and then sends them', async (end) => {
  let arrive: ((uploaded: UploadedFile) => void) | undefined
  const upload: SendFile = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const send = vi.fn(async (_: Values) => undefined)
  render(<Sample upload={upload} send={send} end={end} />)
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText(/^文件/, { selector: 'input' }), file)
  await user.click(await screen.findByRole('button', { name: '文件上传中…' }))
  await user.type(screen.getByRole('textbox', { name: '号码' }), '24440{Enter}')
  fireEvent.submit(screen.getByRole('form', { name: '样本' }))
  expect(send).not.toHaveBeenCalled()
  expect(toastStore.snapshot()).toMatchObject([{ text: '文件上传中…' }])
  await waitFor(() => expect(arrive).toBeDefined())
  arrive?.(stored)
  await user.click(await screen.findByRole('button', { name: '提交' }))
  expect(send.mock.calls.map(([value]) => value)).toEqual([{ number: '24440', files: [stored] }])
})

const never: SendFile = () => new Promise(() => undefined)
const refuses: SendFile = () => Promise.reject(callError('network', ''))

it.each([
  ['fails', refuses, async () => undefined],
  ['is cancelled', never, (user: UserEvent) => user.click(screen.getByRole('button', { name: '取消 发票.pdf' }))],
  ['goes with its field', never, (user: UserEvent) => user.click(screen.getByRole('button', { name: '收起' }))],
] as const)('a form can be sent again once a file %s', async (_, upload, end) => {
  const send = vi.fn(async (_value: Values) => undefined)
  render(<Sample upload={upload} send={send} end="bar" />)
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText(/^文件/, { selector: 'input' }), file)
  await end(user)
  await user.click(await screen.findByRole('button', { name: '提交' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

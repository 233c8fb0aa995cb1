import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { callError } from '../call/call-error.ts'
import { Field } from '../ui/field.tsx'
import { FailedTogether } from './failed-together.tsx'
import type { SendFile, UploadedFile } from './send-file.ts'
import { Upload } from './upload.tsx'

const unfit = '图片须为 JPG 格式'
const wrongSize = '宽和高均为 400-1500 像素'
const rule = { purpose: 'picture', extensions: 'jpg', maxBytes: 100 }
const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

/** Refuses what is called small; the rest arrives. */
const send: SendFile = async (file) => {
  if (file.name.startsWith('small')) throw callError('refused', wrongSize, { http: 422 })
  return { id: file.name, url: '', fileName: file.name, size: file.size, sha256: '' }
}

function Sample() {
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  return (
    <Field label="图样" group>
      <Upload
        rule={rule}
        value={files}
        onChange={setFiles}
        send={send}
        max={5}
        failures={(failed) => <FailedTogether {...failed} unfit={unfit} />}
      />
    </Field>
  )
}

it('tells what failed of five at once in one window, a line each, and keeps the others', async () => {
  render(<Sample />)
  const user = userEvent.setup({ applyAccept: false })
  const names = ['1.jpg', '2.png', '3.jpg', 'small.jpg', '5.jpg']
  await user.upload(
    screen.getByLabelText(/^图样/),
    names.map((name) => picture(name)),
  )
  const dialog = await screen.findByRole('alertdialog', { name: '上传失败' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([`2.png：${unfit}`, `small.jpg：${wrongSize}`])
  await user.click(within(dialog).getByRole('button', { name: '知道了' }))
  expect(screen.getAllByText('已上传')).toHaveLength(3)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: '重试 small.jpg' }))
  const again = await screen.findByRole('alertdialog', { name: '上传失败' })
  await waitFor(() => expect(within(again).getAllByRole('listitem')).toHaveLength(1))
})

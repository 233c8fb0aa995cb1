import { stageOf } from '@portal/accounts/testing/page'
import { Form, FormField, TextInput, type UploadedFile, useOrderedForm } from '@portal/platform/web'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Prefill } from '../../contract/prefill.ts'
import { rowAnswer } from '../../testing/page-answers.ts'
import { RightPicker } from './right-picker.tsx'

const sent = vi.fn()
const added = vi.fn()

function Filled({ stored = '' }: { stored?: string }) {
  const form = useOrderedForm({
    schema: z.object({ obligeeName: z.string(), appeal: z.string() }),
    defaults: { obligeeName: stored, appeal: '' },
    send: async (values) => sent(values),
  })
  return (
    <Form form={form} label="申请">
      <RightPicker
        of="request-7"
        labels={{ obligeeName: '企业名称', appeal: '诉求' }}
        papers={{ hasRoom: (_, chosen) => chosen.length < 1, add: added }}
      />
      <FormField form={form} name="obligeeName" label="企业名称">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="appeal" label="诉求">
        {(control) => <TextInput {...control} />}
      </FormField>
    </Form>
  )
}

const prefill: Prefill = {
  values: { obligeeName: '海帆公司', appeal: '涉及的权利', strange: 'x' },
  papers: [
    { paperId: 'p1', kind: 'certificate', fileName: '注册证.pdf', fits: true, why: '', purpose: 'request-attachment' },
    { paperId: 'p2', kind: 'photo', fileName: '实物.png', fits: true, why: '', purpose: 'request-attachment' },
    { paperId: 'p3', kind: 'other', fileName: '大.pdf', fits: false, why: '上传文件大小不能超过 2MB!', purpose: null },
  ],
  right: { id: 'r1', version: 3, verified: null },
}
const copy: UploadedFile = {
  id: 'f9',
  url: '/api/file/f9',
  fileName: '注册证.pdf',
  size: 9,
  sha256: 'ab',
  thumbnail: null,
}
const usePaper = 'POST /api/rights/r1/papers/p1/use'

const open = async (stored?: string) => {
  const staged = stageOf({})(<Filled {...(stored && { stored })} />, {
    path: '/form',
    answers: {
      'GET /api/rights': () => ({ elements: [rowAnswer()], totalElements: 1 }),
      'GET /api/rights/r1/prefill': () => prefill,
      [usePaper]: () => copy,
    },
  })
  return staged
}

const choose = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: '从权利台账选择' }))
  const dialog = within(await screen.findByRole('dialog', { name: '从权利台账选择' }))
  await user.click(await dialog.findByRole('radio', { name: /HAIFAN/ }))
  await dialog.findByRole('button', { name: '填入' })
  return dialog
}

describe('a form that is filled from the vault', () => {
  it('takes values and the certificate, and sends nothing by it', async () => {
    const { user, callsOf } = await open()
    const dialog = await choose(user)
    expect(dialog.getByText('填入：企业名称、诉求')).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: /注册证/ })).toBeChecked()
    expect(dialog.getByRole('checkbox', { name: /实物/ })).toBeDisabled()
    expect(dialog.getByText(/大\.pdf，不能取用：上传文件大小不能超过 2MB/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '填入' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: '企业名称' })).toHaveValue('海帆公司')
    expect(callsOf(usePaper)[0]?.body).toEqual({ purpose: 'request-attachment' })
    expect(added).toHaveBeenCalledWith('certificate', copy)
    expect(sent).not.toHaveBeenCalled()
  })

  it('keeps what was typed unless the user lets it go', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('textbox', { name: '诉求' }), '我写的')
    let dialog = await choose(user)
    expect(dialog.getByText('填入：企业名称')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: '填入' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: '诉求' })).toHaveValue('我写的')
    dialog = await choose(user)
    await user.click(dialog.getByRole('checkbox', { name: '替换已填写的：诉求' }))
    await user.click(dialog.getByRole('button', { name: '填入' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '诉求' })).toHaveValue('涉及的权利'))
  })

  it('takes what a form was opened with for written, as that of a sheet that was saved', async () => {
    const { user } = await open('存过的公司')
    const dialog = await choose(user)
    expect(dialog.getByText('填入：诉求')).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: '替换已填写的：企业名称' })).not.toBeChecked()
  })

  it('takes the holder of the right in place of what the page had lent from the account', async () => {
    const { user } = await open('演示出口企业')
    const dialog = await choose(user)
    expect(dialog.getByRole('checkbox', { name: /替换账号带入的：企业名称/ })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: '填入' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '企业名称' })).toHaveValue('海帆公司'))
    expect(await screen.findByText('已填入：企业名称、诉求；已取用 1 份材料。请核对')).toBeVisible()
  })

  it('fills nothing where nothing is chosen, and says that all is written', async () => {
    const { user } = await open('存过的公司')
    await user.type(screen.getByRole('textbox', { name: '诉求' }), '我写的')
    const dialog = await choose(user)
    expect(dialog.getByText('表单中可填的各项都已填写，与这项权利不同。')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: /注册证/ }))
    expect(dialog.getByRole('button', { name: '填入' })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: '替换已填写的：企业名称、诉求' }))
    expect(dialog.getByRole('button', { name: '填入' })).toBeEnabled()
  })

  it('looks for a right by its words', async () => {
    const { user, callsOf } = await open()
    await user.click(screen.getByRole('button', { name: '从权利台账选择' }))
    await user.type(await screen.findByRole('searchbox', { name: '查找权利' }), '海帆')
    await waitFor(() => expect(callsOf('GET /api/rights').at(-1)?.query).toMatchObject({ keyword: '海帆' }))
  })
})

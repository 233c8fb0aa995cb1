import { customer, setStage } from '@portal/accounts/testing/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deadlinePath } from '../../contract/paths.ts'
import { detailAnswer } from '../../testing/own-answers.ts'
import { KeepNamed, KeepResult } from './keep-result.tsx'

const path = '/home/deadlines'
const rule = { code: 'customs.exOfficio.respond', name: '申请扣留并提供担保' }
const asked = { trigger: '2026-12-03', way: 'post' } as const
const stage = (at: string, isVisitor = false) =>
  act(async () =>
    setStage({
      pages: { [path]: <KeepResult rule={rule} asked={asked} dueOn="2026-12-08" /> },
      at,
      as: isVisitor ? null : customer,
      answers: { 'POST /api/deadlines': () => detailAnswer() },
    }),
  )

it('keeps what was counted for the case from whose page one came, and leads to it', async () => {
  const { user, here, callsOf } = await stage(`${path}?view=compute&subject=request%3AKL1`)
  await user.click(screen.getByRole('button', { name: '保存到我的期限' }))
  const dialog = within(await screen.findByRole('dialog', { name: '保存到我的期限' }))
  expect(dialog.getByText('申请扣留并提供担保：2026-12-08')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^关联业务/ })).toHaveValue('KL1')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(here()).toBe(deadlinePath(detailAnswer().id)))
  expect(callsOf('POST /api/deadlines')[0]).toMatchObject({
    body: { rule: rule.code, trigger: '2026-12-03', way: 'post', subject: { kind: 'request', ref: 'KL1' } },
    key: expect.any(String),
  })
})

it('takes the day of a notice under the name of a rule that may not count it', async () => {
  const { user, callsOf } = await act(async () =>
    setStage({
      pages: { [path]: <KeepNamed name="商标：对初步审定公告提出异议" /> },
      at: path,
      as: customer,
      answers: { 'POST /api/deadlines': () => detailAnswer() },
    }),
  )
  await user.click(screen.getByRole('button', { name: '登记通知上的日期' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^到期日/ }), '20270305')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(callsOf('POST /api/deadlines')[0]?.body).toMatchObject({
      ...{ rule: '', title: '商标：对初步审定公告提出异议', dueOn: '2027-03-05' },
    }),
  )
})

it('leads a visitor to the login and back to the same count', async () => {
  const at = `${path}?rule=customs.exOfficio.respond&trigger=2026-12-03`
  await stage(at, true)
  expect(screen.getByRole('link', { name: '登录后保存，到期前提醒' })).toHaveAttribute(
    'href',
    `/login?return_url=${encodeURIComponent(at)}`,
  )
})

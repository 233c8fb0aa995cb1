import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { CustomsSeizurePage } from './customs-seizure-page.tsx'

const submitCall = 'POST /api/submitIpForeignInfo'
const accepted = () => ({ businessSn: 'KL20261120000001', acceptanceDue: Date.parse('2026-11-23T12:30:00+08:00') })
const row = {
  ...{ id: 'r1', version: 3, registerType: 4, recordName: 'HAIFAN', registerNum: '1', obligeeName: '甲公司' },
  ...{ country: 'CN', countryName: '中国', rightEndDate: '2030-01-01', phase: 'inForce', access: 'owner' },
  ...{ verification: { state: 'none', at: null, note: '' }, recordals: [], can: ['use'] },
}

const stage = (answers: Parameters<typeof stagePage>[1]['answers'] = {}) => {
  const staged = stagePage(<CustomsSeizurePage />, {
    path: '/home/form',
    answers: {
      'GET /api/rights': () => ({ elements: [row], totalElements: 1 }),
      'GET /api/rights/r1/prefill': () => ({
        ...{ values: { obligeeName: '甲公司', appeal: '涉及的权利' }, papers: [] },
        right: { id: 'r1', version: 3, verified: null },
      }),
      [submitCall]: accepted,
      ...answers,
    },
  })
  return { ...staged, sent: () => staged.callsOf(submitCall).map(({ body }) => (body as { right?: unknown }).right) }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const fillFromVault = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: '从权利台账选择' }))
  const dialog = within(await screen.findByRole('dialog', { name: '从权利台账选择' }))
  await user.click(await dialog.findByRole('radio', { name: /HAIFAN/ }))
  await user.click(await dialog.findByRole('button', { name: '填入' }))
  await waitFor(() => expect(box('诉求')).toHaveValue('涉及的权利'))
}
const paste = async (user: UserEvent, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) {
    await user.click(box(name))
    await user.paste(text)
  }
}
const rest = { 被查扣货物: '鞋', 查扣原因: '侵权', 联系人姓名: '周晓', 联系人电话: '0574-555001' }
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^提交/ }))
const success = () => screen.findByRole('alertdialog', { name: '提交成功！' })
const named = () => screen.queryByText(/提交时会注明内容来自权利台账/)

afterEach(() => localStorage.clear())

describe('a form that was filled from the vault', () => {
  it('says that it will name the right, and names it when it is sent', async () => {
    const { user, sent } = stage()
    await fillFromVault(user)
    expect(named()).toBeVisible()
    await paste(user, rest)
    await submit(user)
    await success()
    expect(sent()).toEqual([{ id: 'r1', version: 3 }])
  })

  it('names none when the person does not want it', async () => {
    const { user, sent } = stage()
    await fillFromVault(user)
    await user.click(screen.getByRole('button', { name: '不注明' }))
    expect(named()).toBeNull()
    await paste(user, rest)
    await submit(user)
    await success()
    expect(sent()).toEqual([null])
  })

  it('leads back to the vault where the right is gone', async () => {
    const msg = '取用的权利已不在您的权利台账中，请重新选择'
    const { user } = stage({
      [submitCall]: () => refusal(400, 'U00400', msg, { fields: [{ path: 'right', msg }] }),
    })
    await fillFromVault(user)
    await paste(user, rest)
    await submit(user)
    expect(await screen.findByText(msg)).toBeVisible()
    expect(screen.getByRole('button', { name: '从权利台账选择' })).toHaveFocus()
  })
})

describe('a draft of such a form', () => {
  it('brings the right back', async () => {
    const head = { id: 'd', version: 1, form: 'request-7', title: '草稿', page: '/home/form', savedAt: 1, device: 'x' }
    const { user } = stage({
      'GET /api/drafts': () => ({ elements: [head] }),
      'GET /api/drafts/{form}': () => ({
        ...{ ...head, lostFiles: 0 },
        values: { appeal: '草稿的诉求', right: { id: 'r1', version: 3 } },
      }),
    })
    await user.click(await screen.findByRole('button', { name: '恢复草稿' }))
    await waitFor(() => expect(box('诉求')).toHaveValue('草稿的诉求'))
    expect(named()).toBeVisible()
  })
})

describe('the next form after it', () => {
  it('names no right', async () => {
    const { user } = stage()
    await fillFromVault(user)
    await paste(user, rest)
    await submit(user)
    await user.click(within(await success()).getByRole('button', { name: /继续/ }))
    await waitFor(() => expect(named()).toBeNull())
  })
})

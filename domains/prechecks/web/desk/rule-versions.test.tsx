import { editor, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RuleRow } from '../../contract/rule-switch.ts'
import type { RuleVersionRow } from '../../contract/rule-version.ts'
import { PrecisionPage } from './precision-page.tsx'

const first: RuleVersionRow = {
  ...{ version: 1, effectiveFrom: '2019-01-01', state: 'checked', inForce: true },
  ...{ level: 'hint', text: '被查扣货物没有写数量', mend: '写明数量和单位' },
  why: { text: '数量关系到担保。', level: 'P', title: '本平台的办事建议', place: '', url: '' },
  when: { not: { is: 'matches', field: 'seizureProduct', pattern: 'digit' } },
  ...{ reason: '', author: null, savedAt: null, checker: null, checkedAt: null, can: [] },
}
const second: RuleVersionRow = {
  ...first,
  ...{ version: 2, effectiveFrom: '2027-01-01', state: 'unchecked', inForce: false, level: 'should' },
  ...{ reason: '新规施行', author: 'colleague', savedAt: Date.parse('2026-11-26T10:00:00+08:00'), can: ['check'] },
}
const rule = (versions: RuleVersionRow[]): RuleRow => ({
  ...{
    id: 'seizure.quantity',
    version: 1,
    level: 'hint',
    text: first.text,
    forms: ['request-7'],
    field: 'seizureProduct',
  },
  ...{ on: true, switched: null, versions },
})

const versionsCall = 'POST /api/admin/precheckRules/seizure.quantity/versions'
const stage = (elements: () => RuleRow[]) =>
  setStage({
    pages: { '/precision': <PrecisionPage /> },
    at: '/precision',
    as: editor,
    answers: {
      'GET /api/admin/precheck/precision': () => ({ rows: [] }),
      'GET /api/admin/precheckRules': () => ({ elements: elements() }),
      [versionsCall]: () => ({ version: 2 }),
      [`${versionsCall}/2/check`]: () => ({}),
    },
  })

it('writes the next version from what the newest says, its condition as a list, and keeps what was typed', async () => {
  const { user, callsOf } = stage(() => [rule([first])])
  await user.click(await screen.findByRole('button', { name: `更多操作 ${first.text}` }))
  await user.click(screen.getByRole('menuitem', { name: '修改' }))
  const form = within(await screen.findByRole('form', { name: '新版本' }))
  expect(form.getByRole('checkbox', { name: /反过来/ })).toBeChecked()
  await user.click(form.getByRole('radio', { name: '建议补充' }))
  await user.click(form.getByRole('button', { name: '增加一项判断' }))
  await user.selectOptions(form.getByRole('combobox', { name: '判断 2' }), '列表少于几项')
  await user.selectOptions(form.getByRole('combobox', { name: '判断 2 的字段' }), '附件')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByRole('textbox', { name: '判断 2 的项数' })).toHaveAccessibleDescription(
    /数值须为 1 至 10000 的整数/,
  )
  expect(form.getByRole('textbox', { name: '修改原因' })).toHaveAccessibleDescription(/请填写修改原因/)
  expect(form.getByRole('textbox', { name: /^生效日/ })).toHaveAccessibleDescription(/请选择生效日/)
  expect(callsOf(versionsCall)).toEqual([])
  await user.type(form.getByRole('textbox', { name: '判断 2 的项数' }), '1')
  await user.type(form.getByRole('textbox', { name: '修改原因' }), '新规施行')
  await user.type(form.getByRole('textbox', { name: /^生效日/ }), '20270101')
  await user.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: '新版本' })).toBeNull())
  expect(callsOf(versionsCall)[0]?.body).toEqual({
    ...{ effectiveFrom: '2027-01-01', level: 'should', text: first.text, mend: first.mend },
    when: { all: [first.when, { is: 'count', field: 'voucher', below: 1 }] },
    ...{ reason: '新规施行', after: 1 },
  })
})

it('keeps a law without an address as it is, and asks for the address of another one', async () => {
  const why = { ...first.why, level: 'L' as const, title: '《知识产权海关保护条例》', place: '第十六条' }
  const { user, callsOf } = stage(() => [rule([{ ...first, why }])])
  await user.click(await screen.findByRole('button', { name: `更多操作 ${first.text}` }))
  await user.click(screen.getByRole('menuitem', { name: '修改' }))
  const form = within(await screen.findByRole('form', { name: '新版本' }))
  await user.type(form.getByRole('textbox', { name: '修改原因' }), '新规施行')
  await user.type(form.getByRole('textbox', { name: /^生效日/ }), '20270101')
  const title = form.getByRole('textbox', { name: '依据的名称' })
  await user.type(title, '（2027）')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByRole('textbox', { name: '网址' })).toHaveAccessibleDescription(/须写明网址/)
  await user.clear(title)
  await user.type(title, why.title)
  await user.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: '新版本' })).toBeNull())
  expect(callsOf(versionsCall)[0]?.body).not.toHaveProperty('why')
})

it('shows a colleague what a version says otherwise, and checks it', async () => {
  const checked: RuleVersionRow = { ...second, ...{ state: 'checked', can: [], checker: 'editor', checkedAt: 0 } }
  const { user, callsOf } = stage(() => {
    const isChecked = callsOf(`${versionsCall}/2/check`).length > 0
    return [rule([isChecked ? checked : second, first])]
  })
  expect(await screen.findByText('第 2 版待复核')).toBeVisible()
  await user.click(screen.getByRole('button', { name: `复核 ${first.text}` }))
  const dialog = within(await screen.findByRole('alertdialog', { name: `复核：${first.text} 第 2 版` }))
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['适用的表单', '提示所在的字段', '条件', '依据（办事建议）'],
    ...['生效日', '级别'],
  ])
  expect(dialog.getByText('并非（“被查扣货物”中有数字）')).toBeVisible()
  expect(dialog.getByText('提示').closest('dd')).toHaveTextContent('原为提示 → 改为建议补充')
  expect(dialog.getByText(/编写，原因：新规施行/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '复核无误' }))
  await waitFor(() => expect(screen.queryByText('第 2 版待复核')).toBeNull())
  expect(screen.getByText('第 2 版自 2027 年 1 月 1 日 起')).toBeVisible()
})

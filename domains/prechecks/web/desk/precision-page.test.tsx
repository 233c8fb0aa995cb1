import { editor, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PrecisionRow } from '../../contract/precision.ts'
import type { RuleRow } from '../../contract/rule-switch.ts'
import type { RuleVersionRow } from '../../contract/rule-version.ts'
import { PrecisionPage } from './precision-page.tsx'

const call = 'GET /api/admin/precheck/precision'
const row = (changes: Partial<PrecisionRow>): PrecisionRow => ({
  rule: 'paper.none',
  version: 1,
  level: 'should',
  shown: 40,
  judged: 30,
  right: 24,
  wrong: 6,
  precision: 0.8,
  lower: 0.627,
  ...changes,
})

const rulesCall = 'GET /api/admin/precheckRules'
const versionRow: RuleVersionRow = {
  ...{ version: 1, effectiveFrom: '2019-01-01', state: 'checked', inForce: true },
  ...{ level: 'hint', text: '图片不够清晰', mend: '重新拍摄' },
  why: { text: '看不清的材料要重交。', level: 'P', title: '本平台的办事建议', place: '', url: '' },
  when: { is: 'sharpnessBelow' },
  ...{ reason: '', author: null, savedAt: null, checker: null, checkedAt: null, can: [] },
}
const ruleRow: RuleRow = {
  id: 'paper.blurred',
  version: 1,
  level: 'hint',
  text: '图片不够清晰',
  forms: [],
  field: 'voucher',
  on: true,
  switched: null,
  versions: [versionRow],
}

it('says how often each rule is right, marks those that seldom are, and counts within a span', async () => {
  const rows = [
    row({}),
    row({ rule: 'paper.blank', right: 11, wrong: 19, precision: 11 / 30, lower: 0.22 }),
    row({ rule: 'a.new', right: 3, wrong: 1, precision: null, lower: null }),
  ]
  const { user, callsOf } = setStage({
    pages: { '/precision': <PrecisionPage /> },
    at: '/precision',
    as: editor,
    answers: { [call]: () => ({ rows }), [rulesCall]: () => ({ elements: [ruleRow] }) },
  })
  const table = within(await screen.findByRole('table', { name: '各条规则的准确率' }))
  const [, good, bad, young] = table.getAllByRole('row')
  expect(good).toHaveTextContent('80%')
  expect(good).not.toHaveTextContent('需要检查')
  expect(bad).toHaveTextContent('37% 需要检查')
  expect(young).toHaveTextContent('a.new')
  expect(young).toHaveTextContent('—')
  await user.click(screen.getByRole('button', { name: '近一周' }))
  await waitFor(() =>
    expect(callsOf(call).at(-1)?.query).toMatchObject({
      from: expect.stringMatching(/^\d{4}-/),
      to: expect.any(String),
    }),
  )
})

it('switches a rule off with a reason, which colleagues read', async () => {
  const answer = { on: false, switched: { by: 'staff', at: 0, reason: '误报太多' } }
  let elements = [ruleRow]
  const { user, callsOf } = setStage({
    pages: { '/precision': <PrecisionPage /> },
    at: '/precision',
    as: editor,
    answers: {
      [call]: () => ({ rows: [] }),
      [rulesCall]: () => ({ elements }),
      'POST /api/admin/precheckRules/paper.blurred/state': () => {
        elements = [{ ...ruleRow, ...answer }]
        return {}
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: '停用 图片不够清晰' }))
  const form = within(await screen.findByRole('form', { name: /^停用：图片不够清晰/ }))
  await user.click(form.getByRole('button', { name: '停用' }))
  await waitFor(() => expect(form.getByRole('textbox', { name: /原因/ })).toHaveAccessibleDescription(/请填写原因/))
  await user.type(form.getByRole('textbox', { name: /原因/ }), '误报太多')
  await user.click(form.getByRole('button', { name: '停用' }))
  expect(await screen.findByRole('button', { name: '启用 图片不够清晰' })).toBeVisible()
  expect(screen.getByText(/误报太多/)).toBeVisible()
  expect(callsOf('POST /api/admin/precheckRules/paper.blurred/state')).toMatchObject([
    { body: { on: false, reason: '误报太多' } },
  ])
})

import { customer, refusal, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OwnCase } from '../contract/stored.ts'
import { OwnFindings } from './own-findings.tsx'

const reads = 'GET /api/requests/KL1/precheck'
const finding: OwnCase['findings'][number] = {
  ...{ id: 'f1', rule: 'paper.none', version: 1, level: 'should', field: 'voucher', file: null, question: false },
  ...{ text: '没有上传材料', why: '专家第一次答复就能说到具体问题', mend: '上传权利证明', told: false },
  source: { title: '建议', place: null, url: null },
}
const stage = (answer: () => object) =>
  setStage({
    pages: { '/case': <OwnFindings businessSn="KL1" /> },
    at: '/case',
    as: customer,
    answers: { [reads]: answer },
  })

it('tells the owner of a case what was found in it when he sent it, and of what he was not told', async () => {
  const { user } = stage(() => ({ submittedAt: 0, ruleSet: 1, verdict: 'advised', findings: [finding] }))
  await user.click(await screen.findByText('提交时的材料预审'))
  const [line] = within(screen.getByRole('list', { name: '提交时的预审结果' })).getAllByRole('listitem')
  expect(line).toHaveTextContent('建议补充没有上传材料')
  expect(line).toHaveTextContent('上传权利证明')
  expect(line).toHaveTextContent('提交前未提示')
})

it.each([
  ['nothing was found', () => ({ submittedAt: 0, ruleSet: 1, verdict: 'ready', findings: [] })],
  ['it cannot be read', () => refusal(503, 'U00503', '请稍后再试')],
])('is not there where %s', async (_name, answer) => {
  const { callsOf } = stage(answer)
  await waitFor(() => expect(callsOf(reads).length).toBeGreaterThan(0))
  expect(screen.queryByText('提交时的材料预审')).toBeNull()
})

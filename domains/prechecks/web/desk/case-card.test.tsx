import { editor, refusal, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DeskCase, DeskFinding } from '../../contract/stored.ts'
import { PrecheckCaseCard } from './case-card.tsx'

const reads = 'GET /api/admin/requests/KL1/precheck'
const asks = 'POST /api/admin/requests/KL1/precheck/supplement'

const finding = (changes: Partial<DeskFinding> = {}): DeskFinding => ({
  id: 'f1',
  rule: 'seizure.noticeDate',
  version: 1,
  level: 'should',
  field: 'seizureReason',
  file: null,
  text: '没有写收到海关通知的日期',
  why: '三个工作日从收到通知起算',
  source: { title: '《知识产权海关保护条例》', place: '第十六条', url: null },
  mend: '写明收到通知的日期',
  question: false,
  told: true,
  judged: null,
  askedRound: null,
  ...changes,
})
const paper = finding({
  id: 'f2',
  rule: 'paper.none',
  field: 'voucher',
  text: '没有附件',
  mend: '上传扣留通知',
  told: null,
})
const caseOf = (...findings: DeskFinding[]): DeskCase => ({ submittedAt: 0, ruleSet: 1, verdict: 'advised', findings })

const stage = ({
  found = () => caseOf(finding(), paper),
  asked = () => ({ round: 1 }),
  holds = ['requests.read', 'requests.act'],
  mayAsk = true,
}: {
  found?: () => DeskCase
  asked?: () => object
  holds?: string[]
  mayAsk?: boolean
} = {}) => {
  const onAsked = vi.fn(async () => undefined)
  const staged = setStage({
    pages: { '/case': <PrecheckCaseCard businessSn="KL1" mayAsk={mayAsk} onAsked={onAsked} /> },
    at: '/case',
    as: editor,
    holds,
    answers: {
      [reads]: found,
      'POST /api/admin/requests/KL1/precheck/{findingId}/verdict': () => ({}),
      [asks]: asked,
    },
  })
  return { ...staged, onAsked }
}
const lines = async () => within(await screen.findByRole('list', { name: '预审结果' })).getAllByRole('listitem')

afterEach(() => localStorage.clear())

it('shows each finding with why, whence and whether the sender was told, and takes a judgement by one press', async () => {
  let judged: DeskFinding['judged'] = null
  const { user, callsOf } = stage({ found: () => caseOf(finding({ judged }), paper) })
  const [first, second] = await lines()
  expect(first).toHaveTextContent('建议补充没有写收到海关通知的日期')
  expect(first).toHaveTextContent('三个工作日从收到通知起算（《知识产权海关保护条例》第十六条）')
  expect(first).toHaveTextContent('提交前已提示')
  expect(second).not.toHaveTextContent('提交前')
  const choices = screen.getByRole('group', { name: '判断：没有写收到海关通知的日期' })
  judged = { verdict: 'wrong', note: null, by: 'staff', at: 0 }
  await user.click(within(choices).getByRole('button', { name: '不属实' }))
  expect(await screen.findByText('staff：不属实')).toBeVisible()
  expect(callsOf('POST /api/admin/requests/KL1/precheck/f1/verdict')).toMatchObject([{ body: { verdict: 'wrong' } }])
  expect(within(choices).getByRole('button', { name: '不属实' })).toHaveAttribute('aria-pressed', 'true')
})

it('makes no judgement of keys that pass over, and takes a note beside the one that was made', async () => {
  const says = 'POST /api/admin/requests/KL1/precheck/f1/verdict'
  const judged = { verdict: 'right', note: null, by: 'staff', at: 0 } as const
  const { user, callsOf } = stage({ found: () => caseOf(finding({ judged })) })
  const choices = within(await screen.findByRole('group', { name: /^判断/ }))
  choices.getByRole('button', { name: '属实' }).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(callsOf(says)).toEqual([])
  await user.click(screen.getByRole('button', { name: /^备注/ }))
  await user.type(await screen.findByRole('textbox', { name: /没有写收到海关通知的日期/ }), '电话核实')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(callsOf(says)).toMatchObject([{ body: { verdict: 'right', note: '电话核实' } }]))
})

it('makes the chosen findings a round, in words that staff may change, with a last day', async () => {
  const { user, callsOf, onAsked } = stage()
  await lines()
  expect(screen.getByRole('button', { name: '转为补充要求' })).toBeDisabled()
  for (const box of screen.getAllByRole('checkbox', { name: /^选入补充/ })) await user.click(box)
  await user.click(screen.getByRole('button', { name: '转为补充要求（2 条）' }))
  const form = within(await screen.findByRole('form', { name: '转为补充要求' }))
  const words = form.getByRole('textbox', { name: /没有附件/ })
  expect(words).toHaveValue('上传扣留通知')
  await user.clear(words)
  await user.click(form.getByRole('button', { name: '发出补充要求' }))
  await waitFor(() => expect(words).toHaveAccessibleDescription(/请写明哪里有问题/))
  await user.type(words, '上传海关的扣留通知')
  await user.click(form.getByRole('button', { name: '发出补充要求' }))
  expect(await screen.findByText('已发出第 1 轮补充要求')).toBeVisible()
  expect(callsOf(asks)).toMatchObject([
    {
      body: {
        findings: [
          { id: 'f1', problem: '写明收到通知的日期' },
          { id: 'f2', problem: '上传海关的扣留通知' },
        ],
        dueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
      key: expect.any(String),
    },
  ])
  expect(onAsked).toHaveBeenCalled()
})

it('reads the case again where somebody was faster', async () => {
  const { user, onAsked } = stage({ asked: () => refusal(409, 'U00409', 'admin 已于 11/20 10:05 执行“要求补充”') })
  await lines()
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^转为补充要求/ }))
  await user.click(await screen.findByRole('button', { name: '发出补充要求' }))
  expect((await screen.findAllByText(/admin 已于/))[0]).toBeVisible()
  expect(onAsked).toHaveBeenCalled()
})

it('offers whoever may only read no act, and says where nothing was found', async () => {
  const judged = { verdict: 'right', note: '电话核实', by: 'staff', at: 0 } as const
  stage({ holds: ['requests.read'], mayAsk: false, found: () => caseOf(finding({ judged, askedRound: 2 })) })
  const [line] = await lines()
  expect(line).toHaveTextContent('staff：属实（电话核实）')
  expect(line).toHaveTextContent('已转入第 2 轮补充')
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it.each([
  [1, '没有发现需要补充的内容'],
  [null, '没有预审记录：刚提交的业务请稍后刷新'],
])('with the set of rules %j says %s', async (ruleSet, words) => {
  stage({ found: () => ({ ...caseOf(), ruleSet }) })
  expect(await screen.findByText(words)).toBeVisible()
})

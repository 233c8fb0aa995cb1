import type { AuditRow, LogState } from '@portal/proofs/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Damaged } from '../../contract/desk.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { LogPage } from './log-page.tsx'

const hourAgo = Date.now() - 3_600_000
const clean: AuditRow = { number: 7, at: hourAgo, size: 40, root: '0'.repeat(64), findings: [] }
const stateAnswer = (changes: Partial<LogState> = {}): LogState => ({
  origin: 'portal.example/ev1',
  vkey: 'portal.example/ev1+00000000+AAAA',
  size: 42,
  signedSize: 40,
  signedAt: hourAgo,
  unsignedSince: hourAgo,
  halted: null,
  quorum: 1,
  witnesses: [{ name: 'witness.example/w1', size: 38, at: hourAgo }],
  authorities: [
    {
      name: '机构甲',
      stamps: 9,
      lastAt: hourAgo,
      waiting: 1,
      since: hourAgo,
      fault: 'HTTP 503',
      refused: 0,
      refusedAt: null,
    },
    {
      name: '机构乙',
      stamps: 3,
      lastAt: hourAgo,
      waiting: 0,
      since: null,
      fault: null,
      refused: 2,
      refusedAt: hourAgo,
    },
  ],
  checkpointStamps: { waiting: 0, since: null, fault: null },
  chain: {
    name: '演示链',
    finalSize: 30,
    anchors: [
      {
        size: 40,
        state: 'mined',
        confirmations: 3,
        at: hourAgo,
        txHash: `0x${'1'.repeat(64)}`,
        blockNumber: 12,
        blockTime: hourAgo,
      },
    ],
  },
  lastAudit: clean,
  ...changes,
})
const stage = (answers: { state?: LogState; audits?: AuditRow[]; damaged?: Damaged[] } = {}) => {
  const { state = stateAnswer(), audits = [clean], damaged = [] } = answers
  return stagePage(<LogPage />, {
    path: '/evidenceLog',
    answers: {
      'GET /api/admin/proofs/log': () => state,
      'GET /api/admin/proofs/audits': () => ({ elements: audits, totalElements: audits.length }),
      'POST /api/admin/proofs/audits': () => clean,
      'GET /api/admin/evidence-damaged': () => ({ elements: damaged, totalElements: damaged.length }),
      'GET /api/admin/evidence': () => ({ elements: [], totalElements: 2 }),
    },
  })
}
const part = (name: string) => screen.findByRole('region', { name })

afterEach(() => localStorage.clear())

it('says how far each who vouches for the log has come, and what still waits', async () => {
  stage()
  expect(await part('日志')).toHaveTextContent(/前 40 条.*1 小时前/)
  expect(await part('见证人')).toHaveTextContent(/witness\.example\/w1.*前 38 条.*落后/)
  const stamps = await part('时间戳机构')
  expect(stamps).toHaveTextContent(/机构甲.*9 个.*1 个.*HTTP 503/)
  expect(stamps).toHaveTextContent(/机构乙.*2 个.*请联系该机构/)
  expect(await part('链上锚定')).toHaveTextContent(/前 30 条已最终确认.*已入块，3 次确认/)
  const pending = await part('等待中的证明')
  expect(pending).toHaveTextContent(/待签署条目\s*2 项，最早的已等待 1 小时/)
  expect(await within(pending).findByRole('link', { name: '2 项，查看' })).toHaveAttribute('href', '/evidence?proof=1')
})

it('names nothing that is not configured', async () => {
  stage({ state: stateAnswer({ witnesses: [], authorities: [], chain: null }) })
  expect(await part('时间戳机构')).toHaveTextContent('时间戳未配置')
  expect(await part('见证人')).toHaveTextContent('未配置见证人')
  expect(await part('链上锚定')).toHaveTextContent('未配置链上锚定')
})

it('audits at once, and shows what an audit found', async () => {
  const finding = { kind: 'entry_altered', index: 5, size: null, msg: '第 5 条的摘要与记入日志时不一致' } as const
  const { user, callsOf } = stage({ audits: [{ ...clean, findings: [finding] }] })
  expect(await screen.findByText('第 5 条的摘要与记入日志时不一致')).toBeVisible()
  expect(await part('审计记录')).toHaveTextContent('1 处不一致')
  await user.click(screen.getByRole('button', { name: '立即审计' }))
  expect(await screen.findByText('审计完成：40 条全部一致')).toBeVisible()
  await waitFor(() => expect(callsOf('GET /api/admin/proofs/audits').length).toBeGreaterThan(1))
})

it('says why nothing is signed any more', async () => {
  stage({ state: stateAnswer({ halted: 'witness.example/w1: 422' }) })
  expect(await screen.findByText('日志已停止签署')).toBeVisible()
  expect(screen.getByText(/witness\.example\/w1: 422/)).toBeVisible()
})

it('leads to the record of an altered original, and says what to do', async () => {
  const damaged: Damaged = {
    evidenceNo: 'EV20261120000001',
    exhibitionName: '科隆展',
    slot: 'zzfHt',
    problem: 'altered',
    foundAt: hourAgo,
  }
  stage({ damaged: [damaged] })
  const card = await part('原件核查')
  expect(await within(card).findByRole('link', { name: 'EV20261120000001' })).toHaveAttribute(
    'href',
    '/evidence/EV20261120000001',
  )
  expect(card).toHaveTextContent(/组展方合同.*与收到时不一致/)
  expect(card).toHaveTextContent('重新核查原件')
})

import { editor, refusal, setStage } from '@portal/accounts/testing/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Health } from '../contract/health.ts'
import { HealthPage } from './health-page.tsx'

const read = 'GET /api/admin/health'
const at = Date.parse('2026-11-20T10:00:00+08:00')
const health: Health = {
  overall: 'fault',
  checks: [
    { key: 'jobs', name: '定时任务', state: 'fault', text: '上次执行失败：mail.sweep。', since: at },
    { key: 'backup', name: '备份', state: 'unknown', text: '没有备份记录。', since: at },
    { key: 'database', name: '数据库', state: 'ok', text: '3 毫秒内答复。', since: at },
  ],
  version: { portal: '0.1.0', commit: 'abc1234', node: 'v24', postgres: '18.0', schema: 42 },
  queue: { waiting: 2, oldest: at, failed: 1 },
  jobs: [
    { name: 'mail.sweep', cron: '0 3 * * *', lastTime: at, lastWorked: false, error: '邮件服务器不在', nextTime: at },
    { name: 'orders.books', cron: '0 4 * * *', lastTime: null, lastWorked: null, error: null, nextTime: at },
  ],
  storage: { freeBytes: 5 * 1024 ** 3 },
  database: { answerMs: 3, clockDifferenceMs: 0 },
  backup: null,
}
const stage = (as: typeof editor, more: object = {}) =>
  act(async () =>
    setStage({ pages: { '/health': <HealthPage /> }, at: '/health', as, answers: { [read]: () => health, ...more } }),
  )

it('shows what asks for help first, and how each job ended', async () => {
  await stage(editor)
  const checks = await screen.findAllByRole('listitem')
  expect(checks.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    '异常定时任务上次执行失败：mail.sweep。自 2026-11-20 10:00',
    '未知备份没有备份记录。自 2026-11-20 10:00',
    '正常数据库3 毫秒内答复。自 2026-11-20 10:00',
  ])
  const jobs = within(screen.getByRole('table', { name: '定时任务' }))
  expect(jobs.getByText('邮件服务器不在')).toBeVisible()
  expect(screen.queryByRole('button', { name: /立即执行/ })).toBeNull()
  expect(screen.getByText('0.1.0（abc1234）')).toBeVisible()
})

it('has an administrator run a job at once', async () => {
  const run = 'POST /api/admin/jobs/mail.sweep/run'
  const administrator = { ...editor, pid: '0', roles: ['staff', 'administrator'] }
  const { user, callsOf } = await stage(administrator, { [run]: () => ({}) })
  await user.click(await screen.findByRole('button', { name: '立即执行 mail.sweep' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '立即执行' }))
  await waitFor(() => expect(callsOf(run)).toHaveLength(1))
  expect(await screen.findByText(/已排入队列/)).toBeVisible()
})

it('says that it could not be read, and tries again', async () => {
  let answer: () => object = () => refusal(500, 'U00500', '系统繁忙，请稍后再试')
  const { user } = await stage(editor, { [read]: () => answer() })
  expect(await screen.findByText('运行状态加载失败')).toBeVisible()
  answer = () => health
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('没有备份记录。')).toBeVisible()
})

import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { refusal } from '../../testing/answer-calls.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { emptyBrowser } from '../../testing/stored-session.ts'
import { FactorPanel } from './factor-panel.tsx'

beforeEach(emptyBrowser)

const since = Date.parse('2026-11-18T10:02:00+08:00')

it('ends the second factor with password and code, and says which of them was wrong', async () => {
  let on = true
  const answers = [
    () => refusal(400, 'U00400', '动态验证码错误', { fields: [{ path: 'code', msg: '动态验证码错误' }] }),
    () => {
      on = false
      return {}
    },
  ]
  const page = await stagePage(<FactorPanel />, {
    at: '/home/account',
    answers: {
      'GET /api/secondFactor': () => ({ on, required: false, since: on ? since : null, recoveryLeft: on ? 9 : 0 }),
      'POST /api/secondFactor/end': () => answers.shift()?.() ?? {},
    },
  })
  expect(await screen.findByText(/剩余恢复码 9 个/)).toBeInTheDocument()
  await page.user.click(screen.getByRole('button', { name: '停用' }))
  await page.user.type(screen.getByLabelText(/登录密码/), 'Portal-demo-2026')
  await page.user.type(screen.getByRole('textbox', { name: /动态验证码/ }), '000000')
  await page.user.click(screen.getByRole('button', { name: '停用' }))
  expect(await screen.findAllByText('动态验证码错误')).not.toHaveLength(0)
  await page.user.click(screen.getByRole('button', { name: '停用' }))
  expect(await screen.findByText(/^尚未启用/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '启用' })).toBeInTheDocument()
})

it('does not offer to end what the operator asks for', async () => {
  await stagePage(<FactorPanel />, {
    at: '/home/account',
    answers: { 'GET /api/secondFactor': () => ({ on: true, required: true, since, recoveryLeft: 10 }) },
  })
  expect(await screen.findByText(/系统要求启用，不能停用/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '停用' })).not.toBeInTheDocument()
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SessionRow } from '../contract/sessions.ts'
import { privilegeAnswer, userinfoAnswer } from '../testing/page-answers.ts'
import { stagePage } from '../testing/page-stage.tsx'
import { emptyBrowser, storeSession } from '../testing/stored-session.ts'
import { AccountPage } from './account-page.tsx'

beforeEach(() => {
  emptyBrowser()
  storeSession(userinfoAnswer())
})

const session = (changes: Partial<SessionRow>): SessionRow => ({
  id: 's1',
  browser: 'Chrome · Windows',
  address: '127.0.0.1',
  createTime: Date.parse('2026-11-18T10:02:00+08:00'),
  lastSeenTime: Date.parse('2026-11-18T10:05:00+08:00'),
  current: true,
  ...changes,
})

it('shows the account masked and ends another session, never this one', async () => {
  const left = [session({}), session({ id: 's2', browser: '微信 · Android', current: false })]
  const page = await stagePage(<AccountPage parts={[]} />, {
    at: '/home/account',
    answers: {
      'GET /api/privilege': () => privilegeAnswer(),
      'GET /api/secondFactor': () => ({ on: false, required: false, since: null, recoveryLeft: 0 }),
      'GET /api/sessions': () => ({ elements: left }),
      'DELETE /api/sessions/s2': () => {
        left.pop()
        return {}
      },
    },
  })
  expect(await screen.findByText('330***********0014')).toBeInTheDocument()
  const table = await screen.findByRole('table', { name: '我的登录' })
  expect(within(table).getByText('本次登录')).toBeInTheDocument()
  await page.user.click(within(table).getByRole('button', { name: '结束' }))
  await waitFor(() => expect(screen.queryByText('微信 · Android')).not.toBeInTheDocument())
  expect(screen.getByText('Chrome · Windows')).toBeInTheDocument()
})

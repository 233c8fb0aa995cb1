import { createAccountsWeb } from '@portal/accounts/web'
import { loadSite } from '@portal/site/web'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerCalls, plainScreen, stageApp } from '../testing/app-stage.tsx'
import { oneService } from '../testing/sample-domains.ts'
import { portalRoutes } from './routes.tsx'

const words = '今晚升级数据库 2026-11-20 22:00 至 2026-11-20 23:30，其间只能查看，不能提交'
const maintenance = {
  text: '今晚升级数据库',
  from: 0,
  until: 0,
  readOnly: true,
  when: words.split(' ').slice(1).join(' '),
}
const answers = (told: object | null) => ({ '/api/site': { maintenance: told }, '/api/links': {} })

it('a time of maintenance stands above the header, also on a page that was open before it was announced, until it is over', async () => {
  plainScreen()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await stageApp(portalRoutes([createAccountsWeb([]), oneService]), '/home/customsSeizure', answers(null))
  await act(loadSite)
  expect(screen.queryByText(words)).toBeNull()
  answerCalls(answers(maintenance))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const strip = screen.getByText(words)
  expect(strip.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  answerCalls(answers(null))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText(words)).toBeNull()
  vi.useRealTimers()
})

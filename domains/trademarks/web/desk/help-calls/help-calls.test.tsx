import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { helpRowAnswer, submittedAt } from '../../../testing/desk-answers.ts'
import { stageDesk } from '../../../testing/page-stage.ts'
import { HelpCallsPage } from './help-calls-page.tsx'

const listCall = 'GET /api/admin/trademarkHelp'
const calledCall = 'POST /api/admin/trademarkHelp/h1/called'

const stage = (answers = {}, holds = ['trademarks.act']) =>
  stageDesk(<HelpCallsPage />, {
    path: '/trademark-help',
    holds,
    answers: { [listCall]: () => ({ elements: [helpRowAnswer()], totalElements: 1 }), ...answers },
  })

it('those who wait come first, with whom to call and by when; the call is written down with a note', async () => {
  const { user, callsOf } = stage({ [calledCall]: () => ({}) })
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(row).toHaveTextContent(/演示·王女士13800000000.*演示·宁波海帆.*演示：应该选哪几类？.*超/)
  expect(callsOf(listCall)[0]?.query).toMatchObject({ state: '0' })
  await user.click(screen.getByRole('button', { name: '登记已回电 演示·王女士' }))
  const dialog = within(await screen.findByRole('dialog', { name: '登记已回电' }))
  await user.type(dialog.getByLabelText(/通话记录/), '已说明类别')
  await user.click(dialog.getByRole('button', { name: '登记已回电' }))
  await waitFor(() => expect(callsOf(calledCall)[0]?.body).toEqual({ note: '已说明类别' }))
  await waitFor(() => expect(callsOf(listCall).length).toBeGreaterThan(1))
})

it('a customer who was called has no button, but when and by whom', async () => {
  const called = helpRowAnswer({ calledAt: submittedAt + 600_000, calledBy: 'staff', note: '已说明类别' })
  stage({ [listCall]: () => ({ elements: [called], totalElements: 1 }) })
  expect(await screen.findByText(/2026-11-18 10:12 staff/)).toHaveTextContent('已说明类别')
  expect(screen.queryByRole('button', { name: /登记已回电/ })).toBeNull()
})

it('whoever may only read is offered nothing', async () => {
  stage({}, [])
  await screen.findByText('演示·王女士')
  expect(screen.queryByRole('button', { name: /登记已回电/ })).toBeNull()
})

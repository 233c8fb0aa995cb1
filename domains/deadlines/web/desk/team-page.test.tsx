import { editor, setStage } from '@portal/accounts/testing/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TeamRow } from '../../contract/team.ts'
import { rowAnswer } from '../../testing/own-answers.ts'
import { TeamPage } from './team-page.tsx'

const path = '/deadlines'
const teamCall = 'GET /api/admin/deadlines'

const teamRow = (changes: Partial<TeamRow> = {}): TeamRow => ({
  ...rowAnswer(),
  subject: { kind: 'request', ref: 'KL1' },
  owner: { id: 'o', username: 'demo', companyName: '演示出口企业' },
  assignee: { id: 'a', username: 'staff' },
  link: '/requests/KL1',
  ...changes,
})

it('lists what the team must keep, with its case and who has it, and filters as the lists of the desk do', async () => {
  const rows = [teamRow({ id: 'late', overdue: true }), teamRow({ id: 'next', assignee: null, provisional: true })]
  const { user, callsOf, here } = await act(async () =>
    setStage({
      pages: { [path]: <TeamPage /> },
      at: path,
      as: editor,
      answers: {
        [teamCall]: () => ({ elements: rows, totalElements: rows.length }),
        'GET /api/admin/views': () => ({ elements: [] }),
      },
    }),
  )
  const table = within(await screen.findByRole('table', { name: '团队期限列表' }))
  const [, late, next] = table.getAllByRole('row')
  if (!late || !next) throw new Error('rows are missing')
  expect(late).toHaveTextContent('已逾期')
  expect(within(late).getByRole('link', { name: 'KL1' })).toHaveAttribute('href', '/requests/KL1')
  expect(next).toHaveTextContent('未分派')
  expect(next).toHaveTextContent('放假安排尚未公布')
  expect(callsOf(teamCall)[0]?.query).toMatchObject({ state: 'open' })
  await user.click(screen.getByRole('button', { name: /^已逾期/ }))
  await waitFor(() => expect(callsOf(teamCall).at(-1)?.query).toMatchObject({ state: 'overdue' }))
  expect(here()).toContain('state=overdue')
})

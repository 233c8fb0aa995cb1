import { editor, setStage } from '@portal/accounts/testing/page'
import type { ImportPreview, ListImport } from '@portal/imports/contract'
import { AppQuery, setSession, Toasts } from '@portal/platform/web'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { MarkImportPage, MarkImportsPage } from './mark-imports.tsx'

const imports = '/api/admin/marks/imports'
const received: ListImport = {
  ...{ id: '5f0c1f3e-0000-4000-8000-000000000001', state: 'received', fileName: '商标-演示.csv', size: 1_234 },
  ...{ format: 'csv', encoding: 'utf-8', asOf: null, source: null, isDemonstration: false, createdBy: 'staff' },
  ...{ createTime: Date.UTC(2026, 10, 2, 1, 30), startTime: null, endTime: null, phase: null, bytes: 0, lines: 0 },
  ...{ accepted: 0, refused: 0, doubled: 0, added: 0, changed: 0, unchanged: 0, findingsKept: 0, findings: 0 },
  ...{ failure: null, ahead: 0, can: ['start', 'cancel'] },
}
const preview: ImportPreview = {
  columns: ['注册号', '商标名称', '类别'],
  mapping: { number: 0, name: 1, classes: 2 },
  separator: 'comma',
  isSeparatorSure: true,
  rows: [{ line: 2, cells: ['演示1', '演示星辰', '9'], faults: [] }],
}

let answers: Record<string, object>
let bodies: unknown[]
beforeEach(() => {
  setSession({ token: () => 'session', userId: () => 'u1', onEnded: () => undefined })
  bodies = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${new URL(address, 'http://localhost').pathname}`
    if (typeof init.body === 'string') bodies.push(JSON.parse(init.body))
    const answer = answers[call]
    if (!answer) throw new Error(`no answer for ${call}`)
    return Response.json(answer)
  })
})

const open = (at: string) => {
  const router = createMemoryRouter(
    [
      { path: '/mark-imports', element: <MarkImportsPage /> },
      { path: '/mark-imports/:id', element: <MarkImportPage /> },
    ],
    { initialEntries: [at] },
  )
  render(
    <AppQuery>
      <RouterProvider router={router} />
      <Toasts />
    </AppQuery>,
  )
  return userEvent.setup()
}

it('a list of marks starts only with the name of its source, which goes along and is shown', async () => {
  const one = `${imports}/${received.id}`
  answers = { [`GET ${one}`]: received, [`GET ${one}/preview`]: preview }
  const user = open(`/mark-imports/${received.id}`)
  await user.type(await screen.findByLabelText(/^数据截至/), '2026-11-01')
  await user.click(screen.getByRole('button', { name: '开始导入' }))
  expect((await screen.findAllByText('请填写数据来源')).length).toBeGreaterThan(0)
  expect(bodies).toEqual([])

  await user.type(screen.getByRole('textbox', { name: /^数据来源/ }), '演示名单')
  answers[`POST ${one}/start`] = { ...received, state: 'queued', source: '演示名单', can: [] }
  answers[`GET ${one}`] = { ...received, state: 'queued', source: '演示名单', can: [] }
  await user.click(screen.getByRole('button', { name: '开始导入' }))
  await screen.findByText(/即将开始/)
  expect(bodies).toEqual([{ mapping: preview.mapping, asOf: '2026-11-01', source: '演示名单' }])
  expect(screen.getByText('演示名单')).toBeInTheDocument()
})

it('the lists of marks say whose they are', async () => {
  const finished = { ...received, state: 'finished', asOf: '2026-10-31', source: '演示名单', can: [] }
  answers = { [`GET ${imports}`]: { elements: [finished], totalElements: 1 } }
  open('/mark-imports')
  expect(await screen.findByRole('heading', { name: '商标数据' })).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '商标-演示.csv' }).closest('tr')).toHaveTextContent(/2026-10-31.*演示名单/),
  )
})

it('leads whoever may read the act log to what was done with an import', async () => {
  setStage({
    ...{ pages: { '/mark-imports/:id': <MarkImportPage /> }, at: `/mark-imports/${received.id}` },
    ...{ as: editor, holds: ['audit.read'] },
    answers: { [`GET ${imports}/{id}`]: () => received, [`GET ${imports}/{id}/preview`]: () => preview },
  })
  expect(await screen.findByRole('link', { name: '操作日志' })).toHaveAttribute(
    'href',
    `/audit?subjectKind=marksImport&subjectRef=${received.id}`,
  )
})

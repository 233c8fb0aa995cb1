import type { ImportPreview, ListImport } from '@portal/imports/contract'
import { AppQuery, setSession, Toasts } from '@portal/platform/web'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { PatentImportPage } from './patent-imports.tsx'

const imports = '/api/admin/patents/imports'
const received: ListImport = {
  ...{ id: '5f0c1f3e-0000-4000-8000-000000000001', state: 'received', fileName: '专利.csv', size: 1_234 },
  ...{ format: 'csv', encoding: 'utf-8', asOf: null, source: null, licence: null, mayShow: true },
  ...{ isDemonstration: false, createdBy: 'staff', createTime: Date.UTC(2026, 10, 2, 1, 30), startTime: null },
  ...{ endTime: null, phase: null, bytes: 0, lines: 0, accepted: 0, refused: 0, doubled: 0, added: 0, changed: 0 },
  ...{ unchanged: 0, findingsKept: 0, findings: 0, failure: null, ahead: 0, can: ['start', 'cancel'] },
}
const preview: ImportPreview = {
  ...{ columns: ['公告号', '申请日', '专利名称'], mapping: { pn: 0, ad: 1, ti: 2 } },
  ...{ separator: null, isSeparatorSure: true },
  rows: [{ line: 2, cells: ['CN900000001B', '2016-06-01', '演示：密钥'], faults: [] }],
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

it('a list of patents starts with what its licence says, which lets it be shown unless somebody says otherwise', async () => {
  const one = `${imports}/${received.id}`
  answers = { [`GET ${one}`]: received, [`GET ${one}/preview`]: preview }
  const router = createMemoryRouter([{ path: '/patent-imports/:id', element: <PatentImportPage /> }], {
    initialEntries: [`/patent-imports/${received.id}`],
  })
  render(
    <AppQuery>
      <RouterProvider router={router} />
      <Toasts />
    </AppQuery>,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^数据截至/), '2026-11-01')
  await user.type(screen.getByRole('textbox', { name: /^数据来源/ }), '演示名单')
  await user.type(screen.getByRole('textbox', { name: /^数据许可/ }), '合同第3条')
  const mayShow = screen.getByRole('checkbox', { name: '来源允许展示著录项目' })
  expect(mayShow).toBeChecked()
  await user.click(mayShow)
  const queued = { ...received, state: 'queued', source: '演示名单', licence: '合同第3条', mayShow: false, can: [] }
  answers[`POST ${one}/start`] = queued
  answers[`GET ${one}`] = queued
  await user.click(screen.getByRole('button', { name: '开始导入' }))
  await screen.findByText(/即将开始/)
  const { mapping } = preview
  expect(bodies).toEqual([{ mapping, asOf: '2026-11-01', source: '演示名单', licence: '合同第3条', mayShow: false }])
  expect(screen.getByText('合同第3条')).toBeInTheDocument()
  expect(screen.getByText('不允许')).toBeInTheDocument()
})

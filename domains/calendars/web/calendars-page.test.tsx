import { editor, refusal, setStage } from '@portal/accounts/testing/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CalendarList } from '../contract/calendar.ts'
import { CalendarsPage } from './calendars-page.tsx'

const source = { title: '放假安排的通知', url: null, checkedOn: '2025-11-05' }
const year = {
  ...{ year: 2026, version: 1, free: ['2026-01-01', '2026-01-02'], working: ['2026-01-04'] },
  ...{ source, savedAt: Date.parse('2025-11-05T10:00:00+08:00'), savedBy: null },
}
const list: CalendarList = { elements: [{ calendar: 'CN', name: '中国', years: [year] }], missing: 2027 }
const save = 'PUT /api/admin/calendars/{calendar}/{year}'

const stage = (answers: object = {}, holds: string[] = []) =>
  act(async () =>
    setStage({
      pages: { '/calendars': <CalendarsPage /> },
      at: '/calendars',
      as: editor,
      holds,
      answers: { 'GET /api/admin/calendars': () => list, ...answers },
    }),
  )

it('enters the year that is missing, from days as they are typed', async () => {
  const { user, calls } = await stage({ [save]: () => ({ changed: 4 }) })
  await user.click(await screen.findByRole('button', { name: '录入 2027 年' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [free, working] = [
    dialog.getByRole('textbox', { name: /放假日/ }),
    dialog.getByRole('textbox', { name: /调休/ }),
  ]
  await user.type(free, '2027-01-01至2027-01-03 2026-12-31')
  await user.type(working, '2027-01-04')
  await user.type(dialog.getByRole('textbox', { name: /^来源(?!网址)/ }), '2027 年放假通知')
  await user.type(dialog.getByPlaceholderText('如 20261120'), '20261128')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText('2026-12-31 不在 2027 年')).length).toBeGreaterThan(0)
  expect(screen.getByText('2027-01-04 不是周末，不能是调休上班日')).toBeVisible()

  await user.clear(free)
  await user.type(free, '2027-01-01至2027-01-03')
  await user.clear(working)
  await user.type(working, '2027-01-09')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PUT /api/admin/calendars/CN/2027')?.body).toEqual({
      free: ['2027-01-01', '2027-01-02', '2027-01-03'],
      working: ['2027-01-09'],
      source: { title: '2027 年放假通知', url: '', checkedOn: '2026-11-28' },
      version: 0,
    }),
  )
  expect(await screen.findByText(/日历已保存/)).toBeVisible()
})

it('replaces a year from what it holds, and keeps what was typed where another was faster', async () => {
  const { user, calls } = await stage({
    [save]: () => refusal(409, 'U00409', '他人已先修改该年的日历，请查看后再保存'),
  })
  await user.click(await screen.findByRole('button', { name: '替换 2026 年' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: /放假日/ })).toHaveValue('2026-01-01至2026-01-02')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText(/他人已先修改/)).toBeVisible()
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ version: 1 })
})

it('leads whoever may read the act log to what became of a year', async () => {
  await stage({}, ['audit.read'])
  const link = await screen.findByRole('link', { name: '操作日志 2026 年' })
  expect(link).toHaveAttribute('href', '/audit?subjectKind=calendar&subjectRef=CN+2026')
})

it('says so while nothing is entered, and when the list cannot be read', async () => {
  await stage({
    'GET /api/admin/calendars': () => ({ elements: [{ calendar: 'CN', name: '中国', years: [] }], missing: null }),
  })
  expect(await screen.findByText('还没有录入任何年份')).toBeVisible()
  expect(screen.queryByText(/尚未录入/)).toBeNull()
})

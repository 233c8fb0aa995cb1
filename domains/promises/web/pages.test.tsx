import { AppQuery, Toasts } from '@portal/platform/web'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { PromiseView } from '../contract/promise.ts'
import type { PromiseRecord, RecordRow } from '../contract/record.ts'
import type { SettingsReply } from '../contract/settings.ts'
import { PromiseList } from './promise-list.tsx'
import { PromiseSettingsPage } from './promise-settings-page.tsx'
import { ServicePromisesPage } from './service-promises-page.tsx'

/** Shows a page with the server's one answer; returns the bodies that it sent. */
const stage = (page: ReactElement, answer: object) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body))
    return Response.json(answer)
  })
  const router = createMemoryRouter([{ path: '/', element: <AppQuery>{page}</AppQuery> }])
  render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  )
  return { user: userEvent.setup(), sent }
}

const minute = 60_000
const row: RecordRow = {
  service: 'request-7',
  name: '海关查扣应对',
  kind: 'acceptance',
  label: '受理',
  basis: 'target',
  allowance: { amount: 4, unit: 'hour' },
  count: 12,
  open: 1,
  figures: { keptShare: 0.9166, medianMs: 95 * minute, worstMs: 25 * 60 * minute },
}
const callBack: RecordRow = {
  ...row,
  kind: 'callBack',
  label: '回电',
  basis: 'promise',
  allowance: { amount: 30, unit: 'minute' },
  count: 4,
  open: 0,
  figures: null,
}
const record = (changes: Partial<PromiseRecord> = {}): PromiseRecord => ({
  month: '2026-10',
  shifts: [{ from: '08:30', to: '17:30' }],
  demonstration: false,
  rows: [row, callBack],
  ...changes,
})

describe('what became of last month’s promises', () => {
  it('shows number, share kept, median and worst, and for too few cases that they are too few', async () => {
    stage(<ServicePromisesPage />, record())
    const table = await screen.findByRole('table', { name: '2026 年 10 月各业务的时限兑现情况' })
    const [, first, second] = within(table).getAllByRole('row')
    expect(first).toHaveTextContent(/受理.*4 个工作小时目标时限.*12（未完成 1）.*91%.*1 小时 35 分.*25 小时/)
    expect(second).toHaveTextContent(/回电.*30 分钟，计服务时间服务承诺.*4.*样本不足.*样本不足.*样本不足/)
    expect(second).not.toHaveTextContent('%')
    expect(screen.getByText(/工作日 08:30–17:30/)).toBeVisible()
    expect(screen.queryByText(/演示数据/)).toBeNull()
  })

  it('says so when the figures are a demonstration’s', async () => {
    stage(<ServicePromisesPage />, record({ demonstration: true }))
    expect(await screen.findByText(/演示数据/)).toBeVisible()
  })
})

describe('the settings of the operator', () => {
  const settings: SettingsReply = {
    shifts: [{ from: '08:30', to: '17:30' }],
    acceptanceHours: 4,
    completionDays: 5,
    completionByService: {},
    services: [{ service: 'request-7', name: '海关查扣应对' }],
    knownUntilYear: 2026,
    savedAt: null,
  }

  it('are sent as they were typed, with a further shift and a service of its own', async () => {
    const { user, sent } = stage(<PromiseSettingsPage />, settings)
    await user.click(await screen.findByRole('button', { name: '增加班次' }))
    await user.type(screen.getByRole('textbox', { name: '班次 2 开始' }), '18:00')
    await user.type(screen.getByRole('textbox', { name: '班次 2 结束' }), '20:00')
    await user.type(screen.getByRole('textbox', { name: '海关查扣应对的完成时限' }), '3')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          shifts: [
            { from: '08:30', to: '17:30' },
            { from: '18:00', to: '20:00' },
          ],
          acceptanceHours: '4',
          completionDays: '5',
          completionByService: { 'request-7': '3' },
        },
      ]),
    )
    expect(await screen.findByText('设置已保存，此后开始的业务按新时限计算')).toBeVisible()
  })

  it('are refused in the order of the form', async () => {
    const { user, sent } = stage(<PromiseSettingsPage />, settings)
    await user.click(await screen.findByRole('button', { name: '删除班次 1' }))
    await user.clear(screen.getByRole('textbox', { name: /^受理时限/ }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect((await screen.findAllByText('至少要有一个班次')).length).toBeGreaterThan(0)
    expect(screen.getByRole('textbox', { name: /^受理时限/ })).toHaveAccessibleDescription(
      /受理时限须为 1 至 240 的整数/,
    )
    expect(sent).toEqual([])
  })
})

describe('the promises of a case', () => {
  const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`)
  const promise: PromiseView = {
    kind: 'acceptance',
    label: '受理',
    basis: 'target',
    startedAt: at('10:00'),
    countsFrom: at('10:00'),
    dueAt: at('14:00'),
    pausedAt: null,
    firstAnswerAt: null,
    keptAt: null,
    brokenAt: null,
    share: 0.5,
  }

  it.each<[string, Partial<PromiseView>, string]>([
    ['runs', {}, '预计 11 月 18 日 14:00 前'],
    ['runs, of the specification', { basis: 'promise' }, '最迟 11 月 18 日 14:00 前'],
    ['is late', { brokenAt: at('14:00'), share: 1 }, '原定 11 月 18 日 14:00 前，已超过'],
    ['stands still', { pausedAt: at('11:00') }, '等待补充材料，计时已暂停'],
    ['is kept', { keptAt: at('13:00') }, '11 月 18 日 13:00 完成'],
    [
      'is kept late',
      { keptAt: at('15:00'), brokenAt: at('14:00') },
      '11 月 18 日 15:00 完成，原定 11 月 18 日 14:00 前',
    ],
  ])('say what is true when one %s', (_name, changes, text) => {
    render(<PromiseList promises={[{ ...promise, ...changes }]} />)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('progressbar') === null).toBe(changes.keptAt !== undefined)
  })

  it('say since when one counts: from the start of the next shift where it was given outside of one', () => {
    const { rerender } = render(<PromiseList promises={[promise]} />)
    expect(screen.getByText('11 月 18 日 10:00 开始计时')).toBeVisible()
    rerender(<PromiseList promises={[{ ...promise, startedAt: at('07:00'), countsFrom: at('08:30') }]} />)
    expect(screen.getByText('自 11 月 18 日 08:30 起计时')).toBeVisible()
    expect(screen.queryByText(/07:00/)).toBeNull()
  })

  it('never show a finish before a start: work that was done before its clock began is done, without a clock', () => {
    const atNight = { ...promise, startedAt: at('06:00'), countsFrom: at('08:30'), keptAt: at('07:10') }
    render(<PromiseList promises={[atNight]} />)
    expect(screen.getByText('已完成')).toBeVisible()
    expect(screen.queryByText(/\d\d:\d\d/)).toBeNull()
  })
})

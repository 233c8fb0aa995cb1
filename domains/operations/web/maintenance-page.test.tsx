import { editor, setStage } from '@portal/accounts/testing/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Maintenance } from '../contract/maintenance.ts'
import { MaintenancePage } from './maintenance-page.tsx'

const path = '/api/admin/maintenance'
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+08:00`)
const notice: Maintenance = { text: '今晚升级数据库', from: at('22:00'), until: at('23:30'), readOnly: true }
const stage = (maintenance: Maintenance | null, more: object = {}) =>
  act(async () =>
    setStage({
      pages: { '/maintenance': <MaintenancePage /> },
      at: '/maintenance',
      as: editor,
      answers: { [`GET ${path}`]: () => Response.json(maintenance), ...more },
    }),
  )

it('announces what was written, in the time of Shanghai', async () => {
  const put = `PUT ${path}`
  const { user, callsOf } = await stage(null, { [put]: () => notice })
  await user.click(await screen.findByRole('button', { name: '保存公告' }))
  expect(callsOf(put)).toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /公告内容/ }), notice.text)
  const [days, times] = [
    screen.getAllByPlaceholderText('如 20261120'),
    screen.getAllByRole('textbox', { name: /时:分/ }),
  ]
  const type = async (at: number, day: string, time: string) => {
    await user.type(days[at] as HTMLElement, day)
    await user.type(times[at] as HTMLElement, time)
    await user.tab()
  }
  await type(0, '20261120', '22:00')
  await type(1, '20261120', '2330')
  await user.click(screen.getByRole('checkbox', { name: /只能查看/ }))
  await user.click(screen.getByRole('button', { name: '保存公告' }))
  await waitFor(() => expect(callsOf(put)[0]?.body).toEqual(notice))
  expect(await screen.findByText(/公告已保存/)).toBeVisible()
})

it('shows the notice that stands, and takes it down', async () => {
  const remove = `DELETE ${path}`
  const { user, callsOf } = await stage(notice, { [remove]: () => Response.json(null) })
  expect(await screen.findByText(/2026-11-20 22:00 至 2026-11-20 23:30，其间只能查看/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /公告内容/ })).toHaveValue(notice.text)
  await user.click(screen.getByRole('button', { name: '撤下' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤下' }))
  await waitFor(() => expect(callsOf(remove)).toHaveLength(1))
})

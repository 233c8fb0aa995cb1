import { loadSite } from '@portal/site/web'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MaintenanceStrip } from './maintenance-strip.tsx'

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+08:00`)

it('says what happens, when and what cannot be done, also to a page that stands open since before it was announced', async () => {
  vi.useFakeTimers()
  let maintenance: object | null = null
  vi.stubGlobal('fetch', async () => Response.json({ maintenance }))
  const { unmount } = render(<MaintenanceStrip />)
  await act(loadSite)
  expect(screen.queryByRole('region', { name: '维护公告' })).toBeNull()
  maintenance = {
    text: '今晚升级数据库',
    from: at('22:00'),
    until: at('23:30'),
    readOnly: true,
    when: '2026-11-20 22:00 至 2026-11-20 23:30，其间只能查看，不能提交',
  }
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  vi.useRealTimers()
  expect(await screen.findByRole('region', { name: '维护公告' })).toHaveTextContent(
    '今晚升级数据库 2026-11-20 22:00 至 2026-11-20 23:30，其间只能查看，不能提交',
  )
  unmount()
})

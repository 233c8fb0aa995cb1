import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { deskAnswer, overviewAnswer, queueRowAnswer, viewsAnswer } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { DeskDetailPage } from './desk-detail-page.tsx'
import { QueuePage } from './queue-page.tsx'

afterEach(() => localStorage.clear())

const holds = ['requests.read']

it('offers whoever may only read cases no button whose call would be refused', async () => {
  const detail = deskAnswer({ can: [] })
  const { callsOf } = stagePage(<DeskDetailPage />, {
    path: '/requests/:businessSn',
    at: `/requests/${detail.businessSn}`,
    holds,
    answers: {
      [`GET /api/admin/requests/${detail.businessSn}`]: () => detail,
      'GET /api/admin/desk/overview': () => overviewAnswer(),
    },
  })
  expect(await screen.findByRole('region', { name: '办理人' })).toBeVisible()
  await waitFor(() => expect(callsOf('GET /api/privilege')).not.toHaveLength(0))
  expect(screen.queryByRole('button', { name: /领取|分派|添加备注|查看完整号码|受理/ })).toBeNull()
})

it('shows him the queue without taking, giving and export', async () => {
  const row = queueRowAnswer({ can: [] })
  stagePage(<QueuePage />, {
    path: '/requests',
    holds,
    answers: {
      'GET /api/admin/requests': () => ({ elements: [row], totalElements: 1, totalIsExact: true }),
      'GET /api/admin/desk/views': () => viewsAnswer(),
      'GET /api/admin/desk/overview': () => overviewAnswer(),
    },
  })
  expect(await screen.findByRole('link', { name: `查看 ${row.title}` })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^导出/ })).toBeNull()
  expect(screen.queryByRole('button', { name: `更多操作 ${row.title}` })).toBeNull()
})

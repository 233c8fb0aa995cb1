import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DeskCaseRight, OwnCaseRight } from '../../contract/case-right.ts'
import { deskAnswer, detailAnswer } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { DeskDetailPage } from '../desk/desk-detail-page.tsx'
import { RequestDetailPage } from '../progress/request-detail-page.tsx'

const sn = 'KL20261118000001'
const verified = Date.parse('2026-11-17T09:00:00+08:00')
const kept = { rightId: 'r1', version: 3, verified }

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('the page of a case for its customer', () => {
  const stage = (right: () => OwnCaseRight | Response) =>
    stagePage(<RequestDetailPage />, {
      path: '/home/speedOfProgress',
      at: `/home/speedOfProgress?businessSn=${sn}`,
      answers: {
        'GET /api/serchUserIpForeignInfoDetail': () => detailAnswer(),
        'GET /api/requests/{businessSn}/right': right,
      },
    })
  const facts = () => screen.findByRole('region', { name: '您填的内容' })

  it('names the right that it came from, and leads to it', async () => {
    stage(() => ({ right: { ...kept, name: 'HAIFAN' } }))
    const link = await screen.findByRole('link', { name: 'HAIFAN' })
    expect(link).toHaveAttribute('href', '/home/rights?id=r1')
    expect(await facts()).toHaveTextContent('来自权利台账：HAIFAN（提交时已核对于 2026-11-17）')
  })

  it('says so where the right is no longer there', async () => {
    stage(() => ({ right: { ...kept, verified: null, name: null } }))
    await waitFor(async () =>
      expect(await facts()).toHaveTextContent('来自权利台账：这项权利已从台账删除（提交时未核对）'),
    )
  })

  it('offers to ask again where there was no answer', async () => {
    let isDown = true
    const { user } = stage(() => (isDown ? refusal(500, 'U00500', '系统繁忙') : { right: { ...kept, name: 'HAIFAN' } }))
    const again = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await user.click(again)
    await screen.findByRole('link', { name: 'HAIFAN' })
  })
})

describe('the page of a case for the desk', () => {
  const stage = (right: DeskCaseRight['right']) =>
    stagePage(<DeskDetailPage />, {
      path: '/requests/:businessSn',
      at: `/requests/${sn}`,
      answers: {
        'GET /api/admin/requests/{businessSn}': () => deskAnswer(),
        'GET /api/admin/requests/{businessSn}/right': () => ({ right }),
      },
    })
  /** What stands beside the field that says most of the right in a seizure. */
  const beside = async () => (await screen.findByText('诉求')).nextElementSibling

  it.each([
    ['an unchanged right', { ...kept, since: 'same', now: null }, /来自权利台账，已核对于 2026-11-17\s*$/],
    ['one that nobody compared', { ...kept, verified: null, since: 'same', now: null }, /来自权利台账，未核对\s*$/],
    ['one that has changed since', { ...kept, since: 'newer', now: null }, /已核对于 2026-11-17 另有新版本$/],
    [
      'one that lost its certificate',
      { ...kept, since: 'unconfirmed', now: null },
      /已核对于 2026-11-17 核对后有变动$/,
    ],
    ['one that is gone', { ...kept, since: 'removed', now: null }, /已核对于 2026-11-17 已从权利台账删除$/],
  ] as const)('says beside the field what it came from: %s', async (_, right, words) => {
    stage(right)
    await waitFor(async () => expect(await beside()).toHaveTextContent(words))
  })

  it('tells who handles the case what the right says now, and asks once', async () => {
    const now = {
      version: 4,
      verified: null,
      registerType: 4,
      recordName: 'HAIFAN',
      registerNum: '7000001',
      obligeeName: '甲公司',
      countryName: '中国',
      rightEndDate: '2036-05-06',
    } as const
    const { callsOf } = stage({ ...kept, since: 'newer', now })
    await waitFor(async () =>
      expect(await beside()).toHaveTextContent(
        '台账现为：商标（国内注册） HAIFAN · 7000001 · 甲公司 · 中国 · 2036-05-06 届满 · 未核对',
      ),
    )
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(callsOf(`GET /api/admin/requests/${sn}`).length).toBeGreaterThan(1))
    expect(callsOf(`GET /api/admin/requests/${sn}/right`)).toHaveLength(1)
  })

  it('says nothing of a case that came from no right', async () => {
    stage(null)
    await screen.findByText('诉求')
    expect(screen.queryByText(/权利台账/)).toBeNull()
  })
})

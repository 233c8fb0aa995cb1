import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CardAnswer } from '../../contract/time-card.ts'
import { receivedAt } from '../../testing/page-answers.ts'
import { refusal, stagePage } from '../../testing/page-stage.tsx'
import { TimeCardPage } from './time-card-page.tsx'

const path = '/home/timeCard'
const cardCall = 'GET /api/evidence/timeCard'

const answer = (card: Partial<NonNullable<CardAnswer['card']>> = {}, askAgainMs = 30_000): CardAnswer => ({
  card: {
    text: 'portal.example/ev1\n42\nAAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK+2vcTL0tk=\n',
    code: '003G-W58W-4CN3',
    origin: 'portal.example/ev1',
    size: 42,
    root: 'AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK+2vcTL0tk=',
    at: receivedAt,
    by: 'witness.example/w1',
    freshUntil: receivedAt + 600_000,
    block: null,
    ...card,
  },
  askAgainMs,
})
const stage = (reply: () => object) =>
  stagePage(<TimeCardPage />, { path, answers: { [cardCall]: reply }, visitor: true })

it('shows code, time with its source and until when it is fresh, and names no chain where none is final', async () => {
  stage(() => answer())
  expect(await screen.findByRole('img', { name: '时间卡 003G-W58W-4CN3 的二维码' })).toBeVisible()
  expect(screen.getByText('003G-W58W-4CN3')).toBeVisible()
  expect(screen.getByText('2026-11-20 13:40:00')).toBeVisible()
  expect(screen.getByText('北京时间，来源：witness.example/w1')).toBeVisible()
  expect(screen.getByText('2026-11-20 13:50:00 之前不用更换，届时自动更换')).toBeVisible()
  expect(screen.queryByText(/区块/)).toBeNull()
})

it('says whose clock it is where nobody else told the time, and names the block of a final anchor', async () => {
  stage(() => answer({ by: null, block: { chain: '开发链', number: 7, at: receivedAt - 60_000 } }))
  expect(await screen.findByText(/本平台时钟，没有外部见证/)).toBeVisible()
  expect(screen.getByText(/区块 7，2026-11-20 13:39:00/)).toBeVisible()
})

it('waits for the first card, and takes a newer one by itself', async () => {
  const replies = [{ card: null, askAgainMs: 20 }, answer({}, 20), answer({ code: 'NEWR-NEWR-NEWR' })]
  const { callsOf } = stage(() => replies.shift() ?? answer({ code: 'NEWR-NEWR-NEWR' }))
  expect(await screen.findByText('正在取得时间卡…')).toBeVisible()
  expect(await screen.findByText('NEWR-NEWR-NEWR')).toBeVisible()
  expect(callsOf(cardCall)).toHaveLength(3)
})

it('keeps the card where the network is gone, and says what a photo of it still proves', async () => {
  let isCut = false
  stage(() => (isCut ? refusal(500, 'U00500', '暂时无法处理') : answer({}, 20)))
  expect(await screen.findByText('003G-W58W-4CN3')).toBeVisible()
  isCut = true
  expect(await screen.findByText(/连不上网络，下面是 2026-11-20 13:40:00 的卡/)).toBeVisible()
  expect(screen.getByText('003G-W58W-4CN3')).toBeVisible()
})

it('asks the device to stay awake, and gives it back', async () => {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }))
  stage(() => answer())
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'))
  cleanup()
  await waitFor(() => expect(release).toHaveBeenCalledOnce())
})

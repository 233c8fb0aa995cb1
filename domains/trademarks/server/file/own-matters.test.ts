import type { SignedInCtx } from '@portal/platform/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trademarkPath } from '../../contract/paths.ts'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'
import { findOwnTrademarks } from './find-own.ts'
import { trademarkMatters } from './own-matters.ts'
import { openTrademarks } from './trademark-gauge.ts'

let portal: FileApp
/** The owner, as a call of his has it. */
let own: SignedInCtx
/** Nothing is paid, paid, waits for the owner's word, withdrawn. */
let numbers: { unpaid: string; paid: string; asked: string; ended: string }
beforeAll(async () => {
  portal = await createFileApp()
  own = { ...portal.ctx, actor: { userId: portal.ids.demo } } as unknown as SignedInCtx
  const { businessSn: unpaid } = await portal.submitted()
  const [paid, asked, ended] = [await portal.paid(), await portal.paid(), await portal.paid()]
  await portal.as('demo', 'POST', '/api/amendTradeMark', {
    ...{ businessSn: asked, version: (await portal.detail(asked)).body.version },
    proxy_url: await portal.upload('demo'),
  })
  for (const act of ['accept', 'prepare', 'submit'] as const) await portal.take('agency', asked, act)
  await portal.take('demo', ended, 'withdraw', { reason: '不再需要' })
  numbers = { unpaid, paid, asked, ended }
})
afterAll(() => portal.close())

const matters = async (part: 'yours' | 'ours' | 'ended', ctx = own) => {
  const { ranked, total } = await trademarkMatters.rank(ctx, { part, keyword: '', most: 10 })
  const read = await trademarkMatters.read(
    ctx,
    ranked.map(({ id }) => id),
  )
  expect(read.size).toBe(total)
  return ranked.map(({ id }) => read.get(id))
}

describe('the applications among the matters of their owner', () => {
  it('stand in their parts once they are paid; until then their orders stand there', async () => {
    expect(await matters('yours')).toMatchObject([
      {
        title: '国内商标注册 · 演示海帆',
        number: numbers.asked,
        progress: { current: 3, standing: 'yours', word: '服务中' },
        act: { button: '去核对', link: trademarkPath(numbers.asked) },
      },
    ])
    expect(await matters('ours')).toMatchObject([
      {
        number: numbers.paid,
        progress: { current: 2, standing: 'ours', word: '待服务' },
        next: { text: '等待服务商受理', due: { before: '预计', after: '前受理' } },
        act: null,
      },
    ])
    expect(await matters('ended')).toMatchObject([
      {
        number: numbers.ended,
        progress: { current: 2, standing: 'refused', word: '服务关闭' },
        next: { text: '不再需要', due: null },
        since: { word: '终止' },
      },
    ])
  })

  it('are counted as they are listed', async () => {
    const counted = await trademarkMatters.count(own)
    expect(counted.toSorted((a, b) => a.part.localeCompare(b.part))).toEqual([
      { active: 8, part: 'ended', count: 1 },
      { active: 8, part: 'ours', count: 1 },
      { active: 8, part: 'yours', count: 1 },
    ])
  })

  it('are nobody else’s', async () => {
    const other = { ...portal.ctx, actor: { userId: portal.ids.demo2 } } as unknown as SignedInCtx
    expect(await trademarkMatters.count(other)).toEqual([])
    for (const part of ['yours', 'ours', 'ended'] as const) expect(await matters(part, other)).toEqual([])
  })
})

it('are found by their owner alone, by number, mark and kind', async () => {
  const find = (word: string, who?: string) =>
    findOwnTrademarks({ ...portal.ctx, actor: who ? { userId: who } : null } as unknown as SignedInCtx, {
      ...{ text: word, pieces: [[word.toLowerCase()]], limit: 10 },
    })
  const found = await find(numbers.asked, portal.ids.demo)
  expect(found.hits).toMatchObject([
    {
      title: '国内商标注册 · 演示海帆',
      text: `已提交待客户确认 · ${numbers.asked}`,
      to: trademarkPath(numbers.asked),
    },
  ])
  expect((await find('海帆', portal.ids.demo)).total).toBe(4)
  expect((await find('海帆', portal.ids.demo2)).total).toBe(0)
  expect((await find('海帆')).total).toBe(0)
})

it('are counted for whoever watches the portal, while they are open', async () => {
  const counted = await openTrademarks.read(portal.ctx)
  if (!(counted instanceof Map)) throw new Error('the gauge has a label')
  expect(counted.get('1')).toBe(2)
  expect(counted.get('4')).toBe(1)
  expect(counted.has('99')).toBe(false)
})

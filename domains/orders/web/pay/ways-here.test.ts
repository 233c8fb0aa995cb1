import { expect, it } from 'vitest'
import { type PayWay, payWays } from '../../contract/ways.ts'
import { deviceOf, waysHere } from './ways-here.ts'

const all = payWays.map((way) => ({ way, open: true, reason: '' }))
const wechat = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

it.each<[string, string, boolean, PayWay[]]>([
  [
    'a computer',
    'Mozilla/5.0 (Windows NT 10.0)',
    false,
    ['bankTransfer', 'wechatNative', 'alipayPage', 'demonstration'],
  ],
  ['a phone', 'Mozilla/5.0 (iPhone)', true, ['bankTransfer', 'wechatH5', 'alipayWap', 'demonstration']],
  ['WeChat', wechat, true, ['bankTransfer', 'wechatJsapi', 'demonstration']],
])('%s is offered what works there', (_, userAgent, isTouch, ways) => {
  expect(waysHere(all, deviceOf(userAgent, isTouch))).toEqual(ways)
})

it('offers no way that is closed', () => {
  expect(waysHere([{ way: 'bankTransfer', open: false, reason: '' }], 'phone')).toEqual([])
})

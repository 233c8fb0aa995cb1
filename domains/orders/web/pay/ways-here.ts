import type { WayView } from '../../contract/order.ts'
import type { PayWay } from '../../contract/ways.ts'

type Device = 'wechat' | 'phone' | 'computer'

/** Where a way can be used: a code is scanned from a screen, a phone goes to the gateway's own page. */
const places: Readonly<Record<PayWay, readonly Device[]>> = {
  demonstration: ['wechat', 'phone', 'computer'],
  bankTransfer: ['wechat', 'phone', 'computer'],
  wechatNative: ['computer'],
  wechatH5: ['phone'],
  wechatJsapi: ['wechat'],
  alipayPage: ['computer'],
  alipayWap: ['phone'],
}

/** The browser inside WeChat, where only WeChat's own way and a transfer work. */
const isInWechat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent)

export const deviceOf = (userAgent: string, isTouch: boolean): Device => {
  if (isInWechat(userAgent)) return 'wechat'
  return isTouch ? 'phone' : 'computer'
}

/** The ways of an order that are open and work on this device. */
export const waysHere = (ways: readonly WayView[], device: Device): PayWay[] =>
  ways.filter(({ way, open }) => open && places[way].includes(device)).map(({ way }) => way)

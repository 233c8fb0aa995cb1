import { momentWords } from '@portal/platform/web'
import type { OrderRow } from '../../contract/order.ts'
import { roughlyLeft } from '../pay-left.ts'

/** The moment that counts in a list: until when an order is to be paid, when it was paid, or when it was placed. */
export const whenWords = ({ state, expiresAt, payTime, createTime }: OrderRow, now = Date.now()): string => {
  if (state === 0) {
    const by = `${momentWords(expiresAt, now)} 前付清`
    return expiresAt > now ? `${by}，还有 ${roughlyLeft(expiresAt - now)}` : by
  }
  return payTime === null ? `${momentWords(createTime, now)} 提交` : `${momentWords(payTime, now)} 付款`
}

import { defineApi, plainText } from '@portal/platform/contract'
import { orderErrors } from './errors.ts'

/** The most bytes that a gateway's message may have. */
const messageBytes = 64 * 1024

/** Calls of the gateways: each message proves itself by its signature over the bytes. */
export const gatewayApi = defineApi(orderErrors, {
  notifyWechat: {
    method: 'POST',
    path: '/api/pay/wechat/notify',
    access: 'public',
    summary: '微信支付的通知；验签、解密后入账，重复通知不重复入账',
    raw: { bytes: messageBytes },
    reply: plainText,
    duringMaintenance: true,
    fails: ['order.notification_refused'],
  },
  notifyAlipay: {
    method: 'POST',
    path: '/api/pay/alipay/notify',
    access: 'public',
    summary: '支付宝的异步通知：验签通过并入账后答复 success，不予采信的答复 failure',
    raw: { bytes: messageBytes },
    reply: plainText,
    duringMaintenance: true,
  },
})

import { endingFinding, type HealthCheck } from '@portal/platform/server'
import { paymentSettings } from '../payments.settings.ts'

/** When the certificates end by which payment gateways know the operator, and he them. Plain keys have no end. */
export const certificateCheck: HealthCheck = {
  key: 'orders.certificates',
  name: '支付证书',
  look: async (ctx) =>
    endingFinding(paymentSettings(ctx.config).alipay?.endings ?? [], {
      now: ctx.now(),
      none: '没有需要人工更换的支付证书。',
      renew: '请向支付渠道申请新的证书，换到 PAYMENTS_FILE 所指的文件并重启。',
    }),
}

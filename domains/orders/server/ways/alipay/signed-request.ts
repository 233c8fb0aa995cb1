import { shanghaiSecond } from '@portal/platform/contract'
import type { AlipaySettings } from './alipay-section.ts'
import { signedText, signText } from './signature.ts'

/** The calls of Alipay that the portal makes. */
export type AlipayMethod =
  | 'alipay.trade.page.pay'
  | 'alipay.trade.wap.pay'
  | 'alipay.trade.query'
  | 'alipay.trade.close'
  | 'alipay.trade.refund'
  | 'alipay.trade.fastpay.refund.query'
  | 'alipay.data.dataservice.bill.downloadurl.query'

export type AlipayRequest = {
  method: AlipayMethod
  content: Readonly<Record<string, string | readonly string[]>>
  /** Where Alipay tells what became of the payment, and where it sends the payer back to. */
  notifyUrl?: string
  returnUrl?: string
}

/** The parameters of a call with their signature. The clock of a request is Asia/Shanghai's, wherever the server stands. */
export const signedRequest = (
  { appId, privateKey, certificates }: AlipaySettings,
  { method, content, notifyUrl, returnUrl }: AlipayRequest,
  at: Date,
): URLSearchParams => {
  const parameters = new URLSearchParams({
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: shanghaiSecond(at),
    version: '1.0',
    ...(notifyUrl && { notify_url: notifyUrl }),
    ...(returnUrl && { return_url: returnUrl }),
    ...(certificates && { app_cert_sn: certificates.app, alipay_root_cert_sn: certificates.root }),
    biz_content: JSON.stringify(content),
  })
  parameters.set('sign', signText(signedText(parameters), privateKey))
  return parameters
}

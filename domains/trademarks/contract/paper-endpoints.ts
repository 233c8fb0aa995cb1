import { bytes, code, defineApi, optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkErrors } from './errors.ts'
import { trademarkLimits } from './limits.ts'

const wrongStep = '操作有误'
const typedName = optionalText(trademarkLimits.name, `商标名称最多输入${trademarkLimits.name}个字`)

/**
 * What POST /api/downProxyTemplate takes, by the names of the specification: `work_order_id` is a business number, empty before
 * the application is sent. The name of the mark comes nested or under a dotted key, and counts only while nothing was sent.
 */
export const proxyForm = z.object({
  work_order_id: optionalText(trademarkLimits.paperNumber, '业务编号有误'),
  /** The step of the form at which the paper is made; there is one. */
  confirm_step: code([3] as const, wrongStep),
  /** Whether the form is about to be sent; the paper is the same. */
  is_submit: z.optional(code([0, 1] as const, wrongStep)),
  trademark: z.optional(z.nullable(z.object({ trademark_name: typedName }, { error: '商标名称有误' }))),
  'trademark.trademark_name': z.optional(typedName),
})
export type ProxyForm = z.output<typeof proxyForm>

/** The power of attorney (商标代理委托书) by which an applicant lets an agency act for him. */
export const trademarkPapersApi = defineApi(trademarkErrors, {
  proxy: {
    method: 'POST',
    path: '/api/downProxyTemplate',
    access: 'signedIn',
    limit: 'costly',
    summary: '生成商标代理委托书（PDF）；work_order_id 为业务编号，提交前留空；confirm_step 为 3',
    body: proxyForm,
    reply: z.object({ url: z.string(), fileName: z.string() }),
    nestedFields: true,
    fails: ['file.quota', 'trademark.approved_only'],
  },
  proxyFile: {
    method: 'GET',
    path: '/api/downProxyTemplateFile',
    access: 'signedIn',
    summary: '下载委托书；url 只能是 downProxyTemplate 给本人的地址',
    query: z.object({ url: optionalText(trademarkLimits.url) }),
    reply: bytes,
    fails: ['trademark.approved_only'],
  },
})

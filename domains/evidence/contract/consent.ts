import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** The purposes for which a customer may give a separate consent (PIPL articles 14 and 29). */
export const consentPurposes = ['travel-documents'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The text of the consent that is in force. Who changes it raises the version, and then every customer is asked again. */
export const consentPolicy = {
  version: '1',
  title: '出入境材料处理说明',
  /** Purpose, necessity, way and time of keeping, and the rights (PIPL articles 17, 28 to 30). */
  paragraphs: [
    '护照首页、签证页、出入境日期页记载姓名、证件号码和行踪，属于敏感个人信息，处理前须取得您的单独同意。',
    '目的与必要性：证明人员确实出境参展，是存证的必备材料；不提供这三项，仍可保存草稿，但不能提交存证。',
    '处理方式：原件加密保存，默认遮盖显示；每一次查看、下载都会记录，您可以在存证详情中看到。公开的存证记录、日志和链上数据都不含这些内容。',
    '保存期限：未提交的草稿删除时，文件随密钥销毁；已提交的存证长期保存，以便日后核验。',
    '您可以随时撤回同意。撤回后不再接收新的此类文件，也不能提交含有此类文件的草稿；撤回前已经提交的存证不受影响。',
  ],
} as const

export const consentForm = z.object({
  purpose: z.enum(consentPurposes, { error: '同意事项有误' }),
  policyVersion: requiredText('缺少处理说明的版本', { length: 20 }),
})

export const consent = z.object({
  id: z.string(),
  purpose: z.enum(consentPurposes),
  policyVersion: z.string(),
  at: z.number(),
  withdrawnAt: z.nullable(z.number()),
})
export type Consent = z.infer<typeof consent>

export const givenConsent = z.object({ id: z.string(), at: z.number() })
export const consents = z.object({
  /** The version of `consentPolicy` that is in force. */
  current: z.string(),
  list: z.array(consent),
})

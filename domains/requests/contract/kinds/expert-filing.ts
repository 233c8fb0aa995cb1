import { chineseNation, isMaskedIdNumber, refusalOfIdNumber } from '@portal/accounts/contract'
import { choiceList, code, optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { filingSteps } from '../business-types.ts'
import { allRights } from '../choices.ts'
import { contactFields, email, kindNumber, whateverElse } from '../fields.ts'
import { requestLimits } from '../limits.ts'
import { disputeWords, rightFields, rightLabels } from '../right-info.ts'
import { requiredVoucher } from '../voucher.ts'
import { defineKind } from './kind.ts'

const naturalPerson = 1
export const holderTypeWords = { [naturalPerson]: '自然人', 2: '法人', 3: '其他组织' } as const

/** The values that the server takes where the customer leaves these fields empty. */
export const filingDefaults = { intentionNation: chineseNation, intentionProduct: '服装及衣着附件' } as const

const missingRegion = '请选择所在地区！'

type Holder = { obligeeRenType?: unknown; obligeeNation?: unknown; idCard?: unknown }

const idNumberRefusal = ({ obligeeRenType, obligeeNation, idCard }: Holder): string | undefined => {
  if (obligeeRenType !== naturalPerson || obligeeNation !== chineseNation || typeof idCard !== 'string')
    return undefined
  return isMaskedIdNumber(idCard) ? undefined : refusalOfIdNumber(idCard)
}

/** 1, 海关在线备案 by an expert: a right is put on record with customs. */
export const expertFiling = defineKind({
  body: z
    .object({
      businessType: kindNumber(1),
      obligeeName: requiredText('请输入您的权利人名称/姓名', { length: requestLimits.obligeeName }),
      obligeeRenType: code([naturalPerson, 2, 3], '请选择权利人类型'),
      obligeeNation: requiredText('请选择注册国籍', { length: requestLimits.nation }),
      idCard: optionalText(requestLimits.idCard),
      /**
       * Codes of six digits. The server checks that they name one complete place (`verifyRequest`); `county` may be
       * empty.
       */
      province: requiredText(missingRegion).check(z.regex(/^\d{6}$/, missingRegion)),
      city: optionalText(6, missingRegion),
      county: optionalText(6, missingRegion),
      address: requiredText('请输入您的详细地址', { length: requestLimits.address }),
      obligeeType: choiceList('请至少选择一个类型', { known: allRights, freeText: true }),
      voucher: requiredVoucher('请上传权利证明'),
      intentionNation: optionalText(requestLimits.nation).check(
        z.overwrite((text) => text || filingDefaults.intentionNation),
      ),
      intentionProduct: optionalText(requestLimits.intentionProduct).check(
        z.overwrite((text) => text || filingDefaults.intentionProduct),
      ),
      /** The form calls this field 其他需求, since a filing has no 诉求. */
      appeal: optionalText(requestLimits.appeal),
      ...contactFields,
      lxrEmail: email('请输入联系人邮箱'),
      ...rightFields,
    })
    .check(
      z.refine(({ obligeeRenType, idCard }) => obligeeRenType !== naturalPerson || idCard !== '', {
        ...whateverElse,
        path: ['idCard'],
        error: '请输入您的身份证号',
      }),
      z.refine((form) => idNumberRefusal(form) === undefined, {
        ...whateverElse,
        path: ['idCard'],
        error: ({ input }) => idNumberRefusal(input as Holder),
      }),
      // The form asks only natural persons for an ID number; for all others the number is dropped.
      z.overwrite((form) => (form.obligeeRenType === naturalPerson ? form : { ...form, idCard: '' })),
    ),
  labels: {
    obligeeName: '权利人名称/姓名',
    obligeeRenType: '权利人类型',
    obligeeNation: '注册国籍',
    idCard: '身份证号',
    province: '所在地区',
    city: '城市',
    county: '区县',
    address: '详细地址',
    obligeeType: '权利类型',
    voucher: '权利证明',
    intentionNation: '意向出口国家',
    intentionProduct: '意向出口商品',
    appeal: '其他需求',
    lxrName: '联系人姓名',
    lxrPhone: '联系人电话',
    lxrEmail: '联系人邮箱',
    ...rightLabels,
  },
  words: { obligeeRenType: holderTypeWords, isDispute: disputeWords },
  subject: ['obligeeType', 'intentionProduct'],
  steps: filingSteps,
  voucherPurposes: ['expert-filing'],
})

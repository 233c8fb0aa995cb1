import { isChineseIdNumber, wrongIdNumber } from '@portal/accounts/contract'
import { code, optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkLimits } from '../limits.ts'

/** Who applies (specification §3, subject type). */
export const subjectTypes = [1, 2, 3, 4] as const
export type SubjectType = (typeof subjectTypes)[number]
export const subjectTypeLabels = {
  1: '内地自然人',
  2: '内地企业',
  3: '港澳台或境外自然人',
  4: '境外企业',
} as const satisfies Record<SubjectType, string>

/** A natural person registers trademarks only with the licence of a sole proprietorship (specification §8). */
export const needsLicence = (subjectType: SubjectType): boolean => subjectType === 1

const { applicantName, idNo, address } = trademarkLimits
const tooLong = {
  name: `申请人名称最多输入${applicantName}个字`,
  idNo: `证件号码最多${idNo}位`,
  address: `地址最多输入${address}个字`,
}

const upload = z.object({ url: z.string({ error: '文件有误' }) }, { error: '文件有误' })

/**
 * The applicant as the office registers it. The order may lack it; the provider cannot prepare the filing without it. `idNo`
 * is an ID number or a unified social credit code (统一社会信用代码).
 */
export const applicant = z.object({
  subjectType: code(subjectTypes, '请选择申请人类型'),
  name: optionalText(applicantName, tooLong.name),
  idNo: optionalText(idNo, tooLong.idNo),
  address: optionalText(address, tooLong.address),
  licence: z.optional(z.nullable(upload)),
})
export type Applicant = z.output<typeof applicant>

/**
 * The applicant as the form asks for it: whole, since the wire alone may leave parts of it for later, and with the ID number of a
 * mainland person by its check character.
 */
export const statedApplicant = z
  .extend(applicant, {
    name: requiredText('请输入申请人名称', { length: applicantName, msg: tooLong.name }),
    idNo: requiredText('请输入证件号码', { length: idNo, msg: tooLong.idNo }),
    address: requiredText('请输入地址', { length: address, msg: tooLong.address }),
  })
  .check(
    z.refine(({ subjectType, idNo: number }) => subjectType !== 1 || isChineseIdNumber(number), {
      path: ['idNo'],
      error: wrongIdNumber,
    }),
  )

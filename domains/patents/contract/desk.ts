import { isApplicationNumber, plainApplicationNumber, wrongCheckDigit } from '@portal/patentdata/contract'
import {
  codeFilter,
  type Day,
  isDay,
  optionalText,
  pageQuery,
  requiredText,
  shanghaiDayOf,
  timeSpan,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { filesOf } from './apply.ts'
import { fullTypeName, patentTypes, specials } from './choices.ts'
import { patentLimits } from './limits.ts'
import { materialKinds, paperKinds } from './materials.ts'
import { patentStates } from './states.ts'

const filter = {
  state: codeFilter(patentStates, '状态筛选有误'),
  /** A part of number, company or name of the patent. */
  keyword: optionalText(patentLimits.keyword, `关键词最多${patentLimits.keyword}个字`),
  ...timeSpan,
}

export const ownPatentsQuery = z.object({ ...filter, ...pageQuery })
export type OwnPatentsQuery = z.output<typeof ownPatentsQuery>

/** The boxes of the desk: everything, 待付款 (`unpaid`), 待受理 (`waiting`), and what the viewer has accepted (`mine`). */
export const deskBoxes = ['all', 'unpaid', 'waiting', 'mine'] as const
export type DeskBox = (typeof deskBoxes)[number]
export const deskBoxLabels = {
  all: '全部',
  unpaid: '待付款',
  waiting: '待受理',
  mine: '我办理的',
} satisfies Record<DeskBox, string>

export const deskPatentsQuery = z.object({
  box: z.prefault(
    z.pipe(
      z.transform((sent: unknown) => (sent === '' ? 'all' : sent)),
      z.enum(deskBoxes, { error: '分类筛选有误' }),
    ),
    'all',
  ),
  /** By its name or its number, as an application takes it. */
  patentType: z.prefault(
    z.pipe(z.transform(fullTypeName), z.enum(['', ...patentTypes], { error: '专利类型筛选有误' })),
    '',
  ),
  special: z.prefault(z.enum(['', ...specials], { error: '特殊请求筛选有误' }), ''),
  ...filter,
  ...pageQuery,
})
export type DeskPatentsQuery = z.output<typeof deskPatentsQuery>

export const byNumber = z.object({ businessSn: requiredText('缺少业务编号', { length: 32 }) })

const someFilesOf = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z.prefault(filesOf(kinds).check(z.minLength(1, '请上传附件')), [])

/** The customer's further material. */
export const addFilesForm = z.object({
  ...byNumber.shape,
  files: someFilesOf(materialKinds),
})
export type AddFilesForm = z.output<typeof addFilesForm>

export const withdrawForm = z.object({
  ...byNumber.shape,
  reason: optionalText(patentLimits.withdrawReason),
})
export type WithdrawForm = z.output<typeof withdrawForm>

/** Without a name the agency of the operator's settings stands in; without that the name is missing. */
export const acceptForm = z.object({
  acceptContent: optionalText(patentLimits.deskText),
  agencyName: optionalText(patentLimits.agencyName),
  agencyLicenceNo: optionalText(patentLimits.agencyLicenceNo),
})
export type AcceptForm = z.output<typeof acceptForm>
/** The name of the agency is asked for where the operator's settings have none. */
export const noAgency = '请填写办理本件的专利代理机构'

export const closeForm = z.object({ reason: requiredText('请填写关闭原因', { length: patentLimits.deskText }) })
export type CloseForm = z.output<typeof closeForm>

export const completeForm = z.object({
  processResult: requiredText('请填写办理结果', { length: patentLimits.deskText }),
})
export type CompleteForm = z.output<typeof completeForm>

/** Once asked, the customer has answered: the meaning is one of the two acts. */
export const meaningForm = z.object({
  specialMeaning: z.enum(['foreignFiling', 'secret'], { error: '请选择保密请求的含义' }),
})
export type MeaningForm = z.output<typeof meaningForm>

/** The customer says himself which of the two acts he means. */
export const ownMeaningForm = z.object({ ...byNumber.shape, ...meaningForm.shape })
export type OwnMeaningForm = z.output<typeof ownMeaningForm>

const wrongNumber = '请输入正确的申请号，例如202310123456.7'

/** The day of a filing cannot be before the first patent law of the People's Republic was in force. */
const firstFiling: Day = '1985-04-01'

/** What the office gave the application: its number with check digit, and the day of filing. */
export const filingForm = z.object({
  applicationNumber: requiredText('请输入申请号', { length: patentLimits.applicationNumber }).check(
    z.overwrite(plainApplicationNumber),
    z.refine(isApplicationNumber, { error: wrongNumber, abort: true }),
    z.refine((number) => wrongCheckDigit(number) === null, {
      error: ({ input }) => `申请号校验位有误，应为 ${wrongCheckDigit(String(input))}`,
    }),
  ),
  filingDate: requiredText('请选择申请日').check(
    z.refine((day) => isDay(day) && day >= firstFiling && day <= shanghaiDayOf(new Date()), { error: '申请日有误' }),
  ),
})
export type FilingForm = z.output<typeof filingForm>

export const papersForm = z.object({ files: someFilesOf(paperKinds) })
export type PapersForm = z.output<typeof papersForm>

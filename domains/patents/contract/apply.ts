import {
  type Day,
  isDay,
  optionalText,
  phoneNumber,
  requiredText,
  shanghaiDayOf,
  splitChoices,
  whateverElse,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { fullTypeName, isNation, patentTypes, specialMeanings, specials } from './choices.ts'
import { patentLimits } from './limits.ts'
import { materialKinds } from './materials.ts'

const patentType = z.pipe(z.transform(fullTypeName), z.enum(patentTypes, { error: '请选择专利类型' }))

const noNation = '请选择申请国家'

/** Names joined by `;`, or an array of them; each counts once, and the joined text is stored. */
const applyNation = z.prefault(
  z.pipe(
    z.transform((sent: unknown) =>
      Array.isArray(sent) && sent.every((name) => typeof name === 'string') ? sent.join(';') : sent,
    ),
    z.string({ error: noNation }).check(
      z.overwrite((joined) => splitChoices(joined).join(';')),
      z.minLength(1, { error: noNation }),
      z.refine((joined) => splitChoices(joined).every(isNation), {
        error: ({ input }) => `“${splitChoices(String(input)).find((name) => !isNation(name))}”不在可选的国家和地区中`,
      }),
      z.refine((joined) => splitChoices(joined).length <= patentLimits.nations, {
        error: `申请国家最多选择${patentLimits.nations}个`,
      }),
    ),
  ),
  '',
)

const { companyName, patentName, lxrName } = patentLimits

/** The seven fields of the specification; the keys stand in the order in which they are judged. */
const applicationFields = {
  patentType,
  applyNation,
  companyName: requiredText('请输入企业名称', { length: companyName, msg: `企业名称最多输入${companyName}个字` }),
  patentName: requiredText('请输入专利名称', { length: patentName, msg: `专利名称最多输入${patentName}个字` }),
  special: z.enum(specials, { error: '请选择特殊请求' }),
}

/** `lxr` is 联系人, the contact of the application. */
const contactFields = {
  lxrName: requiredText('请输入联系人姓名', { length: lxrName }),
  lxrPhone: phoneNumber('请输入联系人电话'),
}

const earliestFiling: Day = '1990-01-01'
const isFirstFilingDay = (text: string): boolean =>
  isDay(text) && text >= earliestFiling && text <= shanghaiDayOf(new Date())

const wrongDay = { error: '首次申请日有误' }

/** A calendar day `YYYY-MM-DD`; a missing or empty one becomes null. */
const firstFilingDate = z.prefault(
  z.pipe(
    z.transform((sent: unknown) => (sent === '' ? null : sent)),
    z.nullable(z.string(wrongDay).check(z.refine(isFirstFilingDay, wrongDay))),
  ),
  '',
)

/** What is said of files that cannot be taken, whatever is wrong with them. */
export const brokenFiles = '附件有误'
const broken = { error: brokenFiles }

/** Files as a form names them: their kind, and the `url` that the upload answered. */
export const filesOf = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z
    .array(z.object({ kind: z.enum(kinds, broken), url: z.string(broken) }, broken), broken)
    .check(z.maxLength(patentLimits.filesAtOnce, broken))

/** The day and number of the first filing, of which a priority is counted, and the material. */
const furtherFields = {
  firstFilingDate,
  firstFilingNo: optionalText(patentLimits.firstFilingNo, `首次申请号最多输入${patentLimits.firstFilingNo}个字`),
  files: z.prefault(filesOf(materialKinds), []),
}

/** What the desk may ask to be corrected, by the rules of the application, in the order of its form. */
export const correctableFields = {
  applyNation: applicationFields.applyNation,
  companyName: applicationFields.companyName,
  patentName: applicationFields.patentName,
  ...contactFields,
  firstFilingDate: furtherFields.firstFilingDate,
  firstFilingNo: furtherFields.firstFilingNo,
}

const noMeaning = '请选择保密请求的含义'

/** A missing meaning is `unclear`; null stands for one that the portal does not know. */
const meaningField = z.prefault(
  z.pipe(
    z.transform((sent: unknown) => {
      if (sent === null || sent === '') return 'unclear'
      return specialMeanings.find((meaning) => meaning === sent) ?? null
    }),
    z.nullable(z.enum(specialMeanings)),
  ),
  '',
)

/** What POST /api/submitPatentApply takes. A missing field is a missing field: the form's defaults are the form's. */
export const patentApply = z
  .object({ ...applicationFields, ...contactFields, specialMeaning: meaningField, ...furtherFields })
  .check(
    z.refine((form) => form.special !== '保密请求' || form.specialMeaning !== null, {
      ...whateverElse,
      path: ['specialMeaning'],
      error: noMeaning,
    }),
    // Without 保密请求 there is nothing to mean, whatever was sent.
    z.overwrite((form) => (form.special === '保密请求' ? form : { ...form, specialMeaning: null })),
  )
export type PatentApply = z.output<typeof patentApply>

/** The same for the form on the screen, which asks at once which act 保密请求 means and begins with no answer. */
export const patentApplyForm = z
  .object({
    ...applicationFields,
    specialMeaning: z.prefault(z.enum(['', ...specialMeanings]), ''),
    ...contactFields,
    ...furtherFields,
  })
  .check(
    z.refine((form) => form.special !== '保密请求' || form.specialMeaning !== '', {
      ...whateverElse,
      path: ['specialMeaning'],
      error: noMeaning,
    }),
  )

export const submittedApply = z.object({
  businessSn: z.string(),
  /** The order to be paid; null where nothing is charged. */
  orderNo: z.nullable(z.string()),
})

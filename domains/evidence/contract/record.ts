import { code, optionalMoment, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { evidenceLimits } from './limits.ts'
import { type Slot, slots } from './slots.ts'
import { evidenceStates } from './states.ts'

const missingDate = '请输入展会日期'

const exhibitionTime = z.pipe(
  optionalMoment('展会日期有误'),
  z.transform((at, issues) => {
    if (at !== null) return at
    issues.issues.push({ code: 'custom', message: missingDate, input: at })
    return z.NEVER
  }),
)

/** The six fields that even a draft needs, in the order of the form. */
const basicFields = {
  obligeeName: requiredText('请输入权利人名称', { length: evidenceLimits.obligeeName }),
  /** The document number. Masked as the account or the saved record shows it, it means the number stored there. */
  idCard: requiredText('请输入证件号码', { length: evidenceLimits.idCard }),
  lxrPhone: requiredText('请输入联系电话', { length: evidenceLimits.lxrPhone, msg: '联系电话最多11位' }).check(
    z.regex(/^[\d+-]{5,11}$/, '联系电话须为 5 至 11 位，只能包含数字、+ 和 -'),
  ),
  exhibitionName: requiredText('请输入展会全称', { length: evidenceLimits.exhibitionName }),
  /** Epoch ms of the fair's first day. */
  exhibitionTime,
  exhibitionAddress: requiredText('请输入展会地点', { length: evidenceLimits.exhibitionAddress }),
}

/** The six fields alone, as the first step of the form asks them. */
export const basicForm = z.object(basicFields)
export type BasicForm = z.output<typeof basicForm>

/** An uploaded file in the form. The server reads only the id in `url`; it takes the file name from what it stored itself. */
const slotReference = z.object({
  url: z.string({ error: '文件地址有误，请重新上传' }),
  fileName: z.optional(z.string()),
})
export type SlotReference = z.output<typeof slotReference>

const slotFields = Object.fromEntries(slots.map((name) => [name, z.optional(slotReference)])) as Record<
  Slot,
  z.ZodMiniOptional<typeof slotReference>
>

/** `state` 0 keeps a draft, 1 seals. With an `id` it changes the saved record; a slot that the form leaves out stays as it is. */
export const submitForm = z.object({
  id: z.optional(z.uuid('存证编号有误')),
  ...basicFields,
  ...slotFields,
  state: z.prefault(code(evidenceStates, '提交方式有误'), 0),
})
export type SubmitForm = z.output<typeof submitForm>
export type SubmitBody = z.input<typeof submitForm>

/** The name under which the account keeps an unsent form: one for a new record, and one for each saved record (`id`). */
export const draftForm = (id?: string): string => (id === undefined ? 'evidence' : `evidence-${id}`)

export const submitted = z.object({
  id: z.string(),
  evidenceNo: z.string(),
  state: z.literal(evidenceStates),
  complete: z.literal(evidenceStates),
  /** Slots whose files were lost or altered since they were received. If there are any, the record stays an unsealed draft. */
  broken: z.array(z.enum(slots)),
})
export type Submitted = z.infer<typeof submitted>

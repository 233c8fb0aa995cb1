import { code, codeFilter, optionalText, requiredText, whateverElse } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { isAfter, optionalDay } from './day-field.ts'
import { rightLimits } from './limits.ts'
import { foldRightNumber } from './right-number.ts'
import {
  hasClasses,
  homeCountry,
  lastClass,
  mayLackNumber,
  numberLabels,
  type RightType,
  rightHolderTypes,
  rightStatuses,
  rightTypes,
} from './right-words.ts'

const wrongClasses = `类别须为 1 至 ${lastClass} 的整数`
const classNumbers = Array.from({ length: lastClass }, (_, at) => at + 1)

/** The classes of a mark, each once, in their order. */
const classes = z.pipe(
  z.prefault(z.array(code(classNumbers, wrongClasses), { error: wrongClasses }), []),
  z.transform((list: number[]) => [...new Set(list)].sort((a, b) => a - b)),
)

const country = z.string({ error: '请选择国家或地区' }).check(z.trim(), z.regex(/^[A-Z]{2}$/, '请选择国家或地区'))
const emptyIsHome = z.transform((value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? homeCountry : value,
)

/** The facts of a right in the order of the form. */
const facts = {
  registerType: code(rightTypes, '请选择权利类型'),
  recordName: requiredText('请输入权利名称', { length: rightLimits.name }),
  registerNum: optionalText(rightLimits.number),
  obligeeName: requiredText('请输入权利人名称', { length: rightLimits.holder }),
  obligeeRenType: z.prefault(codeFilter(rightHolderTypes, '请选择权利人类型'), ''),
  /** The Chinese name of a country of the list; the server checks it. */
  obligeeNation: optionalText(rightLimits.nation),
  country: z.prefault(z.pipe(emptyIsHome, country), ''),
  status: z.prefault(z.enum(rightStatuses, { error: '请选择权利状态' }), 'registered'),
  classes,
  goods: optionalText(rightLimits.goods),
  applicationDate: z.prefault(optionalDay, ''),
  rightBeginDate: z.prefault(optionalDay, ''),
  rightEndDate: z.prefault(optionalDay, ''),
  note: optionalText(rightLimits.note),
}

const typeOf = (value: unknown): RightType | undefined => rightTypes.find((type) => type === value)

/** The type of a form that is still being checked: other fields of it may be wrong. */
const typeIn = (form: unknown): RightType | undefined => typeOf((form as { registerType?: unknown }).registerType)

type Checked = {
  registerType: RightType
  registerNum: string
  classes: number[]
  rightBeginDate: string | null
  rightEndDate: string | null
}

const rules = [
  z.refine<Checked>(
    (form) => {
      const type = typeIn(form)
      return type === undefined || mayLackNumber(type) || foldRightNumber(form.registerNum) !== ''
    },
    {
      ...whateverElse,
      path: ['registerNum'],
      error: ({ input }) => `请输入${numberLabels[typeIn(input) ?? 4]}`,
    },
  ),
  z.refine<Checked>(
    (form) => {
      const type = typeIn(form)
      return type === undefined || hasClasses(type) || !Array.isArray(form.classes) || form.classes.length === 0
    },
    { ...whateverElse, path: ['classes'], error: '只有商标填写类别' },
  ),
  z.refine<Checked>(({ rightBeginDate, rightEndDate }) => isAfter(rightBeginDate, rightEndDate), {
    ...whateverElse,
    path: ['rightEndDate'],
    error: '权利届满日须在起始日之后',
  }),
] as const

/** The facts of a right as a form or a line of a list sends them. */
export const rightFacts = z.object(facts).check(...rules)

/**
 * The same as a page judges them: a country that somebody has cleared is asked for, and not taken for ours unseen. A new right has
 * the version 0.
 */
export const typedFacts = z.object({ version: z.prefault(z.number(), 0), ...facts, country }).check(...rules)

/** A new right: the facts, and the number of the caller's own completed case that they were taken from, where there is one. */
export const newRightForm = z.object({ ...facts, businessSn: optionalText(rightLimits.businessSn) }).check(...rules)
export type NewRightForm = z.output<typeof newRightForm>

/** A changed right: the version that the form goes on from, and all facts. */
export const saveRightForm = z
  .object({ version: z.number({ error: '缺少版本号，请刷新后重试' }), ...facts })
  .check(...rules)
export type SaveRightForm = z.output<typeof saveRightForm>

export type RightFacts = z.output<typeof rightFacts>

const text = z.string()
const day = z.nullable(z.string())

/** The facts as the server answers them: what `rightFacts` makes, without its rules. */
export const storedFacts = z.object({
  registerType: z.literal(rightTypes),
  recordName: text,
  registerNum: text,
  obligeeName: text,
  obligeeRenType: z.nullable(z.literal(rightHolderTypes)),
  obligeeNation: text,
  country: text,
  status: z.enum(rightStatuses),
  classes: z.array(z.number()),
  goods: text,
  applicationDate: day,
  rightBeginDate: day,
  rightEndDate: day,
  note: text,
} satisfies Record<keyof RightFacts, z.ZodMiniType>)

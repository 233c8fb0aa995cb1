import { patentTypes, stabilities, statuses } from '@portal/patentdata/proof'
import { isDay } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { valuationNumbers } from './detail.ts'
import { refused } from './evaluation.ts'
import { someBlocks } from './parameters.ts'

/** More of anything no patent has. */
const most = 1_000_000

const orUnknown = <Value extends z.ZodMiniType>(value: Value) => z.prefault(z.nullable(value), null)
const within = (name: string, min: number, max: number) => {
  const msg = `${name}须为 ${min} 至 ${max} 的数`
  return orUnknown(z.number({ error: msg }).check(z.gte(min, msg), z.lte(max, msg)))
}
const count = (name: string) => {
  const msg = `${name}须为不小于 0 的整数`
  return orUnknown(z.number({ error: msg }).check(z.int(msg), z.gte(0, msg), z.lte(most, `${name}最大为 ${most}`)))
}
const day = (name: string) => {
  const error = `${name}有误，请按年-月-日填写`
  return z.string({ error }).check(z.refine(isDay, { error }))
}
const country = z
  .string({ error: '同族国家须为两个字母的代码' })
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, '同族国家须为两个字母的代码，例如 US'))

/** What the model reads of a patent; what is missing or null is unknown. */
const trialInput = z.object(
  {
    type: z.enum(patentTypes, { error: `专利类型须为 ${patentTypes.join('、')}` }),
    status: z.enum(statuses, { error: `法律状态须为 ${statuses.join('、')}` }),
    filingDate: orUnknown(day('申请日')),
    ipc: z.prefault(
      z
        .array(z.string({ error: 'IPC须为文字' }).check(z.trim(), z.maxLength(50, 'IPC最多50个字')), {
          error: 'IPC须为列表',
        })
        .check(z.maxLength(200, 'IPC最多200个')),
      [],
    ),
    ...{ fwd: count('被引证'), fwdSelf: count('自引'), bwd: count('引证专利') },
    ...{ originality: within('原创性指数', 0, 1), generality: within('通用性指数', 0, 1) },
    ...{ ipcGroups: count('IPC大组'), inventors: count('发明人'), pages: count('文献页数') },
    ...{ claims: count('权利要求'), firstClaimChars: count('首项权利要求字数') },
    stability: orUnknown(z.enum(stabilities, { error: `稳定性须为 ${stabilities.join('、')}` })),
    litigations: count('诉讼'),
    familyCountries: orUnknown(
      z.array(country, { error: '同族国家须为列表' }).check(z.maxLength(200, '同族国家最多200个')),
    ),
    opEvents: count('转让、许可和质押'),
    ipcGrowth5y: within('技术领域增长', -1, 1000),
    termExtensionDays: count('期限补偿天数'),
  },
  { error: '请填写评估的专利' },
)

/** A valuation of which nothing is stored. */
export const trialForm = z.object({
  input: trialInput,
  day: day('评估日'),
  /** Blocks that are laid over the parameters in force. */
  parameters: z.optional(someBlocks),
  /** The built-in cohort in place of the one in force. */
  cohort: z.optional(z.literal('default', { error: '对照组只能为 default' })),
})
export type TrialForm = z.output<typeof trialForm>

export const trialReply = z.union([valuationNumbers, refused])
export type TrialReply = z.infer<typeof trialReply>

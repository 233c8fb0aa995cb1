import { isDay, optionalText, requiredText, webAddressChecks, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { levels } from './finding.ts'
import { sourceLevels } from './rule.ts'
import { whenForm } from './when-form.ts'

export const versionLimits = { text: 60, why: 300, title: 100, place: 100, url: 500, mend: 200, reason: 300 } as const

/** A part that is left out is as in the version before. */
const given = z.optional

const version = wholeNumber({ min: 1, max: 1_000_000, fallback: 0, msg: '版本有误' })

export const ruleSource = z.object(
  {
    text: requiredText('请填写为什么', { length: versionLimits.why }),
    level: z.enum(sourceLevels, { error: '依据的级别须为 L、O 或 P' }),
    title: requiredText('请填写依据的名称', { length: versionLimits.title }),
    place: optionalText(versionLimits.place),
    url: optionalText(versionLimits.url).check(...webAddressChecks('网址须以 http:// 或 https:// 开头')),
  },
  { error: '依据有误' },
)
/** Law and official sites are named with their address; what the portal itself says has none. */
export const namesItsPlace = ({ level, url }: { level: string; url: string }): boolean => level === 'P' || url !== ''
export const lacksPlace = { error: '法律和官方网站须写明网址', path: ['url'] }
const why = ruleSource.check(z.refine(namesItsPlace, lacksPlace))

/**
 * A new version of a rule as staff write it. Which forms ask it, of which field it speaks and whether it asks a person to look
 * stay as they are: with these it would be another rule.
 */
export const ruleVersionForm = z.object({
  effectiveFrom: requiredText('请选择生效日').check(z.refine(isDay, '生效日有误')),
  level: given(z.enum(levels, { error: '级别有误' })),
  text: given(requiredText('请填写提示文字', { length: versionLimits.text })),
  why: given(why),
  mend: given(requiredText('请填写怎样补充', { length: versionLimits.mend })),
  when: given(whenForm),
  /** Why it is changed, for colleagues. */
  reason: requiredText('请填写修改原因', { length: versionLimits.reason }),
  /** The number of the version that was seen as the newest; a later one of somebody else is then refused. */
  after: given(version),
})
export type RuleVersionForm = z.output<typeof ruleVersionForm>

export const ruleAddress = z.object({ id: requiredText('缺少规则编号', { length: 64 }) })
export const versionAddress = z.extend(ruleAddress, { version })
export type VersionAddress = z.output<typeof versionAddress>

/** What a version says and asks, apart from its number and its days. */
export const ruleTerms = z.object({
  level: z.enum(levels),
  text: z.string(),
  why: ruleSource,
  mend: z.string(),
  when: whenForm,
})
export type RuleTerms = z.output<typeof ruleTerms>

const versionStates = ['checked', 'unchecked', 'replaced'] as const

export const ruleVersionRow = z.extend(ruleTerms, {
  version: z.number(),
  effectiveFrom: z.string(),
  /** `replaced`: a later version was checked before it, so that it never counts. */
  state: z.enum(versionStates),
  /** Whether the rule is asked by it today. */
  inForce: z.boolean(),
  /** Empty for what the portal brought, as are `author` and `savedAt`. */
  reason: z.string(),
  author: z.nullable(z.string()),
  savedAt: z.nullable(z.number()),
  checker: z.nullable(z.string()),
  checkedAt: z.nullable(z.number()),
  /** What the viewer may do with it: nobody checks his own. */
  can: z.array(z.literal('check')),
})
export type RuleVersionRow = z.output<typeof ruleVersionRow>

export const versionSaved = z.object({ version: z.number() })

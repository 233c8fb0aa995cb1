import { isDay, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { markLimits } from './limits.ts'

/**
 * Kinds of rules about what may be a mark. `prohibited`: must not be used as one. `nonDistinctive`: the name of the goods
 * themselves. `caution`: words that may be held to describe quality.
 */
export const signKinds = ['prohibited', 'nonDistinctive', 'caution'] as const
export type SignKind = (typeof signKinds)[number]
export const signKindLabels = {
  prohibited: '禁止使用',
  nonDistinctive: '缺乏显著性',
  caution: '谨慎使用',
} as const satisfies Record<SignKind, string>

/** Words that a rule takes from elsewhere: names of countries, or names of the chosen items. */
export const signSets = ['countries', 'items'] as const
export type SignSet = (typeof signSets)[number]

/** The law under which the rules came that this program brings; the new one is in force from the day after its last. */
export const trademarkLaw = { title: '《商标法》（2019 年修正）', lastDay: '2026-12-31' } as const
/** What stands in place of an article once the law that it is from has ended. */
export const lapsedLawWords = '新《商标法》已施行，条文待核对'

const day = (msg: string) => z.string({ error: msg }).check(z.refine(isDay, { error: msg }))

/**
 * A dated rule. It holds words of its own (`terms`) or those of a set, or both; `text` is what a finding says, with `{term}` for
 * the word that was met. The law is named only while the rule is in force: the words of a rule that ended with the law go on
 * without an article.
 */
const signRuleFields = z.object({
  id: requiredText('请填写规则编号', { length: 40 }),
  kind: z.enum(signKinds, { error: '规则类型有误' }),
  match: z.enum(['whole', 'contains'], { error: '匹配方式有误' }),
  terms: z
    .array(requiredText('请填写词语', { length: markLimits.signTerm }), { error: '词语有误' })
    .check(z.maxLength(markLimits.signTerms, `每条规则最多${markLimits.signTerms}个词语`)),
  set: z.nullable(z.enum(signSets, { error: '词语来源有误' })),
  law: z.object({
    title: requiredText('请填写法律名称', { length: 80 }),
    article: requiredText('请填写条款', { length: 40 }),
  }),
  effectiveFrom: day('开始日期有误'),
  effectiveTo: z.nullable(day('结束日期有误')),
  checkedOn: day('核对日期有误'),
  text: requiredText('请填写提示文字', { length: 200 }),
})
export const signRule = signRuleFields.check(
  z.superRefine(({ terms, set, effectiveFrom, effectiveTo }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (set === null && terms.length === 0) refuse('terms', '请填写词语，或选择词语来源')
    if (effectiveTo !== null && effectiveTo < effectiveFrom) refuse('effectiveTo', '结束日期不能早于开始日期')
  }),
)
export type SignRule = z.output<typeof signRule>

/** All rules, replaced as a whole. */
export const signRulesForm = z.object({
  version: z.optional(z.number({ error: '版本有误' })),
  rules: z.array(signRule, { error: '请填写规则' }).check(
    z.maxLength(markLimits.signRules, `最多${markLimits.signRules}条规则`),
    z.superRefine((rules, context) => {
      const doubled = rules.find(({ id }, at) => rules.findIndex((other) => other.id === id) < at)
      if (doubled) context.addIssue({ code: 'custom', message: `规则编号“${doubled.id}”重复` })
    }),
  ),
})
export type SignRulesForm = z.output<typeof signRulesForm>

/** What a rule says about a name. */
export const signFinding = z.object({
  code: z.enum(['sign.prohibited', 'sign.nonDistinctive', 'sign.caution']),
  text: z.string(),
  /** Null where the rule that met the name is no longer in force. */
  law: z.nullable(z.object({ title: z.string(), article: z.string() })),
})
export type SignFinding = z.infer<typeof signFinding>

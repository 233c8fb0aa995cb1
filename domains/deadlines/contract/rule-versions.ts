import { isDay, optionalText, requiredText, webAddressChecks, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { askedLimits } from '../proof/asked-faults.ts'
import { actors, deliveries, units, wayNames } from '../proof/rule.ts'
import { ruleView } from './rules.ts'
import { versionLimits as limits } from './version-limits.ts'
import { isZone } from './zone.ts'

const { firstYear, lastYear } = askedLimits

const day = (missing: string, wrong: string) =>
  requiredText(missing).check(
    z.refine(isDay, { error: wrong, abort: true }),
    z.refine((text) => {
      const year = Number(text.slice(0, 4))
      return year >= firstYear && year <= lastYear
    }, `日期须在 ${firstYear} 年至 ${lastYear} 年之间`),
  )

const amountRule = `期限须为 1 至 ${limits.amount} 的整数`
const amount = wholeNumber({ min: 1, max: limits.amount, fallback: 0, msg: amountRule })
const unit = z.enum(units, { error: '期限的单位有误' })
const deemedRule = `视为送达的日数须为 1 至 ${limits.deemedDays} 的整数`

/** A value that may be left out, which means that it is as in the version before. */
const given = z.optional

/** The same where the version may have none, which an empty text says: of a body the portal takes null for what is left out. */
const givenOrNone = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? null : value)),
      z.nullable(schema),
    ),
  )

const period = z.object(
  { amount, unit, direction: z.prefault(z.enum(['after', 'before'], { error: '推算的方向有误' }), 'after') },
  { error: '期限有误' },
)

const source = z.object(
  {
    title: requiredText('请填写依据的名称', { length: limits.title }),
    article: optionalText(limits.article),
    url: optionalText(limits.url).check(...webAddressChecks('网址须以 http:// 或 https:// 开头')),
  },
  { error: '依据有误' },
)

/**
 * A new version of a rule as staff write it. A part that is left out is as in the version before, but for the check: nobody has
 * compared the new version with its source yet.
 */
export const ruleVersionForm = z.object({
  effectiveFrom: day('请选择生效日', '生效日有误'),
  name: given(requiredText('请填写规则名称', { length: limits.name })),
  kinds: given(
    z
      .array(requiredText('事项类型有误', { length: limits.kind }), { error: '事项类型须为列表' })
      .check(z.minLength(1, '请至少选择一类事项'), z.maxLength(limits.kinds, `事项类型最多 ${limits.kinds} 个`)),
  ),
  actor: given(z.enum(actors, { error: '行为人有误' })),
  trigger: given(
    z.object(
      {
        name: requiredText('请填写起算事由', { length: limits.trigger }),
        deliveries: z
          .array(z.enum(deliveries, { error: '送达方式有误' }), { error: '送达方式须为列表' })
          .check(z.minLength(1, '请至少选择一种送达方式')),
      },
      { error: '起算事由有误' },
    ),
  ),
  deemedDays: givenOrNone(wholeNumber({ min: 1, max: limits.deemedDays, fallback: 0, msg: deemedRule })),
  period: given(period),
  lastDay: given(z.enum(['corresponding', 'dayBefore'], { error: '届满日的算法有误' })),
  roll: given(z.enum(['nextWorkingDay', 'none'], { error: '顺延的方式有误' })),
  calendar: givenOrNone(
    requiredText('工作日历有误').check(z.regex(/^[A-Z]{2}$/, '工作日历须为两位大写字母，如 CN、DE、WO')),
  ),
  zone: givenOrNone(requiredText('时区有误', { length: limits.kind }).check(z.refine(isZone, '没有这个时区'))),
  ways: given(
    z.object(
      {
        list: z
          .array(
            z.object(
              {
                way: z.enum(wayNames, { error: '提交方式有误' }),
                closing: requiredText('请填写截止时间').check(
                  z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, '截止时间须写成 17:00 这样的形式'),
                ),
              },
              { error: '提交方式有误' },
            ),
            { error: '提交方式须为列表' },
          )
          .check(z.maxLength(wayNames.length, '每种提交方式只能有一条')),
      },
      { error: '提交方式有误' },
    ),
  ),
  suspendable: given(z.boolean({ error: '是否可以中止有误' })),
  extension: givenOrNone(z.object({ amount, unit }, { error: '延长有误' })),
  source: given(source),
  /** An empty text stands for the general words. */
  unchecked: given(optionalText(limits.unchecked)),
  /** The number of the version that was seen as the newest; a later one of somebody else is then refused. */
  after: z.optional(wholeNumber({ min: 1, max: 1_000_000, fallback: 1, msg: '缺少所依据的版本' })),
})
export type RuleVersionForm = z.output<typeof ruleVersionForm>

export const codeAddress = z.object({ code: requiredText('缺少规则代码', { length: 60 }) })
export type CodeAddress = z.output<typeof codeAddress>

export const versionAddress = z.extend(codeAddress, {
  version: wholeNumber({ min: 1, max: 1_000_000, fallback: 0, msg: '版本有误' }),
})
export type VersionAddress = z.output<typeof versionAddress>

/** What somebody found who compared a version with its source. */
export const checkForm = z.object({
  url: requiredText('请填写核对所依据的网址', { length: limits.url }).check(
    ...webAddressChecks('网址须以 http:// 或 https:// 开头'),
  ),
  checkedOn: day('请选择核对日期', '核对日期有误'),
  tag: z.enum(['L', 'O'], { error: '标签须为 L（法律原文）或 O（官方网站）' }),
})
export type CheckForm = z.output<typeof checkForm>

/** A version as staff see it. */
const versionRow = z.extend(ruleView, {
  state: z.enum(['checked', 'unchecked', 'replaced']),
  savedAt: z.number(),
  /** The user name of whoever wrote it; null for what the portal brought. */
  author: z.nullable(z.string()),
  checker: z.nullable(z.string()),
  checkedAt: z.nullable(z.number()),
  /** Whether the viewer may check it: it is unchecked, and somebody else wrote it. */
  can: z.array(z.literal('check')),
})
export type VersionRow = z.output<typeof versionRow>

export const versionList = z.object({ elements: z.array(versionRow) })
export const versionSaved = z.object({ version: z.number() })

/** Which open deadlines would move, and from which day to which: the first hundred, while `total` counts all that would. */
export const versionImpact = z.object({
  total: z.number(),
  affected: z.array(z.object({ id: z.string(), before: z.string(), after: z.string() })),
})
export type VersionImpact = z.output<typeof versionImpact>

/** How many open deadlines rest on the rule and are counted anew within seconds, and how many of them move. */
export const versionChecked = z.object({ recomputed: z.number(), changed: z.number() })

import { dayWords, type FieldChange } from '@portal/platform/web'
import { levelWords } from '../../contract/finding.ts'
import type { SourceLevel } from '../../contract/rule.ts'
import type { RuleVersionRow } from '../../contract/rule-version.ts'
import { whenWords } from '../../contract/when-words.ts'

export const sourceLevelWords = { L: '法律', O: '官方网站', P: '办事建议' } as const satisfies Record<
  SourceLevel,
  string
>

const partsOf = ({ level, text, why, mend, when }: RuleVersionRow): [string, string][] => [
  ['级别', levelWords[level]],
  ['提示', text],
  ['怎样补充', mend],
  ['为什么', why.text],
  ['依据', `${sourceLevelWords[why.level]}：${why.title}${why.place}`],
  ['网址', why.url],
  ['条件', whenWords(when)],
]

/** What a version says otherwise than the one before, part by part; its first day is always told. */
export const changesOf = (before: RuleVersionRow, after: RuleVersionRow): FieldChange[] => {
  const old = new Map(partsOf(before))
  const told = (text: string | undefined) => text || null
  return [
    { label: '生效日', before: null, after: dayWords(after.effectiveFrom) },
    ...partsOf(after)
      .filter(([label, text]) => old.get(label) !== text)
      .map(([label, text]) => ({ label, before: told(old.get(label)), after: told(text) })),
  ]
}

import { DescriptionList } from '@portal/platform/web'
import type { RuleRow } from '../../contract/rule-switch.ts'
import type { RuleVersionRow } from '../../contract/rule-version.ts'
import { nameOf, whenWords } from '../../contract/when-words.ts'
import { sourceLevelWords } from './rule-words.ts'

interface AskedWhereProps {
  rule: Pick<RuleRow, 'forms' | 'field'>
  version: Pick<RuleVersionRow, 'why' | 'when'>
}

/** On which forms and of which field a rule speaks, by which condition, and on what it rests. */
export function AskedWhere({ rule: { forms, field }, version: { why, when } }: AskedWhereProps) {
  const source = `${why.title}${why.place}`
  return (
    <DescriptionList
      items={[
        { term: '适用的表单', detail: forms.length === 0 ? '全部' : forms.join('、') },
        { term: '提示所在的字段', detail: nameOf(field) },
        { term: '条件', detail: whenWords(when), wide: true },
        {
          term: `依据（${sourceLevelWords[why.level]}）`,
          detail:
            why.url === '' ? (
              source
            ) : (
              <a href={why.url} target="_blank" rel="noopener noreferrer">
                {source}
              </a>
            ),
          wide: true,
        },
      ]}
    />
  )
}

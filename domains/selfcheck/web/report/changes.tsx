import { Card, momentWords, Notice, Stack } from '@portal/platform/web'
import { type ChangedAnswer, changedAnswers } from '../../contract/compare.ts'
import type { SelfCheckDetail } from '../../contract/endpoints.ts'
import { profileText } from '../../contract/profile.ts'
import { topicLabels } from '../../contract/question.ts'
import { findQuestionSet } from '../../contract/question-sets.ts'
import styles from './report.module.css'
import { Change } from './score-chart.tsx'

const trendLabels = {
  better: '有改善',
  worse: '变差',
  same: '不增不减',
  new: '新增的题',
  gone: '不再适用',
} satisfies Record<ChangedAnswer['trend'], string>

/** What changed between two checks: the total, and each answer that differs. */
export function Changes({ older, newer }: { older: SelfCheckDetail; newer: SelfCheckDetail }) {
  const olderSet = findQuestionSet(older.version)
  const newerSet = findQuestionSet(newer.version)
  if (!olderSet || !newerSet) return null
  const changes = changedAnswers({ check: older, set: olderSet }, { check: newer, set: newerSet })
  const isOtherCase = profileText(older) !== profileText(newer)
  return (
    <Card title="前后变化">
      <p className="row">
        {momentWords(older.createTime)} 为 {older.score} 分，{momentWords(newer.createTime)} 为 {newer.score} 分
        <Change from={older.score} to={newer.score} />
      </p>
      {isOtherCase && (
        <Notice>两次自查的对象不同：较早的一次是“{profileText(older)}”，题目不完全一样，得分不宜直接比较。</Notice>
      )}
      {changes.length === 0 ? (
        <p>各题的回答没有变化。</p>
      ) : (
        <Stack as="ul" gap={12} className={`lines ${styles.changes}`} aria-label="变化的回答">
          {changes.map(({ question, before, after, trend }) => (
            <li key={question.id}>
              <span className={styles.trend} data-trend={trend}>
                {trendLabels[trend]}
              </span>
              <span>
                {topicLabels[question.topic]}：{question.ask}
              </span>
              <small>
                {before ?? '当时没有这道题'} → {after ?? '现在没有这道题'}
              </small>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}

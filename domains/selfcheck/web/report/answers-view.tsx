import { DescriptionList, Stack } from '@portal/platform/web'
import { readAnswers } from '../../contract/choices.ts'
import { categoryLabels, channelText } from '../../contract/profile.ts'
import { questionsFor } from '../../contract/question.ts'
import { findQuestionSet } from '../../contract/question-sets.ts'
import { scoreOf } from '../../contract/score.ts'
import { AnswerGroups } from './answer-groups.tsx'
import { ScoreChart } from './score-chart.tsx'

/** A check that was sent with a request: its subject, its scores, and each question with its answer. */
export function AnswersView({ answers }: { answers: string }) {
  const check = readAnswers(answers)
  const set = check && findQuestionSet(check.version)
  if (!check || !set) return <p>这份自查的题目版本无法显示。</p>
  const questions = questionsFor(set, check)
  return (
    <Stack gap={24}>
      <DescriptionList
        items={[
          { term: '出口商品', detail: check.product },
          { term: '商品类别', detail: categoryLabels[check.category] },
          { term: '国家或地区', detail: check.country },
          { term: '出口渠道', detail: channelText(check.channels) },
        ]}
      />
      <ScoreChart topics={scoreOf(questions, check.choices).topics} />
      <AnswerGroups questions={questions} choices={check.choices} />
    </Stack>
  )
}

import { Card, Notice, Quiet, Stack } from '@portal/platform/web'
import { type ReactNode, useState } from 'react'
import type { SelfCheck } from '../../contract/choices.ts'
import { profileText } from '../../contract/profile.ts'
import type { Question } from '../../contract/question.ts'
import { lightBounds, type Scores } from '../../contract/score.ts'
import { ActionList } from './action-list.tsx'
import { AnswerGroups } from './answer-groups.tsx'
import { LightTag } from './light-tag.tsx'
import styles from './report.module.css'
import { ScoreChart } from './score-chart.tsx'

/** The result of a check: total and light, the five topics, what to do first, every answer. */
export function Report({
  check,
  questions,
  scores,
  madeAt,
  before,
  buttons,
  children,
}: {
  check: SelfCheck
  questions: readonly Question[]
  scores: Scores
  /** When the check was saved, in words. */
  madeAt: string
  /** The scores of an older check, which are drawn behind those of this one. */
  before?: Scores | undefined
  buttons: ReactNode
  /** What changed since the older check; it is shown between the scores and the actions. */
  children?: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={20} className={`page ${styles.report}`}>
      <section className={`${styles.total} ${styles.lit}`} aria-labelledby="self-check-total" data-light={scores.light}>
        <div>
          <h2 id="self-check-total">{profileText(check)}</h2>
          <Quiet className={styles.made}>
            题目版本 {check.version} · {madeAt}
          </Quiet>
          <LightTag light={scores.light} />
          <p className={styles.unknown}>{unknownText(scores)}</p>
        </div>
        <p className={styles.score}>
          <b>{scores.score}</b>
          分，满分 100
        </p>
        <div className={`no-print row ${styles.buttons}`}>{buttons}</div>
      </section>
      <Card title="各主题得分">
        <ScoreChart topics={scores.topics} before={before?.topics} />
        <Quiet className={styles.rule}>
          {lightBounds.green} 分及以上且没有要害题为零分的亮绿灯，{lightBounds.yellow} 分以下亮红灯，其余亮黄灯；
          未知的题按权重占到一半的，记为“未知”。
        </Quiet>
      </Card>
      {children}
      <Card title="先做这几件事">
        <ActionList check={check} questions={questions} />
      </Card>
      <Card
        title="逐题回答"
        actions={
          <button
            type="button"
            className="no-print btn btn-text"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起' : `展开全部 ${questions.length} 题`}
          </button>
        }
      >
        <div className={styles.folded} data-open={isOpen || undefined}>
          <AnswerGroups questions={questions} choices={check.choices} />
        </div>
      </Card>
      <Notice tone="warning" title="结果不构成法律意见">
        得分只反映您所选的答案，不能代替对具体权利和合同的检索、审查。作出决定之前，请咨询有资质的专业人员。
      </Notice>
    </Stack>
  )
}

const unknownText = ({ unknown, asked, score, upTo }: Scores): string => {
  if (unknown === 0) return `${asked} 题都已作答。`
  return `${asked} 题中有 ${unknown} 题未知，未计得分；全部查清之后，总分在 ${score} 到 ${upTo} 分之间。`
}

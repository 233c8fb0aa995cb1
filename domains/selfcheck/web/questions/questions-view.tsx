import { Button, Card, Quiet, Stack, StickyBar } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import type { SelfCheck } from '../../contract/choices.ts'
import { chosenOption } from '../../contract/choices.ts'
import { questionsFor, type Topic, topicLabels, topics } from '../../contract/question.ts'
import { currentSet, findQuestionSet } from '../../contract/question-sets.ts'
import { answer } from '../check-store.ts'
import { QuestionField } from './question-field.tsx'
import styles from './questions.module.css'

/** The questions of one topic, with links to the other topics. No question has to be answered. */
export function QuestionsView({
  check,
  topic,
  onPlace,
}: {
  check: SelfCheck
  topic: Topic
  onPlace: (place: Topic | 'start' | 'result') => void
}) {
  const questions = questionsFor(findQuestionSet(check.version) ?? currentSet, check)
  const answered = questions.filter(({ id }) => check.choices[id] !== undefined).length
  const place = topics.indexOf(topic)
  const before = topics[place - 1]
  const after = topics[place + 1]
  const here = questions.filter((question) => question.topic === topic)
  const bar = useRef<HTMLOListElement>(null)
  // On a phone the topics are a row that scrolls sideways; this scrolls the open topic to its middle.
  useEffect(() => {
    const item = bar.current?.children[place]
    if (!bar.current || !(item instanceof HTMLElement)) return
    bar.current.scrollLeft = item.offsetLeft - (bar.current.clientWidth - item.clientWidth) / 2
  }, [place])
  return (
    <Stack gap={20} className={`page ${styles.page}`}>
      <nav aria-label="自查主题" className={styles.topics}>
        <ol ref={bar}>
          {topics.map((one) => {
            const ofTopic = questions.filter((question) => question.topic === one)
            const done = ofTopic.filter(({ id }) => check.choices[id] !== undefined).length
            return (
              <li key={one}>
                <button
                  type="button"
                  className={styles.topic}
                  aria-current={one === topic ? 'step' : undefined}
                  onClick={() => onPlace(one)}
                >
                  {topicLabels[one]}
                  <small>
                    <span className="sr-only">已答 </span>
                    {done}/{ofTopic.length}
                  </small>
                </button>
              </li>
            )
          })}
        </ol>
        <div className={styles.progress}>
          <progress value={answered} max={questions.length} aria-label="作答进度" />
          <span>
            已答 {answered} / {questions.length} 题
          </span>
        </div>
      </nav>
      <Card title={topicLabels[topic]} number={place + 1}>
        <ol className={styles.questions}>
          {here.map((question, index) => (
            <QuestionField
              key={question.id}
              question={question}
              number={index + 1}
              value={check.choices[question.id]}
              isUnknown={chosenOption(question, check.choices) === undefined}
              onAnswer={(choice) => answer(question.id, choice)}
            />
          ))}
        </ol>
      </Card>
      <StickyBar>
        <div className={`row ${styles.bar}`}>
          <Quiet>不确定的题可以选“不清楚”或者跳过，按“未知”计。</Quiet>
          <Button onClick={() => onPlace(before ?? 'start')}>
            {before ? `上一步：${topicLabels[before]}` : '返回'}
          </Button>
          <Button variant="primary" onClick={() => onPlace(after ?? 'result')}>
            {after ? `下一步：${topicLabels[after]}` : '查看结果'}
          </Button>
        </div>
      </StickyBar>
    </Stack>
  )
}

import { Icon, Stack } from '@portal/platform/web'
import { type Choices, choiceText, chosenOption } from '../../contract/choices.ts'
import { type Question, topicLabels, topics } from '../../contract/question.ts'
import styles from './report.module.css'

/** All questions of the check with their answers, topic by topic. */
export function AnswerGroups({ questions, choices }: { questions: readonly Question[]; choices: Choices }) {
  return (
    <Stack gap={20} className={styles.groups}>
      {topics.map((topic) => (
        <section key={topic} aria-label={topicLabels[topic]}>
          <h3>{topicLabels[topic]}</h3>
          <ul>
            {questions
              .filter((question) => question.topic === topic)
              .map((question) => (
                <li key={question.id}>
                  <span>{question.ask}</span>
                  <AnswerMark question={question} choices={choices} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}

/** An answer in words, with a mark that shows how good it is. */
function AnswerMark({ question, choices }: { question: Question; choices: Choices }) {
  const points = chosenOption(question, choices)?.points
  const worth = points === undefined ? 'unknown' : points === 100 ? 'green' : points === 0 ? 'red' : 'yellow'
  const icon = { unknown: 'help', green: 'check', red: 'warn', yellow: 'info' } as const
  return (
    <b className={`${styles.answer} ${styles.lit}`} data-light={worth}>
      <Icon name={icon[worth]} size={15} />
      {choiceText(question, choices)}
    </b>
  )
}

import { dayText, Icon, RadioCard, Stack, StatusTag } from '@portal/platform/web'
import { useId } from 'react'
import { adviceOf } from '../../contract/actions.ts'
import { type Choice, choiceLetters, unsure, unsureLabel } from '../../contract/choices.ts'
import type { Question } from '../../contract/question.ts'
import styles from './questions.module.css'

const letterOf = (index: number): Choice => choiceLetters[index] ?? unsure

/** One question with its reason, its options, and a statement of law where there is one. */
export function QuestionField({
  question,
  number,
  value,
  isUnknown,
  onAnswer,
}: {
  question: Question
  number: number
  value: Choice | undefined
  isUnknown: boolean
  onAnswer: (choice: Choice) => void
}) {
  const id = useId()
  const { ask, why, options, fact, critical } = question
  const choices = [
    ...options.map(({ text }, index) => ({ choice: letterOf(index), text })),
    { choice: unsure, text: unsureLabel },
  ] as const
  return (
    <li>
      <Stack as="fieldset" gap={12} className={styles.question} aria-describedby={`${id}-why`}>
        <legend>
          <span className={styles.number}>{number}.</span> {ask}{' '}
          {critical && (
            <StatusTag tone="waiting" icon="warn">
              要害题
            </StatusTag>
          )}
        </legend>
        <p id={`${id}-why`} className={styles.why}>
          <b>为什么问</b>
          {why}
        </p>
        <Stack gap={10}>
          {choices.map(({ choice, text }) => (
            <RadioCard
              key={choice}
              name={`${id}-choice`}
              value={choice}
              checked={choice === value}
              onChange={() => onAnswer(choice)}
            >
              {text}
            </RadioCard>
          ))}
        </Stack>
        {value !== undefined && (value !== 'a' || isUnknown) && (
          <p className={styles.todo}>
            <Icon name="right" size={16} />
            <span>
              <b>可以这样做</b>
              {adviceOf(question, value === undefined ? {} : { [question.id]: value }).todo}
            </span>
          </p>
        )}
        {fact && (fact.until === undefined || dayText(Date.now()) < fact.until) && (
          <p className={styles.fact}>
            {fact.text}
            <small>
              依据：{fact.source}；核对于 {fact.checkedOn}
            </small>
          </p>
        )}
      </Stack>
    </li>
  )
}
